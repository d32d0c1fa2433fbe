// React contexts and hooks: language and market of the visit, and the current page.
import { createContext, use, useMemo, type Context } from 'react'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Currency, Money } from '#domain/pricing/money.ts'
import { formatDate, formatDateRange, formatMoney, formatPercent } from '#messages/format.ts'
import type { Translate } from '#messages/translator.ts'
import type { Frame } from './frame.ts'
import { localePath } from './locale-path.ts'
import type { Boot, Page, Site } from './page.ts'

export type Visit = ReturnType<typeof formatsOf> & {
  readonly country: Country
  readonly currency: Currency
  readonly t: Translate
  readonly site: Site
  readonly frame: Frame
}

export function visitOf({ page, site, frame }: Pick<Boot, 'page' | 'site' | 'frame'>, t: Translate): Visit {
  return { ...formatsOf(page.locale), country: page.country, currency: frame.currency, t, site, frame }
}

/** A language, with its addresses, amounts and dates. */
export function formatsOf(locale: Locale) {
  return {
    /** `href('/cart')` → `/de/cart`. */
    href: (path: string) => localePath(locale, path),
    /** An amount of any currency. */
    money: (money: Money) => formatMoney(locale, money),
    date: (date: string, style?: Parameters<typeof formatDate>[2]) => formatDate(locale, date, style),
    dateRange: (from: string, to: string, days?: 'weekday' | 'short') =>
      formatDateRange(locale, from, to, days),
    percent: (basisPoints: number) => formatPercent(locale, basisPoints),
    locale,
  }
}

export const VisitContext = createContext<Visit | null>(null)
/** A hidden screen keeps the page with which it was shown. */
export const PageContext = createContext<Page | null>(null)

/** The value of a context that <App> provides. */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = use(context)
  if (value === null) throw new Error('a component was rendered outside <App>')
  return value
}

export function useVisit(): Visit {
  return useProvided(VisitContext)
}

export function useTranslate(): Translate {
  return useVisit().t
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
  const page = useProvided(PageContext)
  return useMemo(() => {
    const { name, path, params, search } = page
    return { name, path, params, query: new URLSearchParams(search) }
  }, [page])
}
