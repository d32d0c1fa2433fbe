// Data of header and footer: menu, countries, seller. In the document only, not in `_payload.json`.
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Currency } from '#domain/pricing/money.ts'

export type CountryName = readonly [country: Country, name: string]
export type MenuEntry = CategoryLink & { readonly children: readonly CategoryLink[] }
export type Frame = {
  readonly menu: readonly MenuEntry[]
  readonly countries: readonly CountryName[]
  /** Currency of the prices on the page. */
  readonly currency: Currency
  /** Currency symbol from the server: browsers format some differently. */
  readonly symbol: string
  /** How amounts of the currency are written, if it is not a frequent one: see messages/format-table.ts. */
  readonly amounts?: { readonly [Name in Currency]?: string }
  /** Name of the seller. */
  readonly seller: string
  /** The merchant's own links; null: those of footer-links.ts. */
  readonly footer: readonly { readonly path: string; readonly text: string }[] | null
  /** Published legal pages and the cookie settings. */
  readonly legal: readonly { readonly path: string; readonly text: string }[]
  /** Paths of help-links.ts and footer-links.ts that are not shown: the page is not published, or is among `footer`. */
  readonly hidden: readonly string[]
  /** Paths of shown pages that have an address of their own in this language. */
  readonly translated: Readonly<Record<string, string>>
}
