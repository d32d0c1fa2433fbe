// Resolves a page request to page, language and market. A page is the same for all visitors with the same address,
// language and country.
import { parseCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import { isPlainDate, type PlainDate } from '#domain/calendar/calendar.ts'
import { acceptedTags, chooseLocale, defaultLocale, isLocale, type Locale } from '#domain/markets/locale.ts'
import { chooseMarket, type Country } from '#domain/markets/market.ts'
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'
import { localePath, splitLocale } from '#web/platform/pages/locale-path.ts'
import { canonicalSearch, payloadFile, type PageRequest } from '#web/platform/pages/page.ts'
import { countryCookie, localeCookie } from '#web/platform/remember-choice.ts'

export type Address = {
  readonly isPayload: boolean
  /** The language in the path. */
  readonly prefix: Locale | undefined
  readonly path: string
  /** The canonical path where the requested one differs. */
  readonly canonical: string | undefined
  /** Only the query keys of the route, in fixed order. */
  readonly search: string
  /** The unchanged query, for redirects. */
  readonly fullSearch: string
  /** From the query keys `lg` and `ce`; not stored. */
  readonly locale: Locale | undefined
  readonly country: string | undefined
  /** From the query key `day`, where the configuration allows it. */
  readonly day: PlainDate | undefined
}

export type ResolvedRequest = Omit<PageRequest, 'now' | 'settings'> & {
  readonly key: string
  readonly isPayload: boolean
  readonly day: PlainDate | undefined
}
export type RequestResolution = ResolvedRequest | { readonly redirect: string; readonly permanent: boolean }

type Headers = { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined }

/** Characters. Longer keys are not cached. */
const maxKeyLength = 1_000

/** `queryOf` returns the query keys of the route at a path; `days`: whether `?day=` is allowed. */
export function createRequestResolver(
  queryOf: (path: string) => readonly string[],
  days: boolean,
  settings: () => Pick<Settings, 'homeLocale' | 'markets'> = () => sampleSettings,
) {
  let settingsOfCache = settings()
  const resolutions = new LRUCache<string, RequestResolution>({ max: 5_000 })

  /** Cached: the same URL, languages and cookies always resolve to the same page. */
  return function resolve(url: string, headers: Headers): RequestResolution {
    const { cookie = '', 'accept-language': language = '' } = headers
    const key = `${url}\n${language}\n${cookie}`
    if (settingsOfCache !== settings()) {
      resolutions.clear()
      settingsOfCache = settings()
    }
    let resolution = resolutions.get(key)
    if (!resolution) {
      resolution = resolveUncached(url, headers)
      if (key.length < maxKeyLength) resolutions.set(key, resolution)
    }
    return resolution
  }

  function resolveUncached(url: string, headers: Headers): RequestResolution {
    const { homeLocale, markets } = settings()
    const address = parseAddress(url, queryOf, days)
    const { canonical } = address
    if (canonical !== undefined) return { redirect: canonical + address.fullSearch, permanent: true }
    const cookies = headers.cookie ? parseCookie(headers.cookie) : {}
    const explicit = address.locale ?? address.prefix
    if (!explicit && !address.isPayload) {
      const chosen = chooseLocale(cookies[localeCookie], acceptedTags(headers['accept-language']), homeLocale)
      if (chosen !== defaultLocale)
        return { redirect: localePath(chosen, address.path) + address.fullSearch, permanent: false }
    }
    const locale = explicit ?? defaultLocale
    const country = chooseMarket(locale, markets, address.country, cookies[countryCookie])
    return toRequest(address, locale, country)
  }
}

function toRequest(
  { path, search, isPayload, day }: Address,
  locale: Locale,
  country: Country,
): ResolvedRequest {
  const key = `${isPayload ? 'data' : 'page'} ${locale} ${country} ${path}${search}${day ? ` on ${day}` : ''}`
  return { key, isPayload, path, query: new URLSearchParams(search), locale, country, day }
}

function parseAddress(url: string, queryOf: (path: string) => readonly string[], days: boolean): Address {
  const at = url.indexOf('?')
  const fullPath = at < 0 ? url : url.slice(0, at)
  const fullSearch = at < 0 ? '' : url.slice(at)
  const isPayload = fullPath.endsWith(`/${payloadFile}`)
  const pathname = isPayload ? fullPath.slice(0, -payloadFile.length - 1) || '/' : fullPath
  const { locale: prefix, path } = splitLocale(pathname)
  const query = new URLSearchParams(fullSearch)
  const lg = query.get('lg')?.toLowerCase()
  const day = days ? query.get('day') : null
  return {
    isPayload,
    prefix,
    path,
    fullSearch,
    canonical: isPayload ? undefined : canonicalPath(fullPath),
    search: canonicalSearch(query, queryOf(path)),
    locale: isLocale(lg) ? lg : undefined,
    country: query.get('ce') ?? undefined,
    day: isPlainDate(day) ? day : undefined,
  }
}

/**
 * One address per page: no slash at the end, prefixes in lower case, none for the default language. Undefined where the
 * path is canonical.
 */
function canonicalPath(pathname: string): string | undefined {
  // Browsers read a backslash as a slash, and two of either at the start as another host.
  if (pathname === '/' || /^[/\\]{2}/.test(pathname)) return undefined
  const parts = pathname
    .replaceAll(/[/\\]+/g, '/')
    .replace(/\/$/, '')
    .split('/')
  const prefix = withoutRegion(parts[1]?.toLowerCase())
  if (prefix === defaultLocale || prefix === 'en') parts.splice(1, 1)
  else if (isLocale(prefix)) parts[1] = prefix
  const canonical = parts.join('/') || '/'
  return canonical === pathname ? undefined : canonical
}

/** Another region's language tag has the pages of its language: `pt-br` those of `pt`, `en-gb` the English ones. */
function withoutRegion(prefix: string | undefined): string | undefined {
  const language = /^([a-z]{2})[-_](?:[a-z]{2}|hans|hant)$/.exec(prefix ?? '')?.[1]
  return language === 'en' || isLocale(language) ? language : prefix
}
