// The lists in which staff work through orders.
import { orderStatuses, type OrderStatus } from './order.ts'

export const orderLists = [
  'all',
  'to-pay',
  'to-pack',
  'to-ship',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderList = (typeof orderLists)[number]

export const listStatuses: Record<OrderList, readonly OrderStatus[]> = {
  all: orderStatuses,
  'to-pay': ['unpaid'],
  'to-pack': ['processing'],
  'to-ship': ['processed', 'pickup'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
}

/** Lists of work begin with the oldest order, the others with the newest. */
export function isOldestFirst(list: OrderList): boolean {
  return list.startsWith('to-')
}
