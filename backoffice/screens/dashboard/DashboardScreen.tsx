// First screen after signing in: the first steps of a new shop, the work that waits, and the figures of a period.
import { useState, type ChangeEvent } from 'react'
import { addDays, plainDateIn } from '#domain/calendar/calendar.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { SelectField } from '#storefront/ui/SelectField.tsx'
import { useMay, useMember } from '../../platform/member.ts'
import { adminHref } from '../../platform/router.ts'
import { useLoad } from '../../platform/use-load.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { SetupList } from '../setup/SetupList.tsx'
import { InvoicesPanel } from './InvoicesPanel.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import './dashboard.css'

export default function DashboardScreen() {
  const t = useTranslate()
  const may = useMay()
  const { name, email } = useMember()
  return (
    <>
      <ScreenHead title={t('admin.start.greeting', { name: name || email })} />
      {may('settings') && <SetupList />}
      {may('fulfilment') && <Work />}
      {may('reports') && <Figures />}
    </>
  )
}

/** Only what the member may do. */
function Work() {
  const t = useTranslate()
  const may = useMay()
  const { data } = useLoad('admin.countWork', {})
  if (!data) return null
  const tasks = [
    { label: t('admin.orders.to-pack'), count: data.toPack, path: '/orders?list=to-pack', seen: true },
    { label: t('admin.orders.to-ship'), count: data.toShip, path: '/orders?list=to-ship', seen: true },
    { label: t('admin.orders.to-pay'), count: data.toPay, path: '/orders?list=to-pay', seen: may('orders') },
    { label: t('admin.returns.title'), count: data.returns, path: '/returns', seen: true },
    { label: t('admin.reviews.title'), count: data.reviews, path: '/reviews', seen: may('orders') },
    { label: t('admin.jobs.title'), count: data.failedJobs, path: '/jobs', seen: may('orders') },
  ].filter(({ count, seen }) => seen && count > 0)
  return (
    <Panel title={t('admin.dashboard.work')}>
      {tasks.length === 0 && <p>{t('admin.dashboard.nothing')}</p>}
      <ul className="dashboard-work">
        {tasks.map(({ label, count, path }) => (
          <li key={path}>
            <a href={adminHref(path)}>
              <b>{count}</b> {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const periods = [7, 30, 90] as const

function Figures() {
  const t = useTranslate()
  const [days, setDays] = useState<number>(30)
  const [to] = useState(() => plainDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone))
  const period = { from: addDays(to, 1 - days), to }
  return (
    <section className="dashboard-figures" aria-label={t('admin.dashboard.figures')}>
      <SelectField
        label={t('admin.dashboard.period')}
        value={days}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => setDays(Number(event.currentTarget.value))}
      >
        {periods.map((count) => (
          <option key={count} value={count}>
            {t('admin.dashboard.days', { count })}
          </option>
        ))}
      </SelectField>
      {(['sales', 'best-sellers', 'returns', 'search-misses', 'funnel'] as const).map((report) => (
        <ReportPanel key={report} report={report} period={period} />
      ))}
      <InvoicesPanel today={to} />
    </section>
  )
}
