// Loads the content around every page: menu and countries. It is part of the document and not of
// `_payload.json`, because it stays the same during navigation.
import type { Read } from '#api/call.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { nextOccasions, shopOccasions } from '#domain/calendar/occasion.ts'
import { moneyFormat } from '#messages/format.ts'
import type { Frame } from '../platform/pages/frame.ts'
import type { PageRequest } from '../platform/pages/page.ts'
import { countryNames } from './country-names.ts'

/** The frame if the data cannot be loaded. */
export function fallbackFrame({ locale, country, settings }: PageRequest): Frame {
  return {
    menu: [],
    countries: countryNames(locale).filter(([code]) => settings.markets.includes(code)),
    symbol: symbolOf(locale, currencyOf(country)),
    seller: settings.seller.lines[0] ?? '',
    footer:
      settings.footerMenu?.map(({ path, texts }) => ({
        path,
        text: inLanguage(texts, locale, settings.homeLocale) ?? path,
      })) ?? null,
  }
}

/** Occasions of the next 120 days come first, sorted by date; later occasions are omitted. */
export async function loadFrame(read: Read, request: PageRequest): Promise<Frame> {
  const { country, now } = request
  const categories = await read('catalog.categories', {})
  const near: string[] = nextOccasions(country, plainDateIn(now, timeZones[country])).map(
    ({ category }) => category,
  )
  const roots = categories.filter(({ parent }) => parent === null)
  const chosen = request.settings.headerMenu
  const listed = chosen?.flatMap((key) => roots.filter((root) => root.key === key)) ?? [
    ...near.flatMap((category) => roots.filter(({ key }) => key === category)),
    ...roots.filter(({ key }) => !shopOccasions.some((occasion) => occasion === key)),
  ]
  const menu = listed.map(({ key, name, children }) => ({ key, name, children }))
  return { ...fallbackFrame(request), menu }
}

function symbolOf(locale: Locale, currency: Currency): string {
  const parts = moneyFormat(locale, currency).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
