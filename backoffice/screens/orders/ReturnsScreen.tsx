// Inbox of returns: requests that wait for a decision or for their parcel, and the closed ones.
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { t } from '../../platform/language.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import type { ChangeOrder } from './staff-order.ts'
import { RequestPanel } from './RequestPanel.tsx'
import './orders.css'

const lists = ['open', 'waiting', 'closed'] as const

export default function ReturnsScreen() {
  const typed = useAddress().query.get('list')
  const list = lists.find((each) => each === typed) ?? 'open'
  const returns = useLoad('admin.listReturns', { list })
  const { run } = useAction()
  const change: ChangeOrder = async (work, done = t('account.saved')) => {
    const isDone = await run(work, done)
    returns.reload()
    return isDone
  }
  if (returns.notLoaded) return returns.notLoaded
  const requests = returns.data?.requests ?? []
  return (
    <>
      <ScreenHead title={t('admin.returns.title')} />
      <nav className="filters" aria-label={t('admin.returns.title')}>
        {lists.map((each) => (
          <a
            key={each}
            href={adminHref(`/returns?list=${each}`)}
            aria-current={each === list ? 'page' : undefined}
          >
            {t(`admin.returns.${each}`)}
            {each === list && returns.data && <small> {requests.length}</small>}
          </a>
        ))}
      </nav>
      {returns.data && requests.length === 0 && <EmptyState icon="returns" title={t('admin.returns.none')} />}
      {requests.some(({ isLabelDue }) => isLabelDue) && (
        <p className="inbox-note">{t('admin.returns.labelText')}</p>
      )}
      {requests.map((request) => (
        <RequestPanel key={request.reference} request={request} change={change} isLinked />
      ))}
    </>
  )
}
