// Which parcel and recipient a mail about an event concerns.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import type { OrderEventKind } from '#domain/orders/order-event.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import { isSent } from '#services/orders/kept-lines.ts'
import type { Parcel } from './order-rows.ts'

/** The delivery of the event; undefined for a single recipient, for many, or for an event of all deliveries. */
export function recipientOf(order: StoredOrder, delivery: number | undefined): StoredDelivery | undefined {
  const { deliveries } = order
  if (deliveries.length < 2 || isForMany(order)) return undefined
  return deliveries.find(({ position }) => position === delivery)
}

/** The parcel of the event; the last parcel for events of earlier releases, which do not name it. */
export function parcelOf(number: string | undefined, all: readonly Parcel[]): Parcel {
  return (
    all.find(({ trackingNumber }) => trackingNumber === number) ??
    all.at(-1) ?? { carrier: '', trackingNumber: '' }
  )
}

/** An order for many people has one mail when its last parcel is sent or delivered, not one for each parcel. */
export function isOfLastParcel(
  order: StoredOrder,
  event: StoredEvent | undefined,
  kinds: readonly OrderEventKind[],
): boolean {
  const { deliveries, events } = order
  const areAllSent = deliveries.every((each) => each.shipments.length > 0 || !isSent(order, each))
  return areAllSent && events.findLast(({ kind }) => kinds.some((each) => each === kind))?.id === event?.id
}
