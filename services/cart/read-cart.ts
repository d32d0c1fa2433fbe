// Reads everything that the cart's prices depend on, and prices the cart.
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import type { StoredCart } from '#data/orders/carts.ts'
import { buyerIdentities, findRedeemedRules } from '#data/promotions/promotion-uses.ts'
import { loadCoupon, type StoredCoupon, type StoredPromotion } from '#data/promotions/promotions.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import { giftWrapPrice } from '#domain/orders/gift.ts'
import { couponProblem, type CouponProblem } from '#domain/pricing/coupon.ts'
import { zero, type Currency, type Money } from '#domain/pricing/money.ts'
import { priceCart, type PricedCart } from '#domain/pricing/pricing.ts'
import type { VisitorContext } from '../visitor.ts'

/** A cart with all data that its prices depend on. */
export type ReadCart = {
  readonly cart: StoredCart
  readonly country: Country
  readonly currency: Currency
  readonly facts: ReadonlyMap<string, VariantFacts>
  readonly coupon: StoredCoupon | undefined
  /** Why the coupon cannot be used; null if it can or if there is none. */
  readonly couponProblem: CouponProblem | null
  /** In stacking order. */
  readonly promotions: readonly StoredPromotion[]
}

/** Sources of variant facts and promotions: the in-memory catalogue or the database. */
export type Sources = {
  readonly variants: VisitorContext['catalog']['products']['variants']
  readonly promotions: (locale: Locale) => Promise<readonly StoredPromotion[]>
}

/**
 * Reads the current price data of the cart in the currency of `country`. By default it uses the in-memory catalogue.
 */
export async function readCart(
  { db, catalog, caller, customer, now }: VisitorContext,
  cart: StoredCart,
  country: Country = caller.country,
  sources: Sources = { variants: catalog.products.variants, promotions: catalog.promotions.known },
): Promise<ReadCart> {
  const { locale } = caller
  const currency = currencyOf(country)
  const [facts, automatic, coupon] = await Promise.all([
    sources.variants([...new Set(cart.lines.map((line) => line.variantId))], locale, currency),
    sources.promotions(locale),
    cart.couponCode ? loadCoupon(db, cart.couponCode, locale, customer?.id ?? null) : undefined,
  ])
  const limitedRules = [...automatic, ...(coupon ? [coupon, coupon.promotion] : [])].filter(
    (r) => r.oncePerCustomer,
  )
  const limitedIds = limitedRules.map(({ id }) => id)
  const spent = await findRedeemedRules(db, limitedIds, buyerIdentities(customer, null))
  const isSpent = ({ id }: { readonly id: string }) => spent.has(id) || cart.spentRules.includes(id)
  const isCouponSpent = coupon && (isSpent(coupon) || isSpent(coupon.promotion))
  const problem = cart.couponCode
    ? (couponProblem(coupon, now()) ?? (isCouponSpent ? 'coupon-already-used' : null))
    : null
  const couponPromotion = coupon && !problem ? catalog.promotions.inWords(coupon.promotion, locale) : null
  // A promotion that is active automatically is not applied a second time by its coupon.
  const automaticPromotions = automatic.filter((each) => !isSpent(each) && each.id !== couponPromotion?.id)
  const promotions = [...automaticPromotions, ...(couponPromotion ? [couponPromotion] : [])].toSorted(
    (a, b) => a.position - b.position,
  )
  return { cart, country, currency, facts, coupon, couponProblem: problem, promotions }
}

/** Price of wrapping one item; null if the line is not wrapped. */
export function wrapPriceOf(
  { currency, facts }: ReadCart,
  { wrap, variantId }: Pick<CartLine, 'wrap' | 'variantId'>,
): Money | null {
  return wrap && facts.get(variantId)?.giftWrap ? giftWrapPrice(currency) : null
}

/** Prices a cart with shipping fee `fee` (null: unknown). A withdrawn product costs nothing and cannot be ordered. */
export function priceOf(read: ReadCart, fee: Money | null): PricedCart {
  const { cart, currency, facts, promotions } = read
  const lines = cart.lines.map((line) => {
    const fact = facts.get(line.variantId)
    return {
      quantity: line.quantity,
      unitPrice: fact?.price ?? zero(currency),
      wrapPrice: wrapPriceOf(read, line),
      categories: fact?.categories ?? [],
      tags: fact?.tags ?? [],
    }
  })
  return priceCart({ currency, lines, promotions, shippingFee: fee })
}
