// Rows below the total: what is paid back, and what is left.
import { useVisit } from '#web/platform/pages/visit.ts'
import { refundTotal } from './OrderRefunds.tsx'
import type { OrderView } from './use-order.ts'

export function PaidBack({ order }: { order: OrderView }) {
  const { t, money } = useVisit()
  const { totals, refunds } = order
  const { minor: back } = refundTotal(order)
  if (back === 0) return null
  const isSent = refunds.every(({ doneAt }) => doneAt !== null)
  return (
    <div data-part="paid-back">
      <p>
        <span>{t(isSent ? 'order.refundStep' : 'order.refundOnWay')}</span>
        <bdi>{money({ ...totals.total, minor: -back })}</bdi>
      </p>
      <p>
        <strong>{t('order.paidAfterRefund')}</strong>
        <strong>
          <bdi>{money({ ...totals.total, minor: totals.total.minor - back })}</bdi>
        </strong>
      </p>
    </div>
  )
}
