// Saves the personal text of a line as outlines for engravers and printers.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { useAction } from '../../platform/use-action.ts'

export function ProductionFile({ number, line }: { number: string; line: string }) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const save = () =>
    run(async () => {
      const { name, svg } = await adminCall('admin.productionFile', { number, line })
      download(name, svg, 'image/svg+xml')
    })
  return (
    <Button size="s" variant="link" loading={busy} onClick={() => void save()}>
      {t('admin.orders.productionFile')}
    </Button>
  )
}
