// Addresses that only staff read: where the parcels of a registry's gifts go.
import { loadShipTo } from '#data/orders/ship-to.ts'
import type { Queryable } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'

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
