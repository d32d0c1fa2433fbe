// Lists the shipping methods to a country with fees and dates.
import { daysBetween } from '../calendar/calendar.ts'
import type { Country } from '../markets/market.ts'
import { zero, type Money } from '../pricing/money.ts'
import { deliveryOf, firstDelivery, type Delivery } from './delivery.ts'
import { rateFee, type PricedParcel } from './shipping-fees.ts'
import { methodsTo, type FeeRules } from './shipping-settings.ts'

/** Facts of a product that decide where, how and how long it may travel. */
export type ShippedProduct = {
  /** Keys. */
  readonly tags: readonly string[]
  /** Countries where it is sold; null: all. */
  readonly markets: readonly string[] | null
  /** Days from dispatch in which it must arrive; null: it keeps. */
  readonly freshDays: number | null
}

export type Parcel = PricedParcel & {
  readonly items: number
  /** False: nothing is sent. */
  readonly requiresShipping: boolean
  /** Handling time of the slowest item in working days. */
  readonly handlingDays: number
  readonly contents: readonly ShippedProduct[]
  readonly orderedAt: number
}

export type ShippingMethod = Delivery & { readonly id: string; readonly fee: Money }

/**
 * Shipping methods in the merchant's order; none for an empty order, or where the shop does not deliver its
 * goods. Goods that are not sent have no fee, and arrive on the day when they are handled.
 */
export function shippingMethods(rules: FeeRules, parcel: Parcel): ShippingMethod[] {
  const { country, handlingDays, requiresShipping, subtotal, contents } = parcel
  if (parcel.items <= 0 || !contents.every((product) => isSoldIn(product, country))) return []
  return methodsTo(rules.shipping, country).flatMap(({ method: { id, excludedTags }, rate }) => {
    const route = { country, method: id, handlingDays }
    if (!requiresShipping) {
      const { shipsOn } = deliveryOf(rules.shipping, route, parcel.orderedAt)
      return [{ id, fee: zero(subtotal.currency), shipsOn, earliest: shipsOn, latest: shipsOn }]
    }
    const isExcluded = contents.some(({ tags }) => excludedTags.some((tag) => tags.includes(tag)))
    const fee = isExcluded ? null : rateFee(rules, rate, parcel)
    const delivery = fee && firstDelivery(rules.shipping, route, parcel.orderedAt, arrivesFresh(contents))
    return fee && delivery ? [{ id, fee, ...delivery }] : []
  })
}

function isSoldIn({ markets }: Pick<ShippedProduct, 'markets'>, country: Country): boolean {
  return markets === null || markets.includes(country)
}

/** Whether a delivery arrives while all of the products are fresh. */
export function arrivesFresh(
  products: readonly Pick<ShippedProduct, 'freshDays'>[],
): (delivery: Delivery) => boolean {
  const days = Math.min(...products.map(({ freshDays }) => freshDays ?? Infinity))
  return ({ shipsOn, latest }) => daysBetween(shipsOn, latest) <= days
}
