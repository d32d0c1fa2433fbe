// Whether the prices of a market are known when it is switched on.
import { currencyOf } from '../markets/market.ts'
import type { Currency } from '../pricing/money.ts'
import type { Settings } from './settings.ts'

type Priced = Pick<Settings, 'markets' | 'prices'>

/** Currencies of markets that a change switches on without an exchange rate. */
export function currenciesWithoutRate(
  { markets: earlier }: Pick<Priced, 'markets'>,
  { markets, prices: { base, rates } }: Priced,
): Currency[] {
  const added = markets.filter((market) => !earlier.includes(market)).map(currencyOf)
  return [...new Set(added)].filter((currency) => currency !== base && !rates[currency])
}
