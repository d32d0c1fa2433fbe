// Types of a route: path, loader and screen.
import type { ComponentType } from 'react'
import type { Read } from '#api/call.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { refuse } from '#domain/refusal.ts'
import type { MessageKey, Translate } from '#messages/translator.ts'
import type { PageRequest } from './page.ts'

export type LoadContext = PageRequest & {
  /** Public reads only, because a page is the same for every visitor. Throws refusals. */
  readonly read: Read
  readonly params: Readonly<Record<string, string>>
  readonly t: Translate
}

export type Head = {
  /** Without the shop's name, which is appended; '' for the shop's name only. */
  readonly title: string
  readonly description?: string
  /** For a variation of another page: path and query of that page, without language prefix. */
  readonly canonical?: string
  /** Path of the page in other languages that have an address of their own, without language prefix. */
  readonly paths?: { readonly [Name in Locale]?: string }
  readonly robots?: 'noindex' | 'noindex, nofollow'
  readonly image?: {
    readonly src: string
    readonly width: number
    readonly height: number
    readonly alt: string
  }
  readonly jsonLd?: readonly object[]
}

/**
 * Data that a page depends on. `list:{key of a category}` is the members and the order of its list, `catalogue` the
 * lists of all products.
 */
export type Tag = `product:${string}` | `category:${string}` | `list:${string}` | 'catalogue' | 'content'

export type Loaded<D> = {
  readonly data: D
  readonly head: Head
  readonly tags: readonly Tag[]
  readonly status?: 200 | 404
  /** Words of a search that found nothing; each delivery of the page counts. */
  readonly missedSearch?: string
  /** `to` has no language prefix: `/new-key`. */
  readonly redirect?: { readonly to: string; readonly permanent: boolean }
}

export type Loader<D> = (context: LoadContext) => Promise<Loaded<D>>

export type Route<D = never> = {
  /** Determines the screen's file name: `order-detail` → OrderDetailScreen.tsx. */
  readonly name: string
  readonly path: string
  /** Runs on the server only; the browser reads its result from `_payload.json`. */
  readonly load?: () => Promise<Loader<D>>
  readonly screen: () => Promise<{ default: ComponentType<{ data: D }> }>
  /** Name of the route whose screen this route uses. */
  readonly screenOf?: string
  /** Title of a page without a loader. */
  readonly title?: MessageKey
  readonly robots?: Head['robots']
  /** The screen stays mounted, with scroll position and state, when the shopper leaves it. */
  readonly keep?: boolean
  /** `customer`: without menus, cart and footer. */
  readonly layout?: 'customer'
  /** Query keys that change the page. The cache key and the loader ignore all others. */
  readonly query?: readonly string[]
}

/** Checks the data type of loader and screen. */
export function route<D>(description: Route<D>): Route {
  return description as unknown as Route
}

/** For loaders without data for the address: throws a refusal that becomes 404 'Page Not Found'. */
export function notFound(): never {
  throw Object.assign(new Error('no content at this address'), refuse('not-found'))
}
