// Inbox of returns: requests that wait for a decision or for their parcel.
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { t } from '../../platform/language.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import type { ChangeOrder } from './staff-order.ts'
import { RequestPanel } from './RequestPanel.tsx'
import './orders.css'

export default function ReturnsScreen() {
  const returns = useLoad('admin.listReturns', {})
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
      {returns.data && requests.length === 0 && <EmptyState icon="returns" title={t('admin.returns.none')} />}
      {requests.map((request) => (
        <RequestPanel key={request.reference} request={request} change={change} isLinked />
      ))}
    </>
  )
}
