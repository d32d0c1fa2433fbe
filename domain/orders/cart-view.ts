// The priced part of the cart's view. The server's reply and the browser's prediction use it.
import type { PricedCart } from '../pricing/pricing.ts'
import { itemCount, type CartLine } from './cart.ts'

/** `lines` are the cart's lines with their product facts, in the order of `priced.lines`. */
export function pricedView<Line extends CartLine>(
  lines: readonly Line[],
  { lines: pricedLines, discounts, promotionHint, totals }: PricedCart,
) {
  return {
    count: itemCount({ lines }),
    lines: lines.map((line, i) => {
      const { subtotal, discount, total } = pricedLines[i]!
      return { ...line, subtotal, discount, total }
    }),
    discounts: discounts.map(({ key, name, reason, amount, freeShipping }) => {
      return { key, name, reason, amount, freeShipping }
    }),
    promotionHint: promotionHint && { items: null, amount: null, ...promotionHint },
    totals,
  }
}
