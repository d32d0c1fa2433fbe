// Which language and market a page request is for, and which page. Nothing here knows who is asking: a page is
// the same for everybody with the same address, language and country.
import { parseCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import { isPlainDate, type PlainDate } from '#domain/calendar/calendar.ts'
import { acceptedTags, chooseLocale, defaultLocale, isLocale, type Locale } from '#domain/markets/locale.ts'
import { chooseMarket, type Country } from '#domain/markets/market.ts'
import { localePath, splitLocale } from '#storefront/platform/pages/locale-path.ts'
import { canonicalSearch, payloadFile, type PageRequest } from '#storefront/platform/pages/page.ts'
import { countryCookie, localeCookie } from '#storefront/platform/remember-choice.ts'

export type Address = {
  readonly isPayload: boolean
  /** The language that the address names. */
  readonly prefix: Locale | undefined
  readonly path: string
  /** The path to use instead of the one that was asked for. */
  readonly tidy: string | undefined
  /** Only the keys that the page knows, in fixed order. */
  readonly search: string
  /** The query as it came, for redirects. */
  readonly fullSearch: string
  /** `lg` and `ce`: for this visit only. */
  readonly locale: Locale | undefined
  readonly country: string | undefined
  /** The day to show the shop on, where that may be asked for. */
  readonly day: PlainDate | undefined
}

export type Asked = Omit<PageRequest, 'now'> & {
  readonly key: string
  readonly isPayload: boolean
  readonly day: PlainDate | undefined
}
export type PageQuestion = Asked | { readonly redirect: string; readonly permanent: boolean }

type Headers = { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined }

/** Characters. A longer question is decided anew each time. */
const longestKept = 1_000

/** `queryOf` names the query keys of the route at a path; `days`: whether another day may be asked for. */
export function createVisitors(queryOf: (path: string) => readonly string[], days = false) {
  const questions = new LRUCache<string, PageQuestion>({ max: 5_000 })

  /** The same address, languages and cookies always ask for the same page. */
  return function ask(url: string, headers: Headers): PageQuestion {
    const { cookie = '', 'accept-language': language = '' } = headers
    const known = `${url}\n${language}\n${cookie}`
    let question = questions.get(known)
    if (!question) {
      question = decide(url, headers)
      if (known.length < longestKept) questions.set(known, question)
    }
    return question
  }

  function decide(url: string, headers: Headers): PageQuestion {
    const address = parseAddress(url, queryOf, days)
    const { tidy } = address
    if (tidy !== undefined) return { redirect: tidy + address.fullSearch, permanent: true }
    const cookies = headers.cookie ? parseCookie(headers.cookie) : {}
    const named = address.locale ?? address.prefix
    if (!named && !address.isPayload) {
      const chosen = chooseLocale(cookies[localeCookie], acceptedTags(headers['accept-language']))
      if (chosen !== defaultLocale)
        return { redirect: localePath(chosen, address.path) + address.fullSearch, permanent: false }
    }
    const locale = named ?? defaultLocale
    const country = chooseMarket(locale, address.country, cookies[countryCookie])
    return asked(address, locale, country)
  }
}

function asked({ path, search, isPayload, day }: Address, locale: Locale, country: Country): Asked {
  const key = `${isPayload ? 'data' : 'page'} ${locale} ${country} ${path}${search}${day ? ` on ${day}` : ''}`
  return { key, isPayload, path, query: new URLSearchParams(search), locale, country, day }
}

function parseAddress(url: string, queryOf: (path: string) => readonly string[], days: boolean): Address {
  const at = url.indexOf('?')
  const whole = at < 0 ? url : url.slice(0, at)
  const fullSearch = at < 0 ? '' : url.slice(at)
  const isPayload = whole.endsWith(`/${payloadFile}`)
  const pathname = isPayload ? whole.slice(0, -payloadFile.length - 1) || '/' : whole
  const { locale: prefix, path } = splitLocale(pathname)
  const query = new URLSearchParams(fullSearch)
  const lg = query.get('lg')
  const day = days ? query.get('day') : null
  return {
    isPayload,
    prefix,
    path,
    fullSearch,
    tidy: isPayload ? undefined : tidyPath(whole),
    search: canonicalSearch(query, queryOf(path)),
    locale: isLocale(lg) ? lg : undefined,
    country: query.get('ce') ?? undefined,
    day: isPlainDate(day) ? day : undefined,
  }
}

/** One address per page: no slash at the end, prefixes in lower case, none for the default language. Undefined where it is tidy. */
function tidyPath(pathname: string): string | undefined {
  // Browsers read a backslash as a slash, and two of either at the start as the name of another site.
  if (pathname === '/' || /^[/\\]{2}/.test(pathname)) return undefined
  const parts = pathname
    .replaceAll(/[/\\]+/g, '/')
    .replace(/\/$/, '')
    .split('/')
  const prefix = parts[1]?.toLowerCase()
  if (prefix === defaultLocale || prefix === 'en') parts.splice(1, 1)
  else if (isLocale(prefix)) parts[1] = prefix
  const tidy = parts.join('/') || '/'
  return tidy === pathname ? undefined : tidy
}
