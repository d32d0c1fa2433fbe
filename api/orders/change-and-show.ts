// What operations that change an order share.
import type { RefusalCode } from '#contract/refusals.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { openWithFullAccess, type OrderHandle } from '#services/orders/open-order.ts'
import type { Context } from '../context.ts'
import { showOrderTo } from './show-order.ts'

/** Opens the order, changes it, and shows it as it is then. */
export async function changeAndShow<Code extends RefusalCode>(
  handle: OrderHandle,
  context: Context,
  change: (order: StoredOrder) => Promise<Refusal<Code> | null>,
) {
  const order = await openWithFullAccess(handle, context)
  if (isRefusal(order)) return order
  const refused = await change(order)
  return refused ?? showOrderTo((await loadOrder(context.db, { id: order.id }))!, false, context)
}
