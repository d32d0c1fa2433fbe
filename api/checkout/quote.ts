// What a cart costs in a country by each shipping method: the one computation behind both the checkout
// summary and the placing of the order.
import { itemCount } from '#domain/cart.ts'
import type { Country } from '#domain/market.ts'
import type { PricedCart } from '#domain/pricing.ts'
import { shippingMethods, type ShippingMethod } from '#domain/shipping.ts'
import { priceOf, type ReadCart } from '../cart/read-cart.ts'

export type Quote = {
  readonly methods: readonly ShippingMethod[]
  readonly chosen: ShippingMethod | null
  readonly priced: PricedCart
}

/** `methodId` null, or not offered: nothing is chosen and the total is without a shipping fee. */
export function quote(read: ReadCart, country: Country, methodId: string | null, now: number): Quote {
  const facts = read.cart.lines.map((line) => ({ line, fact: read.facts.get(line.variantId) }))
  const methods = shippingMethods({
    country,
    subtotal: priceOf(read, null).totals.subtotal,
    weightGrams: facts.reduce((grams, { line, fact }) => grams + (fact?.weightGrams ?? 0) * line.quantity, 0),
    items: itemCount(read.cart),
    handlingDays: Math.max(0, ...facts.map(({ fact }) => fact?.handlingDays ?? 0)),
    orderedAt: now,
  })
  const chosen = methods.find((method) => method.id === methodId) ?? null
  return { methods, chosen, priced: priceOf(read, chosen?.fee ?? null) }
}
