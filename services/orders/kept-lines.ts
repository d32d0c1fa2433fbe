// The lines of an order without what staff removed before packing.
import type { StoredOrder } from '#data/orders/orders.ts'

/** `quantity` is what remains. */
export function keptLines({ lines }: Pick<StoredOrder, 'lines'>): StoredOrder['lines'] {
  return lines.flatMap((line) =>
    line.removed < line.quantity ? [{ ...line, quantity: line.quantity - line.removed }] : [],
  )
}
