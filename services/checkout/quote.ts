// Prices and arrival dates of a cart for each recipient. The checkout summary and the order use this same calculation.
import { itemCount, type CartLine } from '#domain/orders/cart.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { deliveryBy } from '#domain/delivery/delivery.ts'
import type { Country } from '#domain/markets/market.ts'
import { add, money, times, zero, type Money } from '#domain/pricing/money.ts'
import type { PricedCart } from '#domain/pricing/pricing.ts'
import { linesOf, type Share } from '#domain/orders/sharing.ts'
import { shippingMethods, type ShippingMethod } from '#domain/delivery/shipping.ts'
import { priceOf, type ReadCart } from '../cart/read-cart.ts'

export type RequestedDelivery = {
  readonly country: Country
  readonly shippingMethod: string | null
  readonly arriveOn: PlainDate | null
  /** null: the whole cart. */
  readonly lines: readonly Share[] | null
}

export type QuotedDelivery = {
  readonly country: Country
  /** Longest handling time of the gifts, in working days. */
  readonly handlingDays: number
  readonly lines: readonly CartLine[]
  readonly methods: readonly ShippingMethod[]
  /**
   * The selected method, with the requested delivery date if it is possible. null if no offered method is selected.
   */
  readonly chosen: (ShippingMethod & { readonly arriveOn: PlainDate | null }) | null
}

export type Quote = {
  readonly deliveries: readonly QuotedDelivery[]
  readonly priced: PricedCart
  /** Sum over all deliveries; null until each has a method. */
  readonly shippingFee: Money | null
}

/** Quotes all deliveries. `now` is in milliseconds. */
export function quote(read: ReadCart, requested: readonly RequestedDelivery[], now: number): Quote {
  const deliveries = requested.map((delivery) => quoteDelivery(read, delivery, now))
  const shippingFee = deliveries.reduce<Money | null>(
    (sum, { chosen }) => (sum && chosen ? add(sum, chosen.fee) : null),
    zero(read.currency),
  )
  return { deliveries, priced: priceOf(read, shippingFee), shippingFee }
}

/** Each recipient's parcel has its own fee. Its weight and free shipping depend on its contents. */
function quoteDelivery(read: ReadCart, requested: RequestedDelivery, now: number): QuotedDelivery {
  const lines = linesOf(read.cart.lines, requested.lines)
  const facts = lines.map((line) => ({ line, fact: read.facts.get(line.variantId) }))
  const handlingDays = Math.max(0, ...facts.map(({ fact }) => fact?.handlingDays ?? 0))
  const methods = shippingMethods({
    country: requested.country,
    subtotal: facts.reduce(
      (sum, { line, fact }) => (fact ? add(sum, times(fact.price, line.quantity)) : sum),
      money(0, read.currency),
    ),
    weightGrams: facts.reduce((grams, { line, fact }) => grams + (fact?.weightGrams ?? 0) * line.quantity, 0),
    items: itemCount({ lines }),
    handlingDays,
    orderedAt: now,
  })
  const method = methods.find(({ id }) => id === requested.shippingMethod)
  const route = method && { country: requested.country, method: method.id, handlingDays }
  const schedule = route && requested.arriveOn && deliveryBy(requested.arriveOn, route, now)
  const arriveOn = schedule ? requested.arriveOn : null
  return {
    country: requested.country,
    handlingDays,
    lines,
    methods,
    chosen: method ? { ...method, ...schedule, arriveOn } : null,
  }
}
