// Compares the price before and after a change of the delivery country.
import { marketTable, type Country } from '#domain/markets/market.ts'
import type { Money } from '#domain/pricing/money.ts'

type Priced = { readonly country: Country; readonly totals: { readonly total: Money } }

export type PriceChange = {
  readonly from: Money
  /** Whether prices include taxes in only one of the two countries. */
  readonly isTaxedOtherwise: boolean
}

/** null if total, currency and tax display are the same. */
export function priceChange(before: Priced, now: Priced): PriceChange | null {
  const [from, to] = [before.totals.total, now.totals.total]
  const isTaxedOtherwise = marketTable[before.country].taxIncluded !== marketTable[now.country].taxIncluded
  const isSame = from.minor === to.minor && from.currency === to.currency
  return isSame && !isTaxedOtherwise ? null : { from, isTaxedOtherwise }
}
