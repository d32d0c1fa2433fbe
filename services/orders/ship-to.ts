// Addresses that only staff read: where the parcels of a registry's gifts go.
import type { Queryable } from '#data/database.ts'
import { loadOrder, loadShipTo, type StoredOrder } from '#data/orders/orders.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** For staff, packing slips and labels; never for the buyer. */
export async function withShipTo(db: Queryable, order: StoredOrder): Promise<StoredOrder> {
  const addresses = await loadShipTo(db, order.id)
  if (addresses.size === 0) return order
  const deliveries = order.deliveries.map((delivery) => ({
    ...delivery,
    address: addresses.get(delivery.id) ?? delivery.address,
  }))
  return { ...order, deliveries }
}

/** Orders by the numbers that staff chose, in their order, with the addresses of their parcels. */
export async function loadOrdersToShip(
  db: Queryable,
  numbers: readonly string[],
): Promise<StoredOrder[] | Refusal<'order-unknown'>> {
  const orders: StoredOrder[] = []
  for (const typed of numbers) {
    const number = readOrderNumber(typed)
    const order = number === null ? undefined : await loadOrder(db, { number })
    if (!order) return refuse('order-unknown')
    orders.push(await withShipTo(db, order))
  }
  return orders
}
