// React contexts and hooks: language and market of the visit, and the current page.
import { createContext, use, useMemo } from 'react'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Currency, Money } from '#domain/pricing/money.ts'
import { formatDate, formatDateRange, formatMoney, formatPercent } from '#messages/format.ts'
import type { Translate } from '#messages/translator.ts'
import type { Frame } from './frame.ts'
import { localePath } from './locale-path.ts'
import type { Boot, Page, Site } from './page.ts'

export type Visit = ReturnType<typeof formatsOf> & {
  readonly locale: Locale
  readonly country: Country
  readonly currency: Currency
  readonly t: Translate
  readonly site: Site
  readonly frame: Frame
}

export function visitOf({ page, site, frame }: Pick<Boot, 'page' | 'site' | 'frame'>, t: Translate): Visit {
  const { locale, country } = page
  return { ...formatsOf(locale), locale, country, currency: frame.currency, t, site, frame }
}

/** Addresses, amounts and dates in one language. */
export function formatsOf(locale: Locale) {
  return {
    /** `href('/cart')` → `/de/cart`. */
    href: (path: string) => localePath(locale, path),
    /** An amount of any currency. */
    money: (money: Money) => formatMoney(locale, money),
    date: (date: string, style?: Parameters<typeof formatDate>[2]) => formatDate(locale, date, style),
    dateRange: (from: string, to: string) => formatDateRange(locale, from, to),
    percent: (basisPoints: number) => formatPercent(locale, basisPoints),
  }
}

export const VisitContext = createContext<Visit | null>(null)
/** A hidden screen keeps the page with which it was shown. */
export const PageContext = createContext<Page | null>(null)

export function useVisit(): Visit {
  const visit = use(VisitContext)
  if (!visit) throw new Error('a component was rendered outside <App>')
  return visit
}

export function useLocale(): Locale {
  return useVisit().locale
}

export function useTranslate(): Translate {
  return useVisit().t
}

export function useHref(): Visit['href'] {
  return useVisit().href
}

export function useMoney(): Visit['money'] {
  return useVisit().money
}

export function useFormat(): ReturnType<typeof formatsOf> {
  return useVisit()
}

/** A country's name in this visit's language. */
export function useCountryName(): (country: Country) => string {
  const { countries } = useVisit().frame
  return (country) => countries.find(([each]) => each === country)?.[1] ?? country
}

export type CurrentRoute = {
  readonly name: string
  /** Without the language's prefix. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** Only the query keys that the route allows. */
  readonly query: URLSearchParams
}

export function useRoute(): CurrentRoute {
  const page = use(PageContext)
  if (!page) throw new Error('a component was rendered outside <App>')
  return useMemo(() => {
    const { name, path, params, search } = page
    return { name, path, params, query: new URLSearchParams(search) }
  }, [page])
}
