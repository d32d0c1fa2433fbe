// Taxes of an order: which country taxes a delivery, the rate of each line, and the amounts by rate.
import type { PlainDate } from '../calendar/calendar.ts'
import type { TaxClass } from '../catalog/product-record.ts'
import { money, type Currency } from '../pricing/money.ts'
import { allocate } from '../pricing/proportions.ts'
import { unionCountries } from '../markets/union.ts'
import { taxRate } from './tax-rate.ts'
import type { TaxSettings } from './tax-settings.ts'

/** Amounts at one rate in minor units; `net` + `tax` is what was paid. */
export type TaxPart = {
  readonly basisPoints: number
  readonly net: number
  readonly tax: number
  /** The country that taxes, and its state if it has sales tax. Absent in orders of earlier releases. */
  readonly country?: string
  readonly state?: string
}

/** Why a part of an order has no tax, for its documents. */
export const taxNotes = ['small-business', 'export'] as const
export type TaxNote = (typeof taxNotes)[number]

/** One delivery. Amounts are in minor units, after discounts; wrapping is part of its line. */
export type TaxedDelivery = {
  readonly country: string
  readonly state: string
  readonly lines: readonly { readonly taxClass: TaxClass; readonly amount: number }[]
  readonly shipping: number
}

export type TaxRules = { readonly settings: TaxSettings; readonly seller: string }

export type OrderTaxes = {
  /** Sorted by country and rate. Together with amounts without tax, they are the total. */
  readonly parts: readonly TaxPart[]
  readonly notes: readonly TaxNote[]
  /** Added to the prices, in minor units. */
  readonly salesTax: number
  /** Basis points of each line of each delivery; null: without tax. */
  readonly rates: readonly (readonly (number | null)[])[]
}

type PlaceOfSupply = { readonly country: string; readonly state?: string } | TaxNote | null

/** The country whose tax a delivery has, or why it has none. */
function placeOfSupply(
  { country, state }: Pick<TaxedDelivery, 'country' | 'state'>,
  { settings, seller }: TaxRules,
): PlaceOfSupply {
  if (settings.smallBusiness) return 'small-business'
  if (country === 'US' && settings.salesTax[state] !== undefined) return { country, state }
  if (country === 'US') return seller === 'US' ? null : 'export'
  if (country === seller) return { country }
  if (unionCountries.has(seller) && unionCountries.has(country))
    return { country: settings.oneStopShop ? country : seller }
  return settings.taxesExports ? { country } : 'export'
}

/** Whether both places have the same tax, reported at the same place. */
export function isTaxedAlike(
  one: Pick<TaxedDelivery, 'country' | 'state'>,
  other: Pick<TaxedDelivery, 'country' | 'state'>,
  rules: TaxRules,
): boolean {
  return JSON.stringify(placeOfSupply(one, rules)) === JSON.stringify(placeOfSupply(other, rules))
}

/** The shipping fee is ancillary: each rate of the goods has its share of it, by value. */
function partsOf(
  delivery: TaxedDelivery,
  rates: readonly (number | null)[],
  currency: Currency,
): { readonly basisPoints: number; readonly amount: number }[] {
  const weights = delivery.lines.map(({ amount }) => amount)
  const fees = allocate(money(delivery.shipping, currency), weights)
  return delivery.lines.flatMap(({ amount }, at) => {
    const basisPoints = rates[at] ?? null
    return basisPoints === null ? [] : [{ basisPoints, amount: amount + fees[at]!.minor }]
  })
}

/** Taxes of an order placed on `day`. Each delivery has at least one line. */
export function orderTaxes(
  deliveries: readonly TaxedDelivery[],
  rules: TaxRules,
  currency: Currency,
  day: PlainDate,
): OrderTaxes {
  const taxed = deliveries.map((delivery) => {
    const place = placeOfSupply(delivery, rules)
    const rates = delivery.lines.map(({ taxClass }) => rateAt(place, taxClass, rules, day))
    return { place, rates, parts: partsOf(delivery, rates, currency) }
  })
  const byPlaceOfSupply = Map.groupBy(
    taxed.filter(({ place }) => isTaxed(place)),
    ({ place }) => JSON.stringify(place),
  )
  const parts = [...byPlaceOfSupply]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, each]) => {
      const place = JSON.parse(key) as { country: string; state?: string }
      const amounts = each.flatMap((one) => one.parts)
      const sums = place.country === 'US' ? addedTaxes(amounts) : includedTaxes(amounts)
      return sums.map((sum) => ({ ...sum, ...place }))
    })
  return {
    parts,
    notes: taxNotes.filter((note) => taxed.some(({ place }) => place === note)),
    salesTax: parts.reduce((sum, { country, tax }) => (country === 'US' ? sum + tax : sum), 0),
    rates: taxed.map(({ rates }) => rates),
  }
}

/** What prices say about tax. `excluded`: sales tax may be added; `untaxed`: an American shop is registered in no state. */
export type TaxDisplay = 'included' | 'excluded' | 'untaxed' | TaxNote

export function taxDisplay(country: string, rules: TaxRules): TaxDisplay {
  const place = placeOfSupply({ country, state: '' }, rules)
  const hasSalesTax = Object.keys(rules.settings.salesTax).length > 0
  if (country === 'US' && hasSalesTax && place !== 'small-business') return 'excluded'
  if (place === null) return 'untaxed'
  return typeof place === 'string' ? place : 'included'
}

function isTaxed(place: PlaceOfSupply): place is Exclude<PlaceOfSupply, TaxNote | null> {
  return place !== null && typeof place !== 'string'
}

function rateAt(
  place: PlaceOfSupply,
  taxClass: TaxClass,
  { settings }: TaxRules,
  day: PlainDate,
): number | null {
  if (!isTaxed(place)) return null
  if (place.state === undefined) return taxRate(place.country, taxClass, day)
  return taxClass === 'zero' ? 0 : (settings.salesTax[place.state] ?? null)
}

type Amount = { readonly basisPoints: number; readonly amount: number }

/** Tax included in amounts (minor units, not negative): one part for each rate, half units rounded up. */
export function includedTaxes(amounts: readonly Amount[]): TaxPart[] {
  return sumByRate(amounts).map(({ basisPoints, amount }) => {
    const tax = includedTax(amount, basisPoints)
    return { basisPoints, net: amount - tax, tax }
  })
}

/** Tax to be added to net amounts, as `includedTaxes`. */
function addedTaxes(amounts: readonly Amount[]): TaxPart[] {
  return sumByRate(amounts).map(({ basisPoints, amount }) => {
    return { basisPoints, net: amount, tax: share(amount, basisPoints, 100_000) }
  })
}

/** Tax in a gross amount at one rate, half units rounded up. */
export function includedTax(amount: number, basisPoints: number): number {
  return share(amount, basisPoints, 100_000 + Math.round(basisPoints * 10))
}

/** Some American rates have tenths of a basis point. */
function share(amount: number, basisPoints: number, whole: number): number {
  const part = BigInt(amount) * BigInt(Math.round(basisPoints * 10))
  return Number((part * 2n + BigInt(whole)) / (BigInt(whole) * 2n))
}

function sumByRate(amounts: readonly Amount[]): Amount[] {
  const rates = [...new Set(amounts.map(({ basisPoints }) => basisPoints))].toSorted((a, b) => b - a)
  return rates.map((basisPoints) => ({
    basisPoints,
    amount: amounts.reduce((sum, each) => (each.basisPoints === basisPoints ? sum + each.amount : sum), 0),
  }))
}
