// Chooses documents and prints them for some orders; saves their production files.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { downloadBytes } from '../../platform/download.ts'
import { useAction } from '../../platform/use-action.ts'
import { printPage } from './print.ts'

const documents = ['pick-list', 'packing-slips', 'gift-receipts', 'cards'] as const
type PrintedDocument = (typeof documents)[number]

export function PrintDocuments({ numbers }: { numbers: readonly string[] }) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const [chosen, setChosen] = useState<readonly PrintedDocument[]>(['packing-slips'])
  const nameOf = (each: PrintedDocument): string =>
    each === 'pick-list' ? t('admin.orders.pickList') : t(`admin.orders.${each}`)
  const print = () =>
    run(async () => {
      const page = await adminCall('admin.printOrders', { numbers: [...numbers], documents: [...chosen] })
      printPage(page, chosen.map(nameOf).join(', '))
    })
  const saveProductionFiles = () =>
    run(async () => {
      const { zip } = await adminCall('admin.productionFiles', { numbers: [...numbers] })
      downloadBytes(`${numbers.length === 1 ? numbers[0] : 'production'}.zip`, zip, 'application/zip')
    })
  return (
    <div className="print-documents">
      {documents.map((each) => (
        <Checkbox
          key={each}
          label={nameOf(each)}
          checked={chosen.includes(each)}
          onChange={(event) => {
            const isOn = event.currentTarget.checked
            setChosen(documents.filter((one) => (one === each ? isOn : chosen.includes(one))))
          }}
        />
      ))}
      <Button
        variant="secondary"
        size="s"
        loading={busy}
        disabled={chosen.length === 0}
        onClick={() => void print()}
      >
        {t('order.print')}
      </Button>
      <Button variant="link" size="s" loading={busy} onClick={() => void saveProductionFiles()}>
        {t('admin.orders.productionFiles')}
      </Button>
    </div>
  )
}
