// What a change of the cart will look like, before the shop has answered: the rules of domain/ over the lines,
// facts and promotions that the last answer brought along.
import type { Output } from '#api/call.ts'
import {
  addLine,
  changeGift,
  changeQuantity,
  itemCount,
  removeLine,
  type Cart,
  type NewLine,
} from '#domain/cart.ts'
import type { Product, ProductCard, Variant } from '#domain/catalog.ts'
import { giftWrapPrice } from '#domain/gift.ts'
import type { Country } from '#domain/market.ts'
import { zero } from '#domain/money.ts'
import { maxQuantity } from '#domain/quantity.ts'
import { priceCart } from '#domain/pricing.ts'
import { isRefusal } from '#domain/refusal.ts'
import { freeShippingGap } from '#domain/shipping.ts'

export type CartView = Output<'cart.view'>
export type CartLineView = CartView['lines'][number]

/** What a line shows of its product, known before the cart has it. */
export type LineFacts = Pick<
  CartLineView,
  | 'productKey'
  | 'title'
  | 'optionsText'
  | 'picture'
  | 'available'
  | 'unitPrice'
  | 'compareAt'
  | 'wrapPrice'
  | 'categories'
  | 'tags'
>

export type Change =
  | {
      readonly kind: 'add'
      readonly lineId: string
      readonly line: NewLine
      readonly facts: LineFacts
      readonly country: Country
    }
  | { readonly kind: 'quantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'gift'; readonly lineId: string; readonly giftMessage: string; readonly wrap: boolean }
  | { readonly kind: 'remove'; readonly lineId: string }
  /** Only the shop knows what comes of it. */
  | { readonly kind: 'unforeseeable' }

export function lineFacts(product: Product, variant: Variant): LineFacts {
  const picture = product.pictures.find(({ name }) => name === variant.picture) ?? product.pictures[0] ?? null
  return {
    productKey: product.key,
    title: product.title,
    optionsText: Object.values(variant.options).join(', '),
    picture,
    available: Math.min(variant.stock, maxQuantity),
    unitPrice: variant.price,
    compareAt: variant.compareAt,
    wrapPrice: product.giftWrap ? giftWrapPrice(variant.price.currency) : null,
    categories: product.categories.map(({ key }) => key),
    tags: [...product.tags],
  }
}

/** The same of a card, for a gift without a choice; what a card does not tell the shop's answer adds. */
export function cardFacts({ key, title, picture, price, compareAt }: ProductCard): LineFacts {
  return {
    productKey: key,
    title,
    optionsText: '',
    picture,
    available: maxQuantity,
    unitPrice: price,
    compareAt,
    wrapPrice: null,
    categories: [],
    tags: [],
  }
}

/** The cart with the change in it; as it was where the rules would refuse: the shop's own answer says why. */
export function foresee(view: CartView | null, change: Change): CartView | null {
  if (change.kind === 'unforeseeable') return view
  const before = view ?? (change.kind === 'add' ? emptyView(change) : null)
  if (!before) return null
  // After a change of country the shop answers in the new currency; until then there is nothing to reckon with.
  if (change.kind === 'add' && change.facts.unitPrice.currency !== before.totals.total.currency) return view
  const cart: Cart = { lines: before.lines, couponCode: before.couponCode }
  const after = decide(cart, change, (lineId) => before.lines.find(({ id }) => id === lineId)?.available ?? 0)
  return isRefusal(after) ? view : reckon(before, after, change)
}

function decide(
  cart: Cart,
  change: Exclude<Change, { kind: 'unforeseeable' }>,
  stockOf: (lineId: string) => number,
) {
  if (change.kind === 'add') return addLine(cart, change.line, change.lineId, change.facts.available)
  if (change.kind === 'quantity')
    return changeQuantity(cart, change.lineId, change.quantity, stockOf(change.lineId))
  if (change.kind === 'gift')
    return changeGift(cart, change.lineId, { giftMessage: change.giftMessage, wrap: change.wrap })
  return removeLine(cart, change.lineId)
}

export function emptyView({
  country,
  facts,
}: {
  country: Country
  facts: Pick<LineFacts, 'unitPrice'>
}): CartView {
  const none = zero(facts.unitPrice.currency)
  return {
    version: 0,
    country,
    count: 0,
    lines: [],
    couponCode: null,
    couponProblem: null,
    discounts: [],
    promotions: [],
    nudge: null,
    freeShippingGap: null,
    totals: { subtotal: none, giftWrap: none, shippingFee: null, discount: none, total: none },
  }
}

function reckon(before: CartView, cart: Cart, change: Change): CartView {
  const { currency } = before.totals.subtotal
  const lines = cart.lines.map((line) => {
    const known = before.lines.find(({ id }) => id === line.id)
    const facts = known ?? (change.kind === 'add' ? change.facts : undefined)
    if (!facts) throw new Error(`cart line ${line.id} came from nowhere`)
    return { ...facts, ...line }
  })
  const priced = priceCart({
    currency,
    lines: lines.map((line) => ({ ...line, wrapPrice: line.wrap ? line.wrapPrice : null })),
    promotions: before.promotions,
    shippingFee: null,
  })
  const { nudge } = priced
  return {
    ...before,
    count: itemCount(cart),
    lines: lines.map((line, at) => ({ ...line, ...pick(priced.lines[at]) })),
    discounts: priced.discounts.map(({ key, name, amount, freeShipping }) => ({
      key,
      name,
      amount,
      freeShipping,
    })),
    nudge: nudge && { items: null, amount: null, ...nudge },
    totals: priced.totals,
    freeShippingGap: lines.length > 0 ? freeShippingGap(priced.totals.subtotal, before.country) : null,
  }
}

function pick(line: ReturnType<typeof priceCart>['lines'][number] | undefined) {
  if (!line) throw new Error('a cart line was not priced')
  return { subtotal: line.subtotal, discount: line.discount, total: line.total }
}
