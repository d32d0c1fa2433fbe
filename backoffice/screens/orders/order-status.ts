// How statuses of orders are shown.
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Tone } from '#web/ui/Badge.tsx'

export const toneOf: Readonly<Record<OrderStatus, Tone>> = {
  unpaid: 'plain',
  processing: 'accent',
  processed: 'warning',
  pickup: 'warning',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'error',
}
