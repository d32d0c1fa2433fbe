// Lists the shipping methods to a country with fees and dates.
import { deliveryOf, type Delivery } from './delivery.ts'
import type { Money } from '../pricing/money.ts'
import { shippingFee, type PricedParcel } from './shipping-fees.ts'
import { shippingMethodIds, type ShippingMethodId } from './shipping-zones.ts'

export type Parcel = PricedParcel & {
  readonly items: number
  /** Handling time of the slowest item in working days. */
  readonly handlingDays: number
  /** Instant in milliseconds. */
  readonly orderedAt: number
}

export type ShippingMethod = Delivery & { readonly id: ShippingMethodId; readonly fee: Money }

/** Shipping methods, the cheapest first; none for an empty order. */
export function shippingMethods(parcel: Parcel): ShippingMethod[] {
  if (parcel.items <= 0) return []
  return shippingMethodIds.map((id) => ({
    id,
    fee: shippingFee(id, parcel),
    ...deliveryOf(
      { country: parcel.country, method: id, handlingDays: parcel.handlingDays },
      parcel.orderedAt,
    ),
  }))
}
