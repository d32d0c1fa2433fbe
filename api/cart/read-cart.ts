// From the stored cart to what the shopper sees: facts, promotions, coupon and prices brought together.
import type { StoredCart } from '#data/carts.ts'
import { loadCoupon, type StoredCoupon } from '#data/promotions.ts'
import type { VariantFacts } from '#data/variant-facts.ts'
import { itemCount, type CartLine } from '#domain/cart.ts'
import { giftWrapPrice } from '#domain/gift.ts'
import { currencyOf, type Country } from '#domain/market.ts'
import { maxQuantity } from '#domain/quantity.ts'
import { zero, type Currency, type Money } from '#domain/money.ts'
import { priceCart, type PricedCart, type PricedLine } from '#domain/pricing.ts'
import { couponProblem, type CouponProblem, type Promotion } from '#domain/promotion.ts'
import { freeShippingGap } from '#domain/shipping-fees.ts'
import type { Context } from '../context.ts'
import { refusalText } from '../refusal-text.ts'
import type { CartLineView, CartView } from './cart-view.ts'

/** A cart with everything its prices depend on. */
export type ReadCart = {
  readonly cart: StoredCart
  readonly country: Country
  readonly currency: Currency
  readonly facts: ReadonlyMap<string, VariantFacts>
  readonly coupon: StoredCoupon | undefined
  readonly couponProblem: CouponProblem | null
  readonly promotions: readonly Promotion[]
}

type ReadVariants = Context['catalog']['products']['variants']

/** Reads what the cart's prices depend on, as of now, in the currency of `country`. */
export async function readCart(
  context: Context,
  cart: StoredCart,
  country: Country = context.caller.country,
  readVariants: ReadVariants = context.catalog.products.variants,
): Promise<ReadCart> {
  const { db, catalog, now } = context
  const { locale } = context.caller
  const currency = currencyOf(country)
  const [facts, automatic, coupon] = await Promise.all([
    readVariants([...new Set(cart.lines.map((line) => line.variantId))], locale, currency),
    catalog.promotions(locale),
    cart.couponCode ? loadCoupon(db, cart.couponCode, locale, context.customer?.id ?? null) : undefined,
  ])
  const problem = cart.couponCode ? couponProblem(coupon, now()) : null
  const promotions = coupon && !problem ? [...automatic, coupon.promotion] : automatic
  return { cart, country, currency, facts, coupon, couponProblem: problem, promotions }
}

/** Prices of a read cart. A line whose product has left the shop costs nothing and cannot be ordered. */
export function priceOf(
  { cart, currency, facts, promotions }: ReadCart,
  shippingFee: Money | null,
): PricedCart {
  const lines = cart.lines.map((line) => {
    const fact = facts.get(line.variantId)
    return {
      quantity: line.quantity,
      unitPrice: fact?.price ?? zero(currency),
      wrapPrice: line.wrap && fact?.giftWrap ? giftWrapPrice(currency) : null,
      categories: fact?.categories ?? [],
      tags: fact?.tags ?? [],
    }
  })
  return priceCart({ currency, lines, promotions, shippingFee })
}

/** Why the coupon in the cart takes nothing off, or null where it does or there is none. */
export function couponProblemOf(read: ReadCart, priced: PricedCart): CouponProblem | null {
  if (!read.cart.couponCode || read.couponProblem) return read.couponProblem
  return priced.discounts.some((d) => d.key === read.coupon?.promotion.key) ? null : 'coupon-does-not-fit'
}

export function viewCart(read: ReadCart, context: Context, shippingFee: Money | null = null): CartView {
  const priced = priceOf(read, shippingFee)
  const problem = couponProblemOf(read, priced)
  const { nudge } = priced
  return {
    version: read.cart.version,
    country: read.country,
    count: itemCount(read.cart),
    lines: read.cart.lines.map((line, i) => viewLine(line, priced.lines[i]!, read)),
    couponCode: read.cart.couponCode,
    couponProblem: problem && refusalText(context.caller.locale, problem),
    discounts: priced.discounts.map(({ key, name, amount, freeShipping }) => ({
      key,
      name,
      amount,
      freeShipping,
    })),
    promotions: [...read.promotions],
    nudge: nudge && {
      key: nudge.key,
      name: nudge.name,
      basisPoints: nudge.basisPoints,
      missing: nudge.missing,
      items: nudge.missing === 'items' ? nudge.items : null,
      amount: nudge.missing === 'amount' ? nudge.amount : null,
    },
    totals: priced.totals,
    freeShippingGap: read.cart.lines.length ? freeShippingGap(priced.totals.subtotal, read.country) : null,
  }
}

function viewLine(line: CartLine, priced: PricedLine, { facts, currency }: ReadCart): CartLineView {
  const fact = facts.get(line.variantId)
  return {
    id: line.id,
    variantId: line.variantId,
    productKey: fact?.productKey ?? '',
    title: fact?.title ?? '',
    optionsText: fact?.optionsText ?? '',
    picture: fact?.picture ?? null,
    quantity: line.quantity,
    available: Math.min(fact?.stock ?? 0, maxQuantity),
    unitPrice: fact?.price ?? zero(currency),
    compareAt: fact?.compareAt ?? null,
    subtotal: priced.subtotal,
    discount: priced.discount,
    total: priced.total,
    personalisation: line.personalisation,
    giftMessage: line.giftMessage,
    wrap: line.wrap,
    wrapPrice: fact?.giftWrap ? giftWrapPrice(currency) : null,
    categories: [...(fact?.categories ?? [])],
    tags: [...(fact?.tags ?? [])],
  }
}
