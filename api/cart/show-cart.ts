// Builds the view of a cart.
import type { CartLine } from '#domain/orders/cart.ts'
import { pricedView } from '#domain/orders/cart-view.ts'
import { giftWrapPrice } from '#domain/orders/gift.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { maxQuantity } from '#domain/orders/quantity.ts'
import { zero, type Money } from '#domain/pricing/money.ts'
import type { PricedCart } from '#domain/pricing/pricing.ts'
import { freeShippingFrom, usualFee } from '#domain/delivery/shipping-fees.ts'
import type { FeeRules } from '#domain/delivery/shipping-settings.ts'
import { isRefusal } from '#domain/refusal.ts'
import { formatList } from '#messages/format.ts'
import type { Context } from '../context.ts'
import { refusalText } from '../refusal-text.ts'
import type { CartView } from './cart-view.ts'
import { priceOf, type ReadCart } from '#services/cart/read-cart.ts'
import { changeCart, type CartChange } from '#services/cart/change-cart.ts'

/** Changes the cart and answers with its view. */
export async function changeAndShow<Code extends string>(context: Context, change: CartChange<Code>) {
  const changed = await changeCart(context, change)
  return isRefusal(changed) ? changed : showCart(changed, context)
}

/** Why the coupon has no effect, in the caller's language; null if it has one or there is none. */
function couponText(read: ReadCart, priced: PricedCart, locale: Locale): string | null {
  const problem = read.couponProblem ?? priced.couponOutcome
  return (
    problem &&
    refusalText(locale, problem, {
      names: formatList(
        locale,
        priced.discounts.map(({ name }) => name),
      ),
    })
  )
}

function standardFee(
  { cart, country, facts }: ReadCart,
  { totals, discounts }: PricedCart,
  rules: FeeRules,
): Money | null {
  if (discounts.some(({ freeShipping }) => freeShipping)) return zero(totals.subtotal.currency)
  const weightGrams = cart.lines.reduce(
    (grams, { variantId, quantity }) => grams + (facts.get(variantId)?.weightGrams ?? 0) * quantity,
    0,
  )
  return usualFee(rules, { country, subtotal: totals.subtotal, weightGrams })
}

export function showCart(read: ReadCart, context: Context, fee: Money | null = null): CartView {
  const priced = priceOf(read, fee)
  const { settings } = context
  const { cart, country, promotions } = read
  const lines = cart.lines.map((line) => ({ ...lineFacts(line, read), ...line }))
  return {
    ...pricedView(lines, priced),
    freeShippingFrom: freeShippingFrom(settings, country, read.currency),
    version: cart.version,
    country,
    couponCode: cart.couponCode,
    couponProblem: couponText(read, priced, context.caller.locale),
    promotions: promotions.map(({ key, name, scope, coupon, rule }) => {
      return { key, name, scope, coupon, rule }
    }),
    standardFee: lines.length > 0 ? standardFee(read, priced, settings) : null,
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
