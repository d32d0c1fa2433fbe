// The buyer's name, where it says more than the address of the only recipient.
import type { OrderView } from './use-order.ts'

/** '' if the buyer is the only recipient, or unknown. */
export function giverOf({ buyerName, deliveries }: OrderView): string {
  const [only, ...others] = deliveries
  return others.length === 0 && !only?.giver ? '' : buyerName
}
