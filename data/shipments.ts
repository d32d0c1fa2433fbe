// Parcels on their way.
import { sql, type Queryable } from './database.ts'

export async function addShipment(
  db: Queryable,
  shipment: { id: string; orderId: string; carrier: string; trackingNumber: string },
  nowMs: number,
): Promise<void> {
  await db.run(sql`
    insert into shipment (id, order_id, carrier, tracking_number, shipped_at)
    values (${shipment.id}, ${shipment.orderId}, ${shipment.carrier}, ${shipment.trackingNumber}, ${new Date(nowMs)})`)
}

/** Every parcel of the order that is still on its way has arrived. */
export async function deliverShipments(db: Queryable, orderId: string, nowMs: number): Promise<void> {
  await db.run(
    sql`update shipment set delivered_at = ${new Date(nowMs)} where order_id = ${orderId} and delivered_at is null`,
  )
}
