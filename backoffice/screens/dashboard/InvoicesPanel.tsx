// Invoices and credit notes of a month or a year as a file for the accountant.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { option } from '../../ui/option.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { useAction } from '../../platform/use-action.ts'
import { Panel } from '../../ui/Panel.tsx'

const listedMonths = 13

/** This month and the twelve before, then this year and the last: '2026-11' … '2025-11', '2026', '2025'. */
function periodsUntil(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const months = Array.from({ length: listedMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
  return [...months, String(year), String(year - 1)]
}

export function InvoicesPanel({ today }: { today: string }) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const periods = periodsUntil(today)
  const [period, setPeriod] = useState(periods[1]!)
  const save = () =>
    run(async () => {
      const { csv } = await adminCall('admin.exportInvoices', { period })
      download(`invoices-${period}.csv`, csv)
    })
  return (
    <Panel title={t('admin.dashboard.invoices')} text={t('admin.dashboard.invoicesText')}>
      <div className="button-row">
        <SelectField label={t('admin.dashboard.period')} {...bindText(period, setPeriod)}>
          {periods.map((each) => option(each, each))}
        </SelectField>
        <Button variant="secondary" loading={busy} onClick={() => void save()}>
          {t('admin.dashboard.csv')}
        </Button>
      </div>
    </Panel>
  )
}
