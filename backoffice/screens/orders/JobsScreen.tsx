// Jobs that failed for good: e-mails, refunds, checks. Each can run again.
import type { AdminOutput } from '#api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { adminHref } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { useTime } from '../../platform/shop-time.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

type Job = AdminOutput<'admin.listFailedJobs'>['jobs'][number]

export default function JobsScreen() {
  const t = useTranslate()
  const time = useTime()
  const jobs = useLoad('admin.listFailedJobs', {})
  const { busy, run } = useAction()
  const retry = (job: string) =>
    run(async () => jobs.setData(await adminCall('admin.retryJobs', { job })), t('account.saved'))
  if (jobs.notLoaded) return jobs.notLoaded
  const columns: readonly Column<Job>[] = [
    {
      label: t('admin.jobs.title'),
      cell: ({ kind, subject, lastError }) => (
        <>
          {subject ? t(`admin.jobs.${subject}`) : kind}{' '}
          <small className="muted">
            {kind} · {lastError}
          </small>
        </>
      ),
    },
    {
      label: t('admin.orders.order'),
      cell: ({ number }) => number && <a href={adminHref(`/orders/${number}`)}>{number}</a>,
    },
    { label: t('admin.orders.failed'), cell: ({ failedAt }) => time(failedAt) },
    {
      label: t('shell.retry'),
      isAction: true,
      numeric: true,
      cell: ({ id }) => (
        <Button size="s" variant="secondary" onClick={() => void retry(id)}>
          {t('shell.retry')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <ScreenHead title={t('admin.jobs.title')}>
        {jobs.data && jobs.data.jobs.length > 1 && (
          <Button loading={busy} onClick={() => void retry('all')}>
            {t('admin.jobs.all')}
          </Button>
        )}
      </ScreenHead>
      <Panel>
        <DataTable
          label={t('admin.jobs.title')}
          columns={columns}
          rows={jobs.data?.jobs ?? []}
          rowKey={({ id }) => id}
          loading={jobs.loading}
          empty={t('admin.jobs.none')}
        />
        {jobs.data && jobs.data.count > jobs.data.jobs.length && (
          <p className="muted">
            {t('admin.jobs.latest', { shown: jobs.data.jobs.length, count: jobs.data.count })}
          </p>
        )}
      </Panel>
    </>
  )
}
