// Data of header and footer: menu, seller, links. In the document only, not in `_payload.json`.
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import type { Frame } from '#web/platform/pages/frame.ts'
import { useVisit } from '#web/platform/pages/visit.ts'

export type MenuEntry = CategoryLink & { readonly children: readonly CategoryLink[] }
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

/** The frame of every page is that of shell/load-frame.ts. */
export function useFrame(): ShopFrame {
  return useVisit().frame as ShopFrame
}
