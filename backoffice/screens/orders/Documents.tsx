// Invoice and credit notes of an order, each printed by its button.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { Panel } from '../../ui/Panel.tsx'
import { printPage } from './print.ts'
import type { StaffOrder } from './staff-order.ts'

export function Documents({ order: { number, documents } }: { order: StaffOrder }) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const print = (document: string | null, title: string) =>
    run(async () => printPage(await adminCall('admin.printInvoice', { number, document }), title))
  return (
    <Panel title={t('admin.orders.documents')}>
      {documents.map(({ kind, number: issued }) => {
        const isInvoice = kind === 'invoice'
        const title = `${t(isInvoice ? 'order.invoice' : 'order.creditNote')} ${issued}`
        return (
          <Button
            key={kind + issued}
            size="s"
            variant="link"
            disabled={busy}
            onClick={() => void print(isInvoice ? null : issued, title)}
          >
            {title}
          </Button>
        )
      })}
    </Panel>
  )
}
