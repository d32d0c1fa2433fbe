// Whether a recipient gets a gift with a message: its card is in the parcel.
import type { DraftDelivery } from '../../shared/addresses/draft.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'

export function isWithCard(
  lines: readonly CartLineView[],
  deliveries: readonly DraftDelivery[],
  at: number,
): boolean {
  const isIn = ({ id }: CartLineView) =>
    deliveries.length === 1 || deliveries[at]!.lines.some((share) => share.id === id)
  return lines.some((line) => line.giftMessage !== '' && isIn(line))
}
