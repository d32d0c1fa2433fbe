// What a buyer changes of a placed order. Each statement needs the order's lock.
import { sql, type Queryable } from '../database.ts'
import type { StoredDelivery } from './orders.ts'

export async function writeCard(tx: Queryable, deliveryId: string, message: string): Promise<void> {
  await tx.run(sql`update shipment_group set message = ${message} where id = ${deliveryId}`)
}

export async function writeGiftMessage(tx: Queryable, lineId: string, message: string): Promise<void> {
  await tx.run(sql`update order_line set gift_message = ${message} where id = ${lineId}`)
}

export type DeliveryDays = Pick<StoredDelivery, 'arriveOn' | 'shipsOn' | 'earliest' | 'latest'>

export async function writeDays(
  tx: Queryable,
  deliveryId: string,
  { arriveOn, shipsOn, earliest, latest }: DeliveryDays,
): Promise<void> {
  await tx.run(sql`
    update shipment_group set arrive_on = ${arriveOn}, ships_on = ${shipsOn}, earliest = ${earliest},
      latest = ${latest}
    where id = ${deliveryId}`)
}
