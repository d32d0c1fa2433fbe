// Prices by exchange rate. The database derives them by the same rule (function derived_price, 0026-settings.sql).
import { currencyDecimals, type Currency } from '../pricing/money.ts'

/** Price endings by name: round to `step` minor units, then subtract `below`. */
export const roundings = {
  exact: { step: 1, below: 0 },
  twentieth: { step: 5, below: 0 },
  tenth: { step: 10, below: 0 },
  half: { step: 50, below: 0 },
  whole: { step: 100, below: 0 },
  ninety: { step: 100, below: 10 },
  'ninety-five': { step: 100, below: 5 },
  'ninety-nine': { step: 100, below: 1 },
  'next-nine': { step: 1_000, below: 100 },
} as const satisfies Record<string, { step: number; below: number }>

export type Rounding = keyof typeof roundings

/** `rate`: units of this currency for one unit of the base currency. */
export type ExchangeRate = { readonly rate: number; readonly rounding: Rounding }

export type PriceSettings = {
  /** The currency in which the merchant sets prices. */
  readonly base: Currency
  /** Currencies whose missing prices follow from the base price. */
  readonly rates: { readonly [Name in Currency]?: ExchangeRate }
}

/** A rate in minor units, as the database stores it. */
export type DerivedCurrency = {
  readonly currency: Currency
  readonly base: Currency
  readonly factor: number
  readonly step: number
  readonly below: number
}

export function derivedCurrencies({ base, rates }: PriceSettings): DerivedCurrency[] {
  return (Object.keys(rates) as Currency[]).map((currency) => {
    const { rate, rounding } = rates[currency]!
    const decimals = currencyDecimals[currency]
    // Decimal digits, so that 1.1 does not become 1.1000000000000001.
    const factor = Number((rate * 10 ** (decimals - currencyDecimals[base])).toPrecision(12))
    return { currency, base, factor, ...roundings[rounding] }
  })
}

/** Rounding gives nothing away: only 0 becomes 0. */
export function derivedPrice(minor: number, { factor, step, below }: DerivedCurrency): number {
  if (minor === 0) return 0
  return Math.max(1, Math.round((minor * factor + below) / step)) * step - below
}
