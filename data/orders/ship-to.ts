// Addresses of deliveries that the buyer must not read.
import type { Address } from '#domain/delivery/address.ts'
import { sql, type Queryable } from '../database.ts'

/** By id of the delivery. Without an entry, the parcel goes to the address that the order shows. */
export async function loadShipTo(db: Queryable, orderId: string): Promise<ReadonlyMap<string, Address>> {
  const rows = await db.rows<{ id: string; address: Address }>(
    sql`select id, ship_to as address from shipment_group where order_id = ${orderId} and ship_to is not null`,
  )
  return new Map(rows.map(({ id, address }) => [id, address]))
}
