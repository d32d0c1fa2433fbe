// A page as data: input of the rendering, embedded in the document, served as `_payload.json`.
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Season } from '#domain/calendar/occasions.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Frame } from './frame.ts'

export const notFoundPath = '/error/404'

/** The part of the head that client-side navigation updates. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Path and query in this language, without origin. */
  readonly canonical: string
  readonly robots: string
}

export type Page = {
  /** Name of the route; `error` for the error page. */
  readonly name: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** Allowed query keys of the page, in canonical order; '' or '?…'. */
  readonly search: string
  readonly locale: Locale
  readonly country: Country
  readonly status: number
  readonly head: PageHead
  readonly data: unknown
}

export type PageRequest = {
  /** Without language prefix: `/classify/easter`. */
  readonly path: string
  /** A loader gets only the keys in the route's `query`; the first value of each. */
  readonly query: URLSearchParams
  readonly locale: Locale
  readonly country: Country
  /** Instant for which the page is rendered. */
  readonly now: number
  readonly settings: Settings
}

/** `redirect` is a path of this site, with language prefix. */
export type Payload = Page | { readonly redirect: string }

/** Facts of the site that the browser needs. A site adds its own settings. */
export type Site = {
  readonly shopName: string
  readonly publicOrigin: string
  /** Address of the endpoint; a path where it is on the same origin. */
  readonly api: string
  readonly buildId: string
  readonly secureCookies: boolean
}

export type Boot = {
  readonly page: Page
  readonly site: Site
  readonly frame: Frame
  /** Seasonal theme; stays the same during client-side navigation. */
  readonly season: Season | null
  /** Start of the addresses of this language's text files. */
  readonly texts: string
}

/** Query keys of the visit, not of a page: language, country, delivery date. */
export const visitKeys = ['lg', 'ce', 'day'] as const

export const payloadFile = '_payload.json'

/** Address of a page's data: `/de/cart` → `/de/cart/_payload.json`. */
export function payloadAddress(pathname: string, search: string): string {
  return `${pathname.endsWith('/') ? pathname : `${pathname}/`}${payloadFile}${search}`
}

/** The allowed keys of a query in alphabetical order, with the first value of each; '' or '?…'. */
export function canonicalSearch(query: URLSearchParams, allowed: readonly string[] = []): string {
  const result = new URLSearchParams()
  for (const key of [...allowed].sort()) {
    const value = query.get(key)
    if (value) result.set(key, value)
  }
  const text = result.toString()
  return text && `?${text}`
}
