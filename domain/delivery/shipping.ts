// How an order can travel to a country: each method with its fee and its dates.
import { deliveryOf, type Delivery } from './delivery.ts'
import type { Country } from '../markets/market.ts'
import type { Money } from '../pricing/money.ts'
import { shippingFee } from './shipping-fees.ts'
import { shippingMethodIds, type ShippingMethodId } from './shipping-zones.ts'

export type Parcel = {
  readonly country: Country
  /** The goods before discounts: what free shipping is measured by, and the currency of the fees. */
  readonly subtotal: Money
  readonly weightGrams: number
  readonly items: number
  /** Of the slowest item, in working days. */
  readonly handlingDays: number
  /** Instant in milliseconds. */
  readonly orderedAt: number
}

export type ShippingMethod = Delivery & { readonly id: ShippingMethodId; readonly fee: Money }

/** Cheapest first. An empty order travels nowhere. */
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
