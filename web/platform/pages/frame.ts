// Countries and currency of a page. In the document only, not in `_payload.json`. A site adds the data of its own frame.
import type { Country } from '#domain/markets/market.ts'
import type { Currency } from '#domain/pricing/money.ts'

export type CountryName = readonly [country: Country, name: string]
export type Frame = {
  readonly countries: readonly CountryName[]
  /** Currency of the prices on the page. */
  readonly currency: Currency
  /** Currency symbol from the server: browsers format some differently. */
  readonly symbol: string
  /** How amounts of the currency are written, if it is not a frequent one: see messages/format-table.ts. */
  readonly amounts?: { readonly [Name in Currency]?: string }
}
