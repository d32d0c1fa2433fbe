// Predicts the cart after a change, before the server replies. Applies the rules of domain/ to the lines,
// facts and promotions of the last reply.
import { addLine, changeGift, changeQuantity, itemCount, removeLine, type Cart } from '#domain/orders/cart.ts'
import { priceCart } from '#domain/pricing/pricing.ts'
import { isRefusal } from '#domain/refusal.ts'
import { freeShippingGap } from '#domain/delivery/shipping-fees.ts'
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
  return isRefusal(after) ? view : pricedView(before, after, change)
}

function decide(
  cart: Cart,
  change: Exclude<Change, { kind: 'server-only' }>,
  stockOf: (lineId: string) => number,
) {
  if (change.kind === 'add') return addLine(cart, change.line, change.lineId, change.facts.available)
  if (change.kind === 'quantity')
    return changeQuantity(cart, change.lineId, change.quantity, stockOf(change.lineId))
  if (change.kind === 'gift')
    return changeGift(cart, change.lineId, { giftMessage: change.giftMessage, wrap: change.wrap })
  return removeLine(cart, change.lineId)
}

function pricedView(before: CartView, cart: Cart, change: Change): CartView {
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
  const { promotionHint } = priced
  return {
    ...before,
    count: itemCount(cart),
    lines: lines.map((line, at) => ({ ...line, ...lineAmounts(priced.lines[at]) })),
    // Only the server has the text of a coupon problem; the browser only knows whether the coupon applies.
    couponProblem: priced.couponOutcome === null ? null : before.couponProblem,
    discounts: priced.discounts.map(({ key, name, reason, amount, freeShipping }) => {
      return { key, name, reason, amount, freeShipping }
    }),
    promotionHint: promotionHint && { items: null, amount: null, ...promotionHint },
    totals: priced.totals,
    freeShippingGap: lines.length > 0 ? freeShippingGap(priced.totals.subtotal, before.country) : null,
  }
}

function lineAmounts(line: ReturnType<typeof priceCart>['lines'][number] | undefined) {
  if (!line) throw new Error('a cart line was not priced')
  return { subtotal: line.subtotal, discount: line.discount, total: line.total }
}
