// Badge with the state of an order: a return that is not decided, or its status. A second one if money was paid back.
// After a delivery, that is the state.
import type { OrderRequest } from '#domain/orders/open-request.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import { orderStatusText } from '#messages/order-status-text.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { requestText } from './request-text.ts'

const tones: Record<OrderStatus, Tone> = {
  unpaid: 'warning',
  processing: 'plain',
  processed: 'plain',
  pickup: 'plain',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'plain',
}

type StatusBadgeProps = {
  status: OrderStatus
  payment?: PaymentStatus
  request?: OrderRequest | null | undefined
}

export function StatusBadge({ status, payment, request }: StatusBadgeProps) {
  const t = useTranslate()
  const isPaidBack = payment === 'refunded' || payment === 'partially-refunded'
  return (
    <>
      {request ? (
        <Badge tone="warning">{t(requestText(request))}</Badge>
      ) : (
        !(isPaidBack && status === 'delivered') && (
          <Badge tone={tones[status]}>{t(orderStatusText(status))}</Badge>
        )
      )}
      {isPaidBack && <Badge>{t(`order.payment.${payment}`)}</Badge>}
    </>
  )
}
