// Data of header and footer: menu, countries, seller. In the document only, not in `_payload.json`.
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import type { Country } from '#domain/markets/market.ts'

export type CountryName = readonly [country: Country, name: string]
export type MenuEntry = CategoryLink & { readonly children: readonly CategoryLink[] }
export type Frame = {
  readonly menu: readonly MenuEntry[]
  readonly countries: readonly CountryName[]
  /** Currency symbol from the server: browsers format some differently. */
  readonly symbol: string
  /** Name of the seller. */
  readonly seller: string
  /** The merchant's own links; null: those of help-links.ts and footer-links.ts. */
  readonly footer: readonly { readonly path: string; readonly text: string }[] | null
}
