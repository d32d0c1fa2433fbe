// Parcels of orders and exchanges.
import { instant, sql, type Queryable } from '../database.ts'

export async function addShipment(
  db: Queryable,
  shipment: {
    id: string
    orderId: string
    deliveryId: string
    /** Id of the exchange, if the parcel carries one. */
    returnId?: string
    carrier: string
    trackingNumber: string
  },
  now: number,
): Promise<void> {
  await db.run(sql`
    insert into shipment (id, order_id, group_id, return_id, carrier, tracking_number, shipped_at)
    values (${shipment.id}, ${shipment.orderId}, ${shipment.deliveryId}, ${shipment.returnId ?? null},
      ${shipment.carrier}, ${shipment.trackingNumber}, ${instant(now)})`)
}

/** Marks parcels in transit as delivered: of the whole order, or of one delivery (`deliveryId`). */
export async function deliverShipments(
  db: Queryable,
  orderId: string,
  deliveryId: string | null,
  now: number,
): Promise<void> {
  await db.run(sql`
    update shipment set delivered_at = ${instant(now)}
    where order_id = ${orderId} and (${deliveryId}::uuid is null or group_id = ${deliveryId}::uuid)
      and delivered_at is null`)
}

/** Whether any parcel of the order was sent. */
export async function hasParcels(db: Queryable, orderId: string): Promise<boolean> {
  return (await db.row(sql`select id from shipment where order_id = ${orderId} limit 1`)) !== undefined
}

/** Parcels of one delivery; not those of exchanges. */
export async function removeShipments(db: Queryable, deliveryId: string): Promise<void> {
  await db.run(sql`delete from shipment where group_id = ${deliveryId} and return_id is null`)
}
