// Parcels on their way.
import { sql, type Queryable } from '../database.ts'

export async function addShipment(
  db: Queryable,
  shipment: {
    id: string
    orderId: string
    groupId: string
    /** Of the exchange it carries. */
    returnId?: string
    carrier: string
    trackingNumber: string
  },
  nowMs: number,
): Promise<void> {
  await db.run(sql`
    insert into shipment (id, order_id, group_id, return_id, carrier, tracking_number, shipped_at)
    values (${shipment.id}, ${shipment.orderId}, ${shipment.groupId}, ${shipment.returnId ?? null},
      ${shipment.carrier}, ${shipment.trackingNumber}, ${new Date(nowMs)})`)
}

/** Every parcel of the order, or of one recipient's part of it, that is still on its way has arrived. */
export async function deliverShipments(
  db: Queryable,
  orderId: string,
  groupId: string | null,
  nowMs: number,
): Promise<void> {
  await db.run(sql`
    update shipment set delivered_at = ${new Date(nowMs)}
    where order_id = ${orderId} and (${groupId}::uuid is null or group_id = ${groupId}::uuid)
      and delivered_at is null`)
}

/** Whether anything of the order has left the house. */
export async function hasParcels(db: Queryable, orderId: string): Promise<boolean> {
  return (await db.row(sql`select id from shipment where order_id = ${orderId} limit 1`)) !== undefined
}
