// The lines of an order without what staff removed before packing, and without what was withdrawn before it was sent.
import type { StoredOrder, StoredRequest } from '#data/orders/orders.ts'

type Lines = StoredOrder['lines']

/** `quantity` is what remains. */
export function keptLines({ lines }: Pick<StoredOrder, 'lines'>): Lines {
  return without(lines, ({ removed }) => removed)
}

/** What is in the parcels. An approved withdrawal is refunded, so its gifts must not be sent. */
export function parcelLines(order: Pick<StoredOrder, 'lines' | 'deliveries' | 'requests'>): Lines {
  return without(order.lines, (line) => line.removed + withdrawnBeforeSent(order, line))
}

/** What staff pack. They do not send what was withdrawn, also before the withdrawal is decided. */
export function linesToPack(order: Pick<StoredOrder, 'lines' | 'deliveries' | 'requests'>): Lines {
  return without(order.lines, (line) => line.removed + withdrawnBeforeSent(order, line, { withAsked: true }))
}

/** By position of the delivery. An order may have 1,000. */
export function linesToPackByDelivery(order: Parameters<typeof linesToPack>[0]): ReadonlyMap<number, Lines> {
  return Map.groupBy(linesToPack(order), ({ delivery }) => delivery)
}

/** False if a delivery has no parcel: its goods are handed over, or all were withdrawn. */
export function isSent(
  order: Parameters<typeof parcelLines>[0],
  { requiresShipping, position }: StoredOrder['deliveries'][number],
): boolean {
  return requiresShipping && parcelLines(order).some(({ delivery }) => delivery === position)
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
  { deliveries, requests }: Pick<StoredOrder, 'deliveries' | 'requests'>,
  { id, delivery }: Lines[number],
  { withAsked = false } = {},
): number {
  const sentAt = deliveries[delivery]!.shipments[0]?.shippedAt ?? Infinity
  const isBefore = ({ status, askedAt, decidedAt }: StoredRequest) =>
    status === 'approved' ? decidedAt! <= sentAt : withAsked && status === 'asked' && askedAt <= sentAt
  return requests
    .filter((request) => request.kind === 'withdrawal' && isBefore(request))
    .flatMap(({ lines }) => lines.filter((line) => line.id === id))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
