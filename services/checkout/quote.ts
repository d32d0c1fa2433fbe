// Prices and arrival dates of a cart for each recipient. The checkout summary and the order use this same calculation.
import { itemCount, type CartLine } from '#domain/orders/cart.ts'
import { plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import { deliveryBy } from '#domain/delivery/delivery.ts'
import type { Country } from '#domain/markets/market.ts'
import { add, money, times, zero, type Money } from '#domain/pricing/money.ts'
import type { PricedCart, Totals } from '#domain/pricing/pricing.ts'
import { linesOf, type Share } from '#domain/orders/sharing.ts'
import type { FeeRules } from '#domain/delivery/shipping-settings.ts'
import { shippingMethods, type ShippingMethod } from '#domain/delivery/shipping.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { orderTaxes, type OrderTaxes } from '#domain/tax/order-taxes.ts'
import { priceOf, type ReadCart } from '../cart/read-cart.ts'
import { taxedDeliveries } from './delivery-amounts.ts'

export type RequestedDelivery = {
  readonly country: Country
  /** Code of the state; '' if it is unknown or the country has none. */
  readonly state: string
  readonly shippingMethod: string | null
  readonly arriveOn: PlainDate | null
  /** null: the whole cart. */
  readonly lines: readonly Share[] | null
}

export type QuotedDelivery = {
  readonly country: Country
  readonly state: string
  /** Longest handling time of the gifts, in working days. */
  readonly handlingDays: number
  /** False if none of its goods are sent: it has no fee and no travel time. */
  readonly requiresShipping: boolean
  readonly lines: readonly CartLine[]
  readonly methods: readonly ShippingMethod[]
  /**
   * The selected method, else the first, with the requested delivery date if it is possible. null if none was
   * requested or none is offered.
   */
  readonly chosen: (ShippingMethod & { readonly arriveOn: PlainDate | null }) | null
}

export type Quote = {
  readonly deliveries: readonly QuotedDelivery[]
  readonly priced: PricedCart
  /** With the sales tax that is added to prices; the total is what the buyer pays. */
  readonly totals: Totals & { readonly salesTax: Money }
  readonly taxes: OrderTaxes
  /** Sum over all deliveries; null until each has a method. */
  readonly shippingFee: Money | null
}

/** Quotes all deliveries. `now` is in milliseconds. */
export function quote(
  read: ReadCart,
  requested: readonly RequestedDelivery[],
  settings: Pick<Settings, 'tax' | 'seller' | 'shipping' | 'prices'>,
  now: number,
): Quote {
  const deliveries = requested.map((delivery) => quoteDelivery(read, delivery, settings, now))
  const shippingFee = deliveries.reduce<Money | null>(
    (sum, { chosen }) => (sum && chosen ? add(sum, chosen.fee) : null),
    zero(read.currency),
  )
  const priced = priceOf(read, shippingFee)
  const taxes = orderTaxes(
    taxedDeliveries(read, priced, deliveries),
    { settings: settings.tax, seller: settings.seller.country },
    read.currency,
    plainDateIn(now, settings.shipping.warehouse.timeZone),
  )
  const salesTax = money(taxes.salesTax, read.currency)
  const totals = { ...priced.totals, salesTax, total: add(priced.totals.total, salesTax) }
  return { deliveries, priced, totals, taxes, shippingFee }
}

/** Each recipient's parcel has its own fee. Its weight and free shipping depend on its contents: the goods that are sent. */
function quoteDelivery(
  read: ReadCart,
  requested: RequestedDelivery,
  rules: FeeRules,
  now: number,
): QuotedDelivery {
  const lines = linesOf(read.cart.lines, requested.lines)
  const facts = lines.map((line) => ({ line, fact: read.facts.get(line.variantId) }))
  const handlingDays = Math.max(0, ...facts.map(({ fact }) => fact?.handlingDays ?? 0))
  const sent = facts.filter(({ fact }) => fact?.requiresShipping ?? true)
  const requiresShipping = sent.length > 0
  const methods = shippingMethods(rules, {
    country: requested.country,
    requiresShipping,
    subtotal: sent.reduce(
      (sum, { line, fact }) => (fact ? add(sum, times(fact.price, line.quantity)) : sum),
      money(0, read.currency),
    ),
    weightGrams: sent.reduce((grams, { line, fact }) => grams + (fact?.weightGrams ?? 0) * line.quantity, 0),
    items: itemCount({ lines }),
    handlingDays,
    tags: sent.flatMap(({ fact }) => fact?.tags ?? []),
    orderedAt: now,
  })
  const wanted = methods.find(({ id }) => id === requested.shippingMethod)
  // Another country may have other methods: the first is selected then.
  const method = wanted ?? (requested.shippingMethod === null ? undefined : methods[0])
  const route = method && { country: requested.country, method: method.id, handlingDays }
  const schedule =
    route &&
    requiresShipping &&
    requested.arriveOn &&
    deliveryBy(rules.shipping, requested.arriveOn, route, now)
  const arriveOn = schedule ? requested.arriveOn : null
  return {
    country: requested.country,
    state: requested.state,
    handlingDays,
    requiresShipping,
    lines,
    methods,
    chosen: method ? { ...method, ...schedule, arriveOn } : null,
  }
}
