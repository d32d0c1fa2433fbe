// Operation cart.view, and the view of a cart for the operations that change it.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { missesCountdown } from '#domain/calendar/countdown.ts'
import { occasionInTime } from '#domain/calendar/season.ts'
import { freeShippingFrom, usualFee } from '#domain/delivery/shipping-fees.ts'
import { usualMethods } from '#domain/delivery/shipping-settings.ts'
import { shippingMethods, type ShippedProduct, type ShippingMethod } from '#domain/delivery/shipping.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { pricedView } from '#domain/orders/cart-view.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import { giftWrapPrice } from '#domain/orders/gift.ts'
import { maxQuantity } from '#domain/orders/quantity.ts'
import { add, subtract, zero, type Money } from '#domain/pricing/money.ts'
import type { PricedCart } from '#domain/pricing/pricing.ts'
import { isRefusal } from '#domain/refusal.ts'
import { formatList } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { occasionName } from '#messages/occasion-texts.ts'
import { changeCart, type CartChange, readCurrentCart } from '#services/cart/change-cart.ts'
import { priceOf, type ReadCart } from '#services/cart/read-cart.ts'
import { contentsOf, parcelOf } from '#services/checkout/quote.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { refusalText } from '../refusal-text.ts'
import { type CartView, cartView } from './cart-view.ts'

/** Changes the cart and returns its view. */
export async function changeAndShow<Code extends string>(context: Context, change: CartChange<Code>) {
  const changed = await changeCart(context, change)
  return isRefusal(changed) ? changed : showCart(changed, context)
}

/** Why the coupon has no effect, in the caller's language; null if it has one or there is none. */
function couponText(read: ReadCart, priced: PricedCart, locale: Locale): string | null {
  const problem = read.couponProblem ?? priced.couponOutcome
  const names = priced.discounts.map(({ name }) => name)
  return problem && refusalText(locale, problem, { names: formatList(locale, names) })
}

/** As the checkout: goods that are not sent have no fee. Neither weight nor free shipping counts them. */
function shippingOf(
  read: ReadCart,
  { totals, discounts }: PricedCart,
  context: Context,
): Pick<CartView, 'standardFee' | 'freeShippingFrom' | 'feeByWeight' | 'arrival'> {
  const { country, currency } = read
  const { settings: rules } = context
  const now = context.now()
  const from = freeShippingFrom(rules, country, currency)
  const contents = contentsOf(read, read.cart.lines)
  if (contents.length === 0) return { standardFee: null, freeShippingFrom: from, arrival: null }
  const parcel = { ...parcelOf(contents, currency), country, orderedAt: now }
  if (!parcel.requiresShipping) return { standardFee: zero(currency), freeShippingFrom: null, arrival: null }
  const isWaived = discounts.some(({ freeShipping }) => freeShipping)
  const usual = usualMethods(rules.shipping, country)?.usual
  const method = shippingMethods(rules, parcel).find(({ id }) => id === usual)
  const standardFee = isWaived ? zero(currency) : usualFee(rules, parcel)
  const lightFee = usualFee(rules, { ...parcel, weightGrams: 0 })
  return {
    standardFee,
    ...(standardFee && lightFee && standardFee.minor > lightFee.minor && { feeByWeight: true }),
    // Compared with the value of the whole cart.
    freeShippingFrom: from && add(from, subtract(totals.subtotal, parcel.subtotal)),
    arrival: method ? arrivalBy(method, contents, country, context) : null,
  }
}

function arrivalBy(
  { earliest, latest }: ShippingMethod,
  contents: readonly ShippedProduct[],
  country: Country,
  { settings, caller: { locale }, now }: Context,
): CartView['arrival'] {
  const today = plainDateIn(now(), timeZones[country])
  const reached = missesCountdown(contents, latest) ? null : occasionInTime(settings, country, today, latest)
  const language = { t: translateFor(locale), locale, home: settings.homeLocale }
  return { earliest, latest, occasion: reached && occasionName(reached, language) }
}

export function showCart(read: ReadCart, context: Context, fee: Money | null = null): CartView {
  const priced = priceOf(read, fee)
  const { cart, country, promotions } = read
  const lines = cart.lines.map((line) => ({ ...lineFacts(line, read), ...line }))
  return {
    ...pricedView(lines, priced),
    version: cart.version,
    country,
    couponCode: cart.couponCode,
    couponProblem: couponText(read, priced, context.caller.locale),
    promotions: promotions.map(({ key, name, scope, coupon, rule }) => {
      return { key, name, scope, coupon, rule }
    }),
    ...shippingOf(read, priced, context),
  }
}

function lineFacts({ variantId }: CartLine, { facts, currency }: ReadCart) {
  const fact = facts.get(variantId)
  return {
    productKey: fact?.productKey ?? '',
    address: fact?.productAddress ?? '',
    title: fact?.title ?? '',
    optionsText: fact?.optionsText ?? '',
    picture: fact?.picture ?? null,
    available: Math.min(fact?.stock ?? 0, maxQuantity),
    unitPrice: fact?.price ?? zero(currency),
    compareAt: fact?.compareAt ?? null,
    wrapPrice: fact?.giftWrap ? giftWrapPrice(currency) : null,
    categories: [...(fact?.categories ?? [])],
    tags: [...(fact?.tags ?? [])],
  }
}

export const viewCartOperation = operation('cart.view', {
  summary: "The visitor's cart with current prices, stock and discounts.",
  output: cartView,
  run: async (_input, context) => showCart(await readCurrentCart(context), context),
})
