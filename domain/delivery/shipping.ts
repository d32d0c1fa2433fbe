// Lists the shipping methods to a country with fees and dates.
import { deliveryOf, type Delivery } from './delivery.ts'
import { zero, type Money } from '../pricing/money.ts'
import { shippingFee, type PricedParcel } from './shipping-fees.ts'
import { shippingMethodIds, type ShippingMethodId } from './shipping-zones.ts'

export type Parcel = PricedParcel & {
  readonly items: number
  /** False: nothing is sent. */
  readonly requiresShipping: boolean
  /** Handling time of the slowest item in working days. */
  readonly handlingDays: number
  /** Instant in milliseconds. */
  readonly orderedAt: number
}

export type ShippingMethod = Delivery & { readonly id: ShippingMethodId; readonly fee: Money }

/**
 * Shipping methods, the cheapest first; none for an empty order. Goods that are not sent have no fee, and arrive on the
 * day when they are handled.
 */
export function shippingMethods(parcel: Parcel): ShippingMethod[] {
  if (parcel.items <= 0) return []
  return shippingMethodIds.map((id) => {
    const { country, handlingDays } = parcel
    const delivery = deliveryOf({ country, method: id, handlingDays }, parcel.orderedAt)
    if (parcel.requiresShipping) return { id, fee: shippingFee(id, parcel), ...delivery }
    const { shipsOn } = delivery
    return { id, fee: zero(parcel.subtotal.currency), shipsOn, earliest: shipsOn, latest: shipsOn }
  })
}
