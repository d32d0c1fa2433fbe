// The lines of an order without what staff removed before packing, and without what was withdrawn before it was sent.
import type { StoredOrder, StoredRequest } from '#data/orders/orders.ts'

type Lines = StoredOrder['lines']
type PackedOrder = Pick<StoredOrder, 'lines' | 'deliveries' | 'requests' | 'events'>

/** `quantity` is what remains. */
export function keptLines({ lines }: Pick<StoredOrder, 'lines'>): Lines {
  return without(lines, ({ removed }) => removed)
}

/** What is in the parcels, as they were packed. An approved withdrawal is refunded, so its gifts must not be sent. */
export function parcelLines(order: PackedOrder): Lines {
  return without(order.lines, (line) => line.removed + withdrawnBeforeSent(order, line))
}

/** What staff pack. They do not send what was withdrawn, also before the withdrawal is decided. */
export function linesToPack(order: PackedOrder): Lines {
  return without(order.lines, (line) => line.removed + withdrawnBeforeSent(order, line, { withAsked: true }))
}

/** By position of the delivery. An order may have 1,000. */
export function linesToPackByDelivery(order: PackedOrder): ReadonlyMap<number, Lines> {
  return Map.groupBy(linesToPack(order), ({ delivery }) => delivery)
}

/** False if a delivery has no parcel: its goods are handed over, or all were withdrawn before one was recorded. */
export function isSent(
  order: PackedOrder,
  { requiresShipping, position, shipments }: StoredOrder['deliveries'][number],
): boolean {
  if (!requiresShipping || shipments.length > 0) return requiresShipping
  return parcelLines(order).some(({ delivery }) => delivery === position)
}

/** Whether at least one delivery has a parcel. */
export function hasParcel(order: StoredOrder): boolean {
  return order.deliveries.some((delivery) => isSent(order, delivery))
}

function without(lines: Lines, gone: (line: Lines[number]) => number): Lines {
  return lines.flatMap((line) => {
    const quantity = line.quantity - gone(line)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

function withdrawnBeforeSent(
  { deliveries, requests, events }: PackedOrder,
  { id, delivery }: Lines[number],
  { withAsked = false } = {},
): number {
  const sentAt = deliveries[delivery]!.shipments[0]?.shippedAt
  // A declared withdrawal takes effect later than it was asked.
  const takenAt = ({ reference, askedAt }: StoredRequest) =>
    events.find(({ kind, data }) => kind === 'withdrawn' && data.reference === reference)?.at ?? askedAt
  const isBefore = (request: StoredRequest) => {
    const { status } = request
    if (status !== 'approved' && status !== 'asked') return false
    return sentAt === undefined ? withAsked || status === 'approved' : takenAt(request) <= sentAt
  }
  return requests
    .filter((request) => request.kind === 'withdrawal' && isBefore(request))
    .flatMap(({ lines }) => lines.filter((line) => line.id === id))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
