// Predicts the cart after a change, before the server replies. Applies the rules of domain/ to the lines,
// facts and promotions of the last reply.
import {
  addLine,
  changeGift,
  changeQuantity,
  changeText,
  removeLine,
  type Cart,
} from '#domain/orders/cart.ts'
import { pricedView } from '#domain/orders/cart-view.ts'
import { priceCart } from '#domain/pricing/pricing.ts'
import { isRefusal } from '#domain/refusal.ts'
import { emptyView, type CartView, type Change } from './cart-view.ts'

/** The cart with the change; unchanged if the rules refuse it, since the server's reply gives the reason. */
export function predictCart(view: CartView | null, change: Change): CartView | null {
  if (change.kind === 'server-only') return view
  const before = view ?? (change.kind === 'add' ? emptyView(change) : null)
  if (!before) return null
  // After a change of market the reply has another currency; the totals cannot be predicted until then.
  if (change.kind === 'add' && change.facts.unitPrice.currency !== before.totals.total.currency) return view
  const cart: Cart = { lines: before.lines, couponCode: before.couponCode }
  const after = decide(cart, change, (lineId) => before.lines.find(({ id }) => id === lineId)?.available ?? 0)
  return isRefusal(after) ? view : viewAfter(before, after, change)
}

function decide(
  cart: Cart,
  change: Exclude<Change, { kind: 'server-only' }>,
  stockOf: (lineId: string) => number,
) {
  if (change.kind === 'add') return addLine(cart, change.line, change.lineId, change.facts.available)
  if (change.kind === 'quantity')
    return changeQuantity(cart, change.lineId, change.quantity, stockOf(change.lineId))
  if (change.kind === 'gift') {
    const { giftMessage, wrap, wrapping } = change
    return changeGift(cart, change.lineId, { giftMessage, wrap, wrapping })
  }
  if (change.kind === 'text') return changeText(cart, change.lineId, change)
  return removeLine(cart, change.lineId)
}

function viewAfter(before: CartView, cart: Cart, change: Change): CartView {
  const { currency } = before.totals.subtotal
  const lines = cart.lines.map((line) => {
    const existing = before.lines.find(({ id }) => id === line.id)
    const facts = existing ?? (change.kind === 'add' ? change.facts : undefined)
    if (!facts) throw new Error(`cart line ${line.id} has no product facts`)
    return { ...facts, ...line }
  })
  const priced = priceCart({
    currency,
    lines: lines.map((line) => ({ ...line, wrapPrice: line.wrap ? line.wrapPrice : null })),
    promotions: before.promotions,
    shippingFee: null,
  })
  return {
    ...before,
    ...pricedView(lines, priced),
    // Only the server has the text of a coupon problem; the browser only knows whether the coupon applies.
    couponProblem: priced.couponOutcome === null ? null : before.couponProblem,
  }
}
