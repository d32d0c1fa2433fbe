// The messages of the gifts for one recipient: their cards are in the parcel.
import type { DraftDelivery } from '../../shared/addresses/draft.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'

export function cardMessages(
  lines: readonly CartLineView[],
  deliveries: readonly DraftDelivery[],
  at: number,
): string[] {
  const isIn = ({ id }: CartLineView) =>
    deliveries.length === 1 || deliveries[at]!.lines.some((share) => share.id === id)
  return lines.filter((line) => line.giftMessage !== '' && isIn(line)).map((line) => line.giftMessage)
}
