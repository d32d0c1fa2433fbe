// Rows below the total: what is paid back, and what is left. The heading has a refund of everything.
import { useVisit } from '#web/platform/pages/visit.ts'
import { refundTotal } from './OrderRefunds.tsx'
import type { OrderView } from './use-order.ts'

export function PaidBack({ order }: { order: OrderView }) {
  const { t, money } = useVisit()
  const { totals } = order
  const { minor: back } = refundTotal(order)
  const left = totals.total.minor - back
  if (back === 0 || left <= 0) return null
  return (
    <div data-part="paid-back">
      <p>
        <span>{t('points.takenBack')}</span>
        <bdi>{money({ ...totals.total, minor: -back })}</bdi>
      </p>
      <p>
        <strong>{t('order.paidAfterRefund')}</strong>
        <strong>
          <bdi>{money({ ...totals.total, minor: left })}</bdi>
        </strong>
      </p>
    </div>
  )
}
