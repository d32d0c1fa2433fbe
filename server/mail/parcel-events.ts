// Which parcel and recipient a mail about an event concerns.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredDelivery, StoredOrder, StoredRequest } from '#data/orders/orders.ts'
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

/** An order for many people has one mail, when its last parcel is sent or delivered. */
export function isOfLastParcel(
  order: StoredOrder,
  event: StoredEvent | undefined,
  kinds: readonly OrderEventKind[],
): boolean {
  const { deliveries, events } = order
  const areAllSent = deliveries.every((each) => each.shipments.length > 0 || !isSent(order, each))
  return areAllSent && events.findLast(({ kind }) => kinds.some((each) => each === kind))?.id === event?.id
}

/** Whether each parcel had its own mail: the event follows from the withdrawal of the gifts that were not sent. */
export function isMailedByParcel(
  order: StoredOrder,
  event: StoredEvent,
  kind: 'group-shipped' | 'group-delivered',
): boolean {
  if (isForMany(order) || event.kind === kind) return false
  const mailed = order.events.flatMap((each) => (each.kind === kind ? [each.data.delivery] : []))
  const areAllMailed = order.deliveries.every(
    (each) => !isSent(order, each) || mailed.includes(each.position),
  )
  return mailed.length > 0 && areAllMailed
}

/** Whether no gift of a request has left the warehouse. */
export function isUnsent({ lines, deliveries }: StoredOrder, request: StoredRequest): boolean {
  return request.lines.every(({ id }) => {
    const delivery = lines.find((line) => line.id === id)?.delivery
    return delivery !== undefined && deliveries[delivery]!.shipments.length === 0
  })
}
