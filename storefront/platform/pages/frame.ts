// Data around every page: menu, countries and seller. Written into the document, not into `_payload.json`.
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import type { Country } from '#domain/markets/market.ts'

export type CountryName = readonly [country: Country, name: string]
export type MenuEntry = CategoryLink & { readonly children: readonly CategoryLink[] }
export type Frame = {
  readonly menu: readonly MenuEntry[]
  readonly countries: readonly CountryName[]
  /** Of the currency: browsers write some in other ways than the server. */
  readonly symbol: string
  /** Who sells, by name; '' while the shop cannot be asked. */
  readonly seller: string
}
