// Prices and arrival dates of a cart for each recipient. The checkout summary and the order use this same calculation.
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import { plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import { deliveryBy } from '#domain/delivery/delivery.ts'
import type { FeeRules } from '#domain/delivery/shipping-settings.ts'
import { arrivesFresh, shippingMethods, type ShippingMethod } from '#domain/delivery/shipping.ts'
import type { Country } from '#domain/markets/market.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import { linesOf, type Share } from '#domain/orders/sharing.ts'
import { add, money, sum, times, zero, type Currency, type Money } from '#domain/pricing/money.ts'
import type { PricedCart, Totals } from '#domain/pricing/pricing.ts'
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
  /** Titles of the products that keep it from being delivered; none if other products do not travel with them. */
  readonly undeliverable: readonly string[]
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

/** Quotes all deliveries. */
export function quote(
  read: ReadCart,
  requested: readonly RequestedDelivery[],
  settings: Pick<Settings, 'tax' | 'seller' | 'shipping' | 'prices'>,
  now: number,
): Quote {
  const deliveries = requested.map((delivery) => quoteDelivery(read, delivery, settings, now))
  const fees = deliveries.flatMap(({ chosen }) => chosen?.fee ?? [])
  const shippingFee = fees.length === deliveries.length ? sum(read.currency, fees, (fee) => fee) : null
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

type Content = VariantFacts & { readonly quantity: number }

/** Facts of the products that are still sold. */
export function contentsOf({ facts }: Pick<ReadCart, 'facts'>, lines: readonly CartLine[]): Content[] {
  return lines.flatMap(({ variantId, quantity }) => {
    const fact = facts.get(variantId)
    return fact ? [{ ...fact, quantity }] : []
  })
}

/** What decides about methods and fees. Weight and value count the goods that are sent, `items` counts all. */
export function parcelOf(contents: readonly Content[], currency: Currency) {
  const sent = contents.filter(({ requiresShipping }) => requiresShipping)
  return {
    requiresShipping: sent.length > 0,
    subtotal: sent.reduce((sum, { price, quantity }) => add(sum, times(price, quantity)), zero(currency)),
    weightGrams: sent.reduce((grams, { weightGrams, quantity }) => grams + weightGrams * quantity, 0),
    items: contents.reduce((count, { quantity }) => count + quantity, 0),
    handlingDays: Math.max(0, ...contents.map(({ handlingDays }) => handlingDays)),
    contents,
  }
}

/** The goods of a cart, or of a placed order. */
type QuotedGoods = Pick<ReadCart, 'facts' | 'currency'> & {
  readonly cart: { readonly lines: readonly CartLine[] }
}

/** Each recipient's parcel has its own fee. */
export function quoteDelivery(
  read: QuotedGoods,
  requested: RequestedDelivery,
  rules: FeeRules,
  now: number,
): QuotedDelivery {
  const { country } = requested
  const lines = linesOf(read.cart.lines, requested.lines)
  const contents = contentsOf(read, lines)
  const methodsFor = (goods: readonly Content[]): ShippingMethod[] =>
    shippingMethods(rules, { ...parcelOf(goods, read.currency), country, orderedAt: now })
  const { handlingDays, requiresShipping } = parcelOf(contents, read.currency)
  const methods = methodsFor(contents)
  const undeliverable = methods.length > 0 ? [] : contents.filter((each) => methodsFor([each]).length === 0)
  const wanted = methods.find(({ id }) => id === requested.shippingMethod)
  // Another country may have other methods: the first is selected then.
  const method = wanted ?? (requested.shippingMethod === null ? undefined : methods[0])
  const route = method && { country, method: method.id, handlingDays }
  const schedule =
    route &&
    requiresShipping &&
    requested.arriveOn &&
    deliveryBy(rules.shipping, requested.arriveOn, route, now, arrivesFresh(contents))
  const arriveOn = schedule ? requested.arriveOn : null
  return {
    country,
    state: requested.state,
    handlingDays,
    requiresShipping,
    lines,
    methods,
    undeliverable: [...new Set(undeliverable.map(({ title }) => title))],
    chosen: method ? { ...method, ...schedule, arriveOn } : null,
  }
}
