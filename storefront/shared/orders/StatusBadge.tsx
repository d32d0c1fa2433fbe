// Badge with the status of an order, and a second one if money was paid back. After a delivery, that is the state.
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'

const tones: Record<OrderStatus, Tone> = {
  unpaid: 'warning',
  processing: 'accent',
  processed: 'accent',
  pickup: 'accent',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'plain',
}

type StatusBadgeProps = { status: OrderStatus; payment?: PaymentStatus }

export function StatusBadge({ status, payment }: StatusBadgeProps) {
  const t = useTranslate()
  const isPaidBack = payment === 'refunded' || payment === 'partially-refunded'
  return (
    <>
      {!(isPaidBack && status === 'delivered') && (
        <Badge tone={tones[status]}>{t(`order.status.${status}`)}</Badge>
      )}
      {isPaidBack && <Badge>{t(`order.payment.${payment}`)}</Badge>}
    </>
  )
}
