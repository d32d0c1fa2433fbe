// An order as the screens have it, and its moves.
import type { AdminOutput } from '#api/call.ts'
import { adminCall } from '../../platform/admin-call.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { t } from '../../platform/language.ts'
import type { Tone } from '#web/ui/Badge.tsx'

export type StaffOrder = AdminOutput<'admin.viewOrder'>
/** Runs a call that returns the changed order; shows it, or the refusal. */
export type ChangeOrder = (work: () => Promise<StaffOrder>, done?: string) => Promise<boolean>

/** Moves the order, or the parcel of one recipient. */
export function moveOrder(
  order: StaffOrder,
  to: 'processed' | 'shipped' | 'delivered',
  more: { recipient?: number; carrier?: string; trackingNumber?: string } = {},
): Promise<StaffOrder> {
  return adminCall('admin.moveOrder', { number: order.number, to, seen: order.seen, ...more })
}

/** A status by the work that it waits for. */
export function statusText(status: OrderStatus): string {
  if (status === 'unpaid') return t('admin.orders.to-pay')
  if (status === 'processing') return t('admin.orders.to-pack')
  return status === 'processed' ? t('admin.orders.to-ship') : t(`order.status.${status}`)
}

/** One parcel waits to be sent, and is the order's next step. */
export function isSingleParcel({ deliveries, next }: StaffOrder): boolean {
  return deliveries.length === 1 && deliveries[0]!.state === 'waiting' && next.includes('shipped')
}

export const toneOf: Readonly<Record<OrderStatus, Tone>> = {
  unpaid: 'plain',
  processing: 'accent',
  processed: 'warning',
  pickup: 'warning',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'error',
}
