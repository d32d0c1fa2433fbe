// What a cart costs and when it arrives, for each of its recipients: the one computation behind both the checkout
// summary and the placing of the order.
import { itemCount, type CartLine } from '#domain/orders/cart.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { deliveryBy } from '#domain/delivery/delivery.ts'
import type { Country } from '#domain/markets/market.ts'
import { add, money, times, zero, type Money } from '#domain/pricing/money.ts'
import type { PricedCart } from '#domain/pricing/pricing.ts'
import { linesOf, type Share } from '#domain/orders/sharing.ts'
import { shippingMethods, type ShippingMethod } from '#domain/delivery/shipping.ts'
import { priceOf, type ReadCart } from '../cart/read-cart.ts'

export type WantedDelivery = {
  readonly country: Country
  readonly shippingMethod: string | null
  readonly arriveOn: PlainDate | null
  /** null: all of the cart. */
  readonly lines: readonly Share[] | null
}

export type QuotedDelivery = {
  readonly country: Country
  /** Of the slowest gift, in working days. */
  readonly handlingDays: number
  readonly lines: readonly CartLine[]
  readonly methods: readonly ShippingMethod[]
  /** With the dates of the wished day, where it can be kept; null where nothing or nothing offered is chosen. */
  readonly chosen: (ShippingMethod & { readonly arriveOn: PlainDate | null }) | null
}

export type Quote = {
  readonly deliveries: readonly QuotedDelivery[]
  readonly priced: PricedCart
  /** Of all deliveries; null until each has its method. */
  readonly shippingFee: Money | null
}

export function quote(read: ReadCart, wanted: readonly WantedDelivery[], now: number): Quote {
  const deliveries = wanted.map((delivery) => quoteDelivery(read, delivery, now))
  const shippingFee = deliveries.reduce<Money | null>(
    (sum, { chosen }) => (sum && chosen ? add(sum, chosen.fee) : null),
    zero(read.currency),
  )
  return { deliveries, priced: priceOf(read, shippingFee), shippingFee }
}

/** Each recipient's parcel has a fee of its own: weight and free shipping are measured by what is in it. */
function quoteDelivery(read: ReadCart, wanted: WantedDelivery, now: number): QuotedDelivery {
  const lines = linesOf(read.cart.lines, wanted.lines)
  const facts = lines.map((line) => ({ line, fact: read.facts.get(line.variantId) }))
  const handlingDays = Math.max(0, ...facts.map(({ fact }) => fact?.handlingDays ?? 0))
  const methods = shippingMethods({
    country: wanted.country,
    subtotal: facts.reduce(
      (sum, { line, fact }) => (fact ? add(sum, times(fact.price, line.quantity)) : sum),
      money(0, read.currency),
    ),
    weightGrams: facts.reduce((grams, { line, fact }) => grams + (fact?.weightGrams ?? 0) * line.quantity, 0),
    items: itemCount({ lines, couponCode: null }),
    handlingDays,
    orderedAt: now,
  })
  const method = methods.find(({ id }) => id === wanted.shippingMethod)
  const route = method && { country: wanted.country, method: method.id, handlingDays }
  const onTheDay = route && wanted.arriveOn && deliveryBy(wanted.arriveOn, route, now)
  const arriveOn = onTheDay ? wanted.arriveOn : null
  return {
    country: wanted.country,
    handlingDays,
    lines,
    methods,
    chosen: method ? { ...method, ...onTheDay, arriveOn } : null,
  }
}
