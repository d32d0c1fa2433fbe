// Lists the shipping methods to a country with fees and dates.
import { zero, type Money } from '../pricing/money.ts'
import { deliveryOf, type Delivery } from './delivery.ts'
import { rateFee, type PricedParcel } from './shipping-fees.ts'
import { methodsTo, type FeeRules } from './shipping-settings.ts'

export type Parcel = PricedParcel & {
  readonly items: number
  /** False: nothing is sent. */
  readonly requiresShipping: boolean
  /** Handling time of the slowest item in working days. */
  readonly handlingDays: number
  /** Keys of the tags of its products. */
  readonly tags: readonly string[]
  /** Instant in milliseconds. */
  readonly orderedAt: number
}

export type ShippingMethod = Delivery & { readonly id: string; readonly fee: Money }

/**
 * Shipping methods in the merchant's order; none for an empty order, or where the shop does not deliver. Goods that are
 * not sent have no fee, and arrive on the day when they are handled.
 */
export function shippingMethods(rules: FeeRules, parcel: Parcel): ShippingMethod[] {
  const { country, handlingDays, requiresShipping, subtotal, tags } = parcel
  if (parcel.items <= 0) return []
  return methodsTo(rules.shipping, country).flatMap(({ method: { id, excludedTags }, rate }) => {
    const delivery = deliveryOf(rules.shipping, { country, method: id, handlingDays }, parcel.orderedAt)
    if (!requiresShipping) {
      const { shipsOn } = delivery
      return [{ id, fee: zero(subtotal.currency), shipsOn, earliest: shipsOn, latest: shipsOn }]
    }
    const fee = excludedTags.some((tag) => tags.includes(tag)) ? null : rateFee(rules, rate, parcel)
    return fee ? [{ id, fee, ...delivery }] : []
  })
}
