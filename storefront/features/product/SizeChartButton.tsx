// The button below an option that opens its size chart.
import { useState, type ComponentType } from 'react'
import type { SizeChart } from '#domain/catalog/catalog.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { useOnPress } from '#web/platform/hydration/use-on-press.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'

const loadChart = deferred(() => import('./SizeChartDialog.tsx'), { when: 'use' })

type Chart = ComponentType<{ chart: SizeChart; onClose: () => void }>

export function SizeChartButton({ chart }: { chart: SizeChart }) {
  const t = useTranslate()
  const onPress = useOnPress()
  const [open, setOpen] = useState<{ Chart: Chart } | null>(null)
  return (
    <>
      <Button
        variant="tertiary"
        size="s"
        icon="ruler"
        aria-haspopup="dialog"
        onClick={() => void onPress(loadChart, ({ SizeChartDialog }) => setOpen({ Chart: SizeChartDialog }))}
      >
        {t('sizes.title')}
      </Button>
      {open && <open.Chart chart={chart} onClose={() => setOpen(null)} />}
    </>
  )
}
