// Saves parcels that wait to be sent as CSV for the portal of a carrier.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { useAction } from '../../platform/use-action.ts'

/** `numbers` null: all parcels that are due today. */
export function ExportParcels({ numbers }: { numbers: readonly string[] | null }) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const save = () =>
    run(async () => {
      const { csv, parcels } = await adminCall('admin.exportParcels', { numbers: numbers && [...numbers] })
      if (parcels === 0) return toast({ type: 'info', text: t('admin.orders.noParcels') })
      download('parcels.csv', csv)
    })
  return (
    <Button variant="secondary" size="s" loading={busy} onClick={() => void save()}>
      {t(numbers ? 'admin.orders.parcelCsv' : 'admin.orders.parcelsToday')}
    </Button>
  )
}
