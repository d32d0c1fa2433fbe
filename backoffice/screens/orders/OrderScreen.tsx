// One order: the next step with its parcels, and beside it payment, customer, notes, e-mails and history.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useMay } from '../../platform/member.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { useTime } from '../../platform/use-time.ts'
import type { ScreenProps } from '../../routes.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { CancelDialog, MarkPaidDialog, RefundDialog } from './MoneyDialogs.tsx'
import { NextStep } from './NextStep.tsx'
import { OrderSide } from './OrderSide.tsx'
import { toneOf } from './order-status.ts'
import { ParcelPanel } from './ParcelPanel.tsx'
import { PrintDocuments } from './PrintDocuments.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import type { ChangeOrder, StaffOrder } from './staff-order.ts'
import './orders.css'

export default function OrderScreen({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const order = useLoad('admin.viewOrder', { number })
  const { busy, run } = useAction()
  const t = useTranslate()
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
  const t = useTranslate()
  const time = useTime()
  const { number, status, placedAt, deliveries, requests } = order
  return (
    <>
      <ScreenHead
        title={t('admin.orders.number', { number })}
        text={time(placedAt)}
        back={{ path: '/orders', label: t('admin.orders.orders') }}
        badge={<Badge tone={toneOf[status]}>{t(`order.status.${status}`)}</Badge>}
      >
        <MoneyActions order={order} change={change} />
      </ScreenHead>
      <div className="order-screen">
        <div>
          <NextStep order={order} busy={busy} change={change} />
          {requests.map((request) => (
            <RequestPanel key={request.reference} request={request} change={change} />
          ))}
          {deliveries.map((_, at) => (
            <ParcelPanel key={at} order={order} recipient={at} busy={busy} change={change} />
          ))}
          <Panel title={t('order.print')}>
            <PrintDocuments numbers={[number]} />
          </Panel>
        </div>
        <OrderSide order={order} change={change} />
      </div>
    </>
  )
}

function MoneyActions({ order, change }: Pick<OrderProps, 'order' | 'change'>) {
  const t = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState<'refund' | 'cancel' | 'paid' | null>(null)
  const close = (): void => setOpen(null)
  const props = { order, change, onClose: close }
  return (
    <>
      {order.payment && (order.status === 'unpaid' || order.payment.owedUntil !== null) && (
        <Button size="s" variant="secondary" onClick={() => setOpen('paid')}>
          {t('admin.orders.markPaid')}
        </Button>
      )}
      {may('refunds') && order.payment && order.payment.refundable.minor > 0 && (
        <Button size="s" variant="secondary" onClick={() => setOpen('refund')}>
          {t('admin.orders.refund')}
        </Button>
      )}
      {may('refunds') && order.next.includes('cancelled') && (
        <Button size="s" variant="tertiary" onClick={() => setOpen('cancel')}>
          {t('order.cancelButton')}
        </Button>
      )}
      {open === 'paid' && <MarkPaidDialog {...props} />}
      {open === 'refund' && <RefundDialog {...props} />}
      {open === 'cancel' && <CancelDialog {...props} />}
    </>
  )
}
