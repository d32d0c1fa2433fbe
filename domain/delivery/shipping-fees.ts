// Computes shipping fees.
import { currencyOf, type Country } from '../markets/market.ts'
import { money, zero, type Money } from '../pricing/money.ts'
import { gramsPerFurtherStep, shippingRates, weightSteps, type ShippingRate } from './shipping-rates.ts'
import { zones, type ShippingMethodId } from './shipping-zones.ts'

export type PricedParcel = {
  readonly country: Country
  /** Goods before discounts. It decides about free shipping, and its currency is the currency of the fees. */
  readonly subtotal: Money
  readonly weightGrams: number
}

function rateOf(country: Country, subtotal: Money): ShippingRate {
  return shippingRates[subtotal.currency][zones[country]]
}

/** Index of the weight step; 0 for the lightest parcels. */
function weightStep(grams: number): number {
  const at = weightSteps.findIndex((limit) => grams <= limit)
  if (at >= 0) return at
  const heaviest = weightSteps[weightSteps.length - 1] ?? 0
  return weightSteps.length - 1 + Math.ceil((grams - heaviest) / gramsPerFurtherStep)
}

export function shippingFee(id: ShippingMethodId, { country, subtotal, weightGrams }: PricedParcel): Money {
  const rate = rateOf(country, subtotal)
  if (id === 'standard' && subtotal.minor >= rate.freeFrom) return zero(subtotal.currency)
  return money(rate[id] + rate.perStep * weightStep(weightGrams), subtotal.currency)
}

/** Fees for one item, and the minimum subtotal for free standard shipping. */
export type ListedFees = Readonly<Record<ShippingMethodId, Money>> & { readonly freeFrom: Money }

/** Fees in the currency of the country. */
export function listedFees(country: Country, weightGrams: number): ListedFees {
  const currency = currencyOf(country)
  const { freeFrom } = shippingRates[currency][zones[country]]
  const fee = (id: ShippingMethodId) => shippingFee(id, { country, subtotal: zero(currency), weightGrams })
  return { standard: fee('standard'), express: fee('express'), freeFrom: money(freeFrom, currency) }
}

/** Amount missing for free standard shipping; zero if it is free already. */
export function freeShippingGap(subtotal: Money, country: Country): Money {
  return money(Math.max(0, rateOf(country, subtotal).freeFrom - subtotal.minor), subtotal.currency)
}
