// Computes shipping fees from the merchant's rates.
import { currencyOf, type Country } from '../markets/market.ts'
import { money, type Currency, type Money } from '../pricing/money.ts'
import { derivedCurrencies, derivedPrice } from '../settings/derived-price.ts'
import {
  methodsTo,
  usualMethods,
  type FeeRules,
  type MethodRate,
  type RateAmounts,
  type ShippingSettings,
} from './shipping-settings.ts'

export type PricedParcel = {
  readonly country: Country
  /** Goods before discounts. It decides about fees by value, and its currency is the currency of the fees. */
  readonly subtotal: Money
  readonly weightGrams: number
}

/** Amounts of a rate in a currency: its own, else the converted ones of the base currency; null without either. */
export function amountsIn(
  { amounts }: MethodRate,
  currency: Currency,
  { prices }: FeeRules,
): RateAmounts | null {
  const own = amounts[currency]
  if (own) return own
  const base = amounts[prices.base]
  const rule = derivedCurrencies(prices).find((each) => each.currency === currency)
  if (!base || !rule) return null
  const derived = (minor: number): number => derivedPrice(minor, rule)
  return {
    fees: base.fees.map(derived),
    further: base.further === null ? null : derived(base.further),
    byValue: base.byValue.map(({ from, fee }) => ({ from: derived(from), fee: derived(fee) })),
  }
}

/** Fee by weight in minor units; null if the parcel is too heavy. */
function feeByWeight(
  { weightSteps, furtherStep }: ShippingSettings,
  { fees, further }: RateAmounts,
  grams: number,
): number | null {
  const step = weightSteps.findIndex((limit) => grams <= limit)
  if (step >= 0) return fees[step] ?? null
  const last = fees[weightSteps.length - 1]
  if (last === undefined || further === null) return null
  return last + further * Math.ceil((grams - weightSteps.at(-1)!) / furtherStep)
}

/** null if the parcel is too heavy, or if the rate has no amounts in its currency. */
export function rateFee(
  rules: FeeRules,
  rate: MethodRate,
  { subtotal, weightGrams }: PricedParcel,
): Money | null {
  const amounts = amountsIn(rate, subtotal.currency, rules)
  if (!amounts) return null
  const byWeight = feeByWeight(rules.shipping, amounts, weightGrams)
  if (byWeight === null) return null
  const byValue = amounts.byValue.findLast(({ from }) => subtotal.minor >= from)
  return money(byValue?.fee ?? byWeight, subtotal.currency)
}

/** Fee of a method; null if it is not offered for the parcel. */
export function shippingFee(rules: FeeRules, id: string, parcel: PricedParcel): Money | null {
  const offered = methodsTo(rules.shipping, parcel.country).find(({ method }) => method.id === id)
  return offered ? rateFee(rules, offered.rate, parcel) : null
}

/** Fee of the preselected method; null if nothing is offered for the parcel. */
export function usualFee(rules: FeeRules, parcel: PricedParcel): Money | null {
  const methods = usualMethods(rules.shipping, parcel.country)
  return methods && shippingFee(rules, methods.usual, parcel)
}

/** The minimum value of the goods for free shipping by the preselected method; null if it is never free. */
export function freeShippingFrom(
  rules: FeeRules,
  country: Country,
  currency = currencyOf(country),
): Money | null {
  const methods = usualMethods(rules.shipping, country)
  const offered = methodsTo(rules.shipping, country).find(({ method }) => method.id === methods?.usual)
  const free = offered && amountsIn(offered.rate, currency, rules)?.byValue.find(({ fee }) => fee === 0)
  return free ? money(free.from, currency) : null
}
