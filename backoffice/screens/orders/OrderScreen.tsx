// One order: the next step with its parcels, beside it payment, customer and notes, below it history and e-mails.
import { Badge } from '#web/ui/Badge.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import type { ScreenProps } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { MoneyActions } from './MoneyActions.tsx'
import { NextStep } from './NextStep.tsx'
import { OrderLog } from './OrderLog.tsx'
import { Dispute, OrderSide } from './OrderSide.tsx'
import { ParcelPanel } from './ParcelPanel.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { statusText, toneOf, type ChangeOrder, type StaffOrder } from './staff-order.ts'
import './orders.css'

export default function OrderScreen({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const order = useLoad('admin.viewOrder', { number })
  const { busy, run } = useAction()
  const change: ChangeOrder = async (work, done = t('account.saved')) => {
    const isDone = await run(async () => order.setData(await work()), done)
    // After a refusal, somebody else may have changed the order.
    if (!isDone) order.reload()
    return isDone
  }
  if (order.notLoaded) return order.notLoaded
  return order.data ? <LoadedOrder order={order.data} busy={busy} change={change} /> : null
}

type OrderProps = { order: StaffOrder; busy: boolean; change: ChangeOrder }

function LoadedOrder({ order, busy, change }: OrderProps) {
  const { number, status, placedAt, deliveries, requests } = order
  return (
    <>
      <ScreenHead
        title={t('admin.orders.number', { number })}
        text={shopTime(placedAt)}
        back={{ path: '/orders', label: t('admin.orders.orders') }}
        badge={<Badge tone={toneOf[status]}>{statusText(status)}</Badge>}
      >
        <MoneyActions order={order} change={change} />
      </ScreenHead>
      <div className="order-screen">
        <div>
          {order.payment?.disputes.map((dispute) => (
            <Dispute key={dispute.reference} dispute={dispute} />
          ))}
          <NextStep order={order} busy={busy} change={change} />
          {requests.map((request) => (
            <RequestPanel key={request.reference} request={request} change={change} />
          ))}
          {deliveries.map((_, at) => (
            <ParcelPanel key={at} order={order} recipient={at} busy={busy} change={change} />
          ))}
        </div>
        <OrderSide order={order} change={change} />
        <OrderLog order={order} change={change} />
      </div>
    </>
  )
}
