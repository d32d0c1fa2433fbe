// First screen after signing in: first steps of a new shop, waiting work, and figures of a period.
import { useState } from 'react'
import { addDays, plainDateIn } from '#domain/calendar/calendar.ts'
import { formatMonthOfYear } from '#messages/format-days.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { boot } from '../../platform/boot.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { useMay, useMember } from '../../platform/member.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { SetupList } from '../setup/SetupList.tsx'
import type { Table } from './report.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { WorkPanel } from './WorkPanel.tsx'
import { option } from '../../ui/option.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import './dashboard.css'

export default function DashboardScreen() {
  const may = useMay()
  const { name } = useMember()
  const { date } = useVisit()
  const [today] = useState(() => date(plainDateIn(Date.now(), boot.timeZone)))
  return (
    <>
      <ScreenHead
        title={name ? t('admin.start.greeting', { name }) : today}
        text={name ? today : undefined}
      />
      {may('settings') && <SetupList />}
      {may('fulfilment') && <WorkPanel />}
      {may('reports') && <Figures />}
    </>
  )
}

const periods = [7, 30, 90] as const

function Figures() {
  const [days, setDays] = useState<number>(30)
  const [to] = useState(() => plainDateIn(Date.now(), boot.timeZone))
  const period = { from: addDays(to, 1 - days), to }
  const reports = useReports(period)
  const filled = reports.filter(({ data }) => data && !isEmpty(data))
  const isAllEmpty = reports.every(({ data }) => data && isEmpty(data))
  return (
    <section className="dashboard-figures" aria-label={t('admin.dashboard.figures')}>
      <div data-part="head">
        <h2>{t('admin.dashboard.figures')}</h2>
        <SelectField
          label={t('admin.dashboard.period')}
          labelHidden
          {...bindText(String(days), (next) => setDays(Number(next)))}
        >
          {periods.map((count) => option(count, t('admin.dashboard.days', { count })))}
        </SelectField>
      </div>
      {filled.map(({ report, data, loading }) => (
        <ReportPanel key={report} report={report} period={period} data={data!} loading={loading} />
      ))}
      {isAllEmpty ? <p data-part="empty">{t('admin.dashboard.empty')}</p> : <InvoicesPanel today={to} />}
    </section>
  )
}

function useReports(period: { readonly from: string; readonly to: string }) {
  const sales = useLoad('admin.viewReport', { report: 'sales', ...period })
  const bestSellers = useLoad('admin.viewReport', { report: 'best-sellers', ...period })
  const returns = useLoad('admin.viewReport', { report: 'returns', ...period })
  const searchMisses = useLoad('admin.viewReport', { report: 'search-misses', ...period })
  const funnel = useLoad('admin.viewReport', { report: 'funnel', ...period })
  return [
    { report: 'sales', ...sales },
    { report: 'best-sellers', ...bestSellers },
    { report: 'returns', ...returns },
    { report: 'search-misses', ...searchMisses },
    { report: 'funnel', ...funnel },
  ] as const
}

/** The funnel has a row for each step, with zeros at first. */
function isEmpty({ columns, rows }: Table): boolean {
  return columns[0] === 'step' ? rows.every(([, count]) => count === 0) : rows.length === 0
}

const listedMonths = 13

/** This month and the twelve before, then this year and the last: '2026-11' … '2025-11', '2026', '2025'. */
function periodsUntil(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const months = Array.from({ length: listedMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
  return [...months, String(year), String(year - 1)]
}

/** Invoices and credit notes of a month or a year as a file for the accountant. */
function InvoicesPanel({ today }: { today: string }) {
  const periods = periodsUntil(today)
  const [period, setPeriod] = useState(periods[1]!)
  async function save(): Promise<void> {
    const { csv } = await adminCall('admin.exportInvoices', { period })
    download(`invoices-${period}.csv`, csv)
  }
  return (
    <Panel title={t('admin.dashboard.invoices')} text={t('admin.dashboard.invoicesText')}>
      <div className="button-row">
        <SelectField label={t('admin.dashboard.period')} {...bindText(period, setPeriod)}>
          {periods.map((each) =>
            option(each, each.includes('-') ? formatMonthOfYear(pageLocale, each) : each),
          )}
        </SelectField>
        <ActionButton variant="secondary" action={save}>
          {t('admin.dashboard.csv')}
        </ActionButton>
      </div>
    </Panel>
  )
}
