// A page as data: what the server renders from, what stands in the document, and what `_payload.json` answers.
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { PaymentKind } from '#domain/orders/payment-kinds.ts'
import type { Season } from '#domain/calendar/season.ts'
import type { TextArea } from '#messages/areas.ts'
import type { Frame } from './frame.ts'
import { localePath } from './locale-path.ts'

export const notFoundPath = '/error/404'

/** The part of the head that changes while the shopper walks about. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Path and query in this language; the origin is added where an address must be whole. */
  readonly canonical: string
  readonly robots: string
}

export type Page = {
  /** Name of its route; `error` where the page tells of an error. */
  readonly name: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** The query that made this page, in canonical order; '' or '?…'. */
  readonly search: string
  readonly locale: Locale
  readonly country: Country
  readonly status: number
  readonly head: PageHead
  readonly data: unknown
}

export type PageRequest = {
  /** Without language prefix. */
  readonly path: string
  readonly query: URLSearchParams
  readonly locale: Locale
  readonly country: Country
  /** The instant it is made for, in milliseconds. */
  readonly now: number
}

/** `redirect` is an address on this site, with its prefix. */
export type Payload = Page | { readonly redirect: string }

/** The few facts about the site that the browser needs. */
export type Site = {
  readonly publicOrigin: string
  /** Address of the endpoint; a path where it is on the same origin. */
  readonly api: string
  readonly buildId: string
  readonly secureCookies: boolean
  /** The merchant's container; '' where there is none. */
  readonly tagManagerId: string
  /** Origin of a public icon service; '' for none. */
  readonly iconService: string
  /** What the payment provider offers. */
  readonly paymentKinds: readonly PaymentKind[]
}

export type Boot = {
  readonly page: Page
  readonly site: Site
  readonly frame: Frame
  /** What the document wears. It keeps it while the shopper walks about. */
  readonly season: Season | null
  /** Addresses of the modules with this language's texts. */
  readonly texts: Readonly<Record<TextArea, string>>
}

/** The query keys that belong to a visit and not to a page: language, country, and the day it is to be there. */
export const visitKeys = ['lg', 'ce', 'day'] as const

export const payloadFile = '_payload.json'

/** Where the data of a page lies: `/de/cart` → `/de/cart/_payload.json`. */
export function payloadAddress(pathname: string, search: string): string {
  return `${pathname.endsWith('/') ? pathname : `${pathname}/`}${payloadFile}${search}`
}

export function hrefOf(page: Pick<Page, 'locale' | 'path' | 'search'>): string {
  return localePath(page.locale, page.path) + page.search
}

/** The allowed keys of a query in fixed order, the first value of each; '' or '?…'. */
export function canonicalSearch(query: URLSearchParams, allowed: readonly string[] = []): string {
  const kept = new URLSearchParams()
  for (const key of [...allowed].sort()) {
    const value = query.get(key)
    if (value) kept.set(key, value)
  }
  const text = kept.toString()
  return text && `?${text}`
}
