// Jobs that failed for good: e-mails, refunds, checks. Each can run again.
import type { AdminOutput } from '#api/call.ts'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { adminHref } from '../../platform/router.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

type Job = AdminOutput<'admin.listFailedJobs'>['jobs'][number]

export default function JobsScreen() {
  const jobs = useLoad('admin.listFailedJobs', {})
  const retry = async (job: string) => jobs.setData(await adminCall('admin.retryJobs', { job }))
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
    { label: t('admin.orders.failed'), cell: ({ failedAt }) => shopTime(failedAt) },
    {
      label: t('shell.retry'),
      isAction: true,
      numeric: true,
      cell: ({ id }) => (
        <ActionButton size="s" variant="secondary" action={() => retry(id)} done={t('account.saved')}>
          {t('shell.retry')}
        </ActionButton>
      ),
    },
  ]
  return (
    <>
      <ScreenHead title={t('admin.jobs.title')}>
        {jobs.data && jobs.data.jobs.length > 1 && (
          <ActionButton action={() => retry('all')} done={t('account.saved')}>
            {t('admin.jobs.all')}
          </ActionButton>
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
