// What another country of delivery did to the price.
import { marketTable, type Country } from '#domain/markets/market.ts'
import type { Money } from '#domain/pricing/money.ts'

type Priced = { readonly country: Country; readonly totals: { readonly total: Money } }

export type PriceChange = {
  readonly from: Money
  /** Whether prices include taxes in one of the two countries only. */
  readonly isTaxedOtherwise: boolean
}

/** null where the shopper pays the same in the same way. */
export function priceChange(before: Priced, now: Priced): PriceChange | null {
  const [from, to] = [before.totals.total, now.totals.total]
  const isTaxedOtherwise = marketTable[before.country].taxIncluded !== marketTable[now.country].taxIncluded
  const isSame = from.minor === to.minor && from.currency === to.currency
  return isSame && !isTaxedOtherwise ? null : { from, isTaxedOtherwise }
}
