// Compares the price before and after a change of the delivery country.
import type { Country } from '#domain/markets/market.ts'
import type { Money } from '#domain/pricing/money.ts'
import type { ShopSite } from '../../shared/shop-visit.ts'

type Priced = {
  readonly country: Country
  readonly totals: { readonly total: Money; readonly shippingFee: Money | null }
}

export type PriceChange = {
  readonly from: Money
  /** The country of that price. */
  readonly country: Country
  /** Whether prices say something else about tax. */
  readonly isTaxedOtherwise: boolean
}

/** null if total, currency and tax display are the same, or if only one of the totals has a shipping fee. */
export function priceChange(
  before: Priced,
  now: Priced,
  { taxDisplay }: Pick<ShopSite, 'taxDisplay'>,
): PriceChange | null {
  const [from, to] = [before.totals.total, now.totals.total]
  if ((before.totals.shippingFee === null) !== (now.totals.shippingFee === null)) return null
  const isTaxedOtherwise = taxDisplay[before.country] !== taxDisplay[now.country]
  const isSame = from.minor === to.minor && from.currency === to.currency
  return isSame && !isTaxedOtherwise ? null : { from, country: before.country, isTaxedOtherwise }
}
