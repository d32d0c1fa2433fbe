// The visit of a page of the shop: what the merchant has set, and the data of header and footer.
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import type { Country } from '#domain/markets/market.ts'
import type { TaxDisplay } from '#domain/tax/order-taxes.ts'
import type { Frame } from '#web/platform/pages/frame.ts'
import type { Site } from '#web/platform/pages/page.ts'
import { useVisit, type Visit } from '#web/platform/pages/visit.ts'

/** Settings of the shop that the browser needs, for one country. */
export type ShopSite = Site & {
  /** 'wordmark': the sample shop's; null: the name as text. */
  readonly logo: 'wordmark' | { readonly src: string; readonly width: number; readonly height: number } | null
  readonly returnDays: number
  /** The shop pays the postage of every return. */
  readonly freeReturns: boolean
  /** Fewer items are shown as 'only a few left'. */
  readonly lowStockBelow: number
  /** The merchant's Google Tag Manager container; '' for none. */
  readonly tagManagerId: string
  /** Origin of a public icon service; '' for none. */
  readonly iconService: string
  /** Names of the payment marks in the country of the visit. */
  readonly paymentMarks: readonly string[]
  /** What prices say about tax, in markets where they do not include it. */
  readonly taxDisplay: Readonly<{ [Market in Country]?: TaxDisplay }>
}

export type MenuEntry = CategoryLink & {
  readonly children: readonly CategoryLink[]
  /** Day of a coming occasion, in words; empty for a period that has begun. */
  readonly on?: string
}
/** In the document only, not in `_payload.json`. */
export type ShopFrame = Frame & {
  readonly menu: readonly MenuEntry[]
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

export type ShopVisit = Visit & { readonly site: ShopSite; readonly frame: ShopFrame }

/** entry-server.tsx renders every page with such a visit. */
export const useShopVisit = useVisit as () => ShopVisit
