// Documents of orders: chosen and printed for several, the invoices of one, and files of parcels and productions.
import { useState } from 'react'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { downloadBytes, download } from '../../platform/download.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { toast } from '#web/platform/toasts.ts'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { StaffOrder } from './staff-order.ts'
import { trustedHtml } from '#web/ui/trusted-html.ts'

const documents = ['pick-list', 'packing-slips', 'gift-receipts', 'cards'] as const
type PrintedDocument = (typeof documents)[number]

/** What an order needs: cards where somebody has written one, and gift receipts for gifts. */
export function printedOf({ lines, deliveries }: StaffOrder): readonly PrintedDocument[] {
  const hasCard =
    deliveries.some(({ message }) => message !== '') || lines.some(({ giftMessage }) => giftMessage !== '')
  const isGift = hasCard || lines.some(({ wrap }) => wrap)
  return documents.filter(
    (each) =>
      each === 'packing-slips' || (each === 'cards' && hasCard) || (each === 'gift-receipts' && isGift),
  )
}

type PrintProps = { numbers: readonly string[]; suggested?: readonly PrintedDocument[] }

export function PrintDocuments({ numbers, suggested = ['packing-slips'] }: PrintProps) {
  const [chosen, setChosen] = useState(suggested)
  const nameOf = (each: PrintedDocument): string =>
    each === 'pick-list' ? t('admin.orders.pickList') : t(`admin.orders.${each}`)
  async function print(): Promise<void> {
    const page = await adminCall('admin.printOrders', { numbers: [...numbers], documents: [...chosen] })
    printPage(page, chosen.map(nameOf).join(', '))
  }
  async function saveProductionFiles(): Promise<void> {
    const { zip } = await adminCall('admin.productionFiles', { numbers: [...numbers] })
    downloadBytes(`${numbers.length === 1 ? numbers[0] : 'production'}.zip`, zip, 'application/zip')
  }
  return (
    <div className="print-documents">
      <Checkboxes
        all={documents}
        nameOf={nameOf}
        chosen={chosen}
        onChange={(next) => setChosen(documents.filter((each) => next.includes(each)))}
      />
      <ActionButton variant="secondary" size="s" disabled={chosen.length === 0} action={print}>
        {t('order.print')}
      </ActionButton>
      <ActionButton variant="link" size="s" action={saveProductionFiles}>
        {t('admin.orders.productionFiles')}
      </ActionButton>
    </div>
  )
}

/** Saves parcels as CSV for the portal of a carrier. `numbers` null: all parcels that are due today. */
export function ExportParcels({ numbers }: { numbers: readonly string[] | null }) {
  async function save(): Promise<unknown> {
    const { csv, parcels } = await adminCall('admin.exportParcels', { numbers: numbers && [...numbers] })
    if (parcels === 0) return toast({ type: 'info', text: t('admin.orders.noParcels') })
    return download('parcels.csv', csv)
  }
  return (
    <ActionButton variant="secondary" size="s" action={save}>
      {t(numbers ? 'admin.orders.parcelCsv' : 'admin.orders.parcelsToday')}
    </ActionButton>
  )
}

/** Invoice and credit notes of an order, each printed by its button. */
export function Documents({ order: { number, documents } }: { order: StaffOrder }) {
  const print = async (document: string | null, title: string) =>
    printPage(await adminCall('admin.printInvoice', { number, document }), title)
  return (
    <Panel title={t('admin.orders.documents')}>
      {documents.map(({ kind, number: issued }) => {
        const isInvoice = kind === 'invoice'
        const title = `${t(isInvoice ? 'order.invoice' : 'order.creditNote')} ${issued}`
        return (
          <ActionButton
            key={kind + issued}
            size="s"
            variant="link"
            action={() => print(isInvoice ? null : issued, title)}
          >
            {title}
          </ActionButton>
        )
      })}
    </Panel>
  )
}

/**
 * Prints HTML of the server in a frame of its own, so that the screen stays as it is. `styles` become a constructed
 * sheet, which the content security policy allows.
 */
function printPage({ html, styles }: { html: string; styles: string }, title: string): void {
  document.querySelector('iframe[data-part="print"]')?.remove()
  const frame = document.createElement('iframe')
  frame.dataset.part = 'print'
  frame.title = title
  frame.tabIndex = -1
  document.body.append(frame)
  const target = frame.contentWindow as (Window & typeof globalThis) | null
  if (!target) throw new Error('the browser opened no frame to print')
  const content = document.createElement('template')
  content.innerHTML = trustedHtml(html) as string
  const sheet = new target.CSSStyleSheet()
  sheet.replaceSync(styles)
  target.document.adoptedStyleSheets = [sheet]
  target.document.title = title
  target.document.body.append(target.document.importNode(content.content, true))
  target.print()
}
