// What a page is made of: its place in the table, the loader that fills it, and the screen that shows it.
import type { ComponentType } from 'react'
import type { Read } from '#api/call.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { refuse } from '#domain/refusal.ts'
import type { Area } from '#messages/areas.ts'
import type { MessageKey, Translate } from '#messages/translator.ts'
import { withTexts } from '../texts.ts'

export type LoadContext = {
  /** Public reads only: a page is the same for everybody. Throws the refusal. */
  readonly read: Read
  readonly params: Readonly<Record<string, string>>
  /** Only the keys that the route names; the first value of each. */
  readonly query: URLSearchParams
  readonly locale: Locale
  readonly country: Country
  /** The instant the page is made for, in milliseconds. */
  readonly now: number
  /** Without the language's prefix: `/classify/easter`. */
  readonly path: string
  readonly t: Translate
}

export type Head = {
  /** Without the shop's name, which is added; '' for the shop's name alone. */
  readonly title: string
  readonly description?: string
  /** Where this page is a variation of another one: that one's path and query, without prefix. */
  readonly canonical?: string
  readonly robots?: 'noindex' | 'noindex, nofollow'
  readonly image?: {
    readonly src: string
    readonly width: number
    readonly height: number
    readonly alt: string
  }
  readonly jsonLd?: readonly object[]
}

/** What changes on a page: `product:{id}`, `category:{key}`, `catalogue` or `content`. */
export type Tag = `product:${string}` | `category:${string}` | 'catalogue' | 'content'

export type Loaded<D> = {
  readonly data: D
  readonly head: Head
  readonly tags: readonly Tag[]
  readonly status?: 200 | 404
  /** `to` without prefix: `/new-key`. */
  readonly redirect?: { readonly to: string; readonly permanent: boolean }
}

export type Loader<D> = (context: LoadContext) => Promise<Loaded<D>>

export type Route<D = never> = {
  /** The screen's file by convention: `order-detail` → screens/OrderDetailScreen.tsx. */
  readonly name: string
  readonly path: string
  /** Runs on the server only; the browser reads its result from `_payload.json`. */
  readonly load?: () => Promise<Loader<D>>
  readonly screen: () => Promise<{ default: ComponentType<{ data: D }> }>
  /** The route whose screen this one shows, where it has none of its own. */
  readonly screenOf?: string
  /** What the screen says beside the texts of every page. */
  readonly texts?: readonly Area[]
  /** Title of a page without a loader. */
  readonly title?: MessageKey
  readonly robots?: Head['robots']
  /** Stays mounted, with its scroll and its state, when the shopper goes elsewhere. */
  readonly keep?: boolean
  readonly layout: 'default' | 'customer'
  /** The query keys that change the page. All others are left out of the cache key and of the loader. */
  readonly query?: readonly string[]
}

/** Checks that loader and screen agree on their data, and has the screen's texts come with its code. */
export function route<D>(description: Route<D>): Route {
  const screen = () => withTexts(description.texts ?? [], description.screen())
  return { ...description, screen } as unknown as Route
}

/** For a loader whose address names nothing: answers 404 'Page Not Found'. */
export function notFound(): never {
  throw Object.assign(new Error('nothing has this address'), refuse('not-found'))
}
