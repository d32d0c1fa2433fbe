// Loads the content around every page: menu and countries. It is part of the document and not of
// `_payload.json`, because it stays the same during navigation.
import type { Output, Read } from '#api/call.ts'
import { addDays, daysBetween, plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { Currency } from '#domain/pricing/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { occasionCalendar, type NextOccasion } from '#domain/calendar/occasion.ts'
import type { Season } from '#domain/calendar/occasions.ts'
import { isInTime, leadingOccasion } from '#domain/calendar/season.ts'
import { frequentCurrencies, moneyTemplate } from '#messages/derive-format-table.ts'
import { moneyFormat, plainSigns, compareNames, formatCountry, formatDate } from '#messages/format.ts'
import { onKnownDay } from '#messages/known-day.ts'
import { occasionName } from '#messages/occasion-texts.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import type { Translate } from '#messages/translator.ts'
import type { CountryName } from '#web/platform/pages/frame.ts'
import type { PageRequest } from '#web/platform/pages/page.ts'
import type { ShopFrame } from '../shared/shop-visit.ts'
import { aboutLinks, legalLinks } from '../shared/navigation/footer-links.ts'
import { helpLinks } from '../shared/navigation/help-links.ts'
import { countries } from '#domain/markets/country.ts'
import { hasRightOfWithdrawal } from '#domain/markets/right-of-withdrawal.ts'

/** Buyers with this right find it on every page (directive 2011/83, article 11a). The tracked order has the form. */
const withdrawalLink = { path: '/trackOrder', label: 'order.withdrawButton' } as const

/** The frame if the data cannot be loaded. `pages`: the published ones. */
export function fallbackFrame(
  { locale, country, settings }: PageRequest,
  t: Translate,
  pages: Output<'shop.pages'> = [],
): ShopFrame {
  const pageKeys = pages.map(({ key }) => key)
  const hidden = hiddenLinks(settings, pageKeys)
  const translated = translatedPaths(pages)
  return {
    menu: [],
    countries: countryNames(locale).filter(([code]) => settings.markets.includes(code)),
    currency: currencyOf(country),
    symbol: symbolOf(locale, currencyOf(country)),
    ...(!frequentCurrencies.includes(currencyOf(country)) && {
      amounts: { [currencyOf(country)]: moneyTemplate(locale, currencyOf(country)) },
    }),
    seller: settings.seller.lines[0] ?? '',
    footer:
      settings.footerMenu?.map(({ path, texts }) => ({
        path: translated[path] ?? path,
        text: inLanguage(texts, locale, settings.homeLocale) ?? path,
      })) ?? null,
    legal: [...legalLinks, ...(hasRightOfWithdrawal(country) ? [withdrawalLink] : [])]
      .filter(({ path }) => !hidden.includes(path))
      .map(({ path, label }) => ({
        path: translated[path] ?? path,
        text: (t as (key: string) => string)(label),
      })),
    hidden,
    translated,
  }
}

/** The link with `#cookies` is the privacy policy's. */
function translatedPaths(pages: Output<'shop.pages'>): ShopFrame['translated'] {
  const addresses = new Map(pages.map(({ key, address }) => [`/rich/${key}`, `/rich/${address}`]))
  const linked = [...helpLinks, ...aboutLinks, ...legalLinks].flatMap(({ path }) => {
    const [page = path, part] = path.split('#')
    const address = addresses.get(page) ?? page
    return address === page ? [] : [[path, part ? `${address}#${part}` : address] as const]
  })
  return Object.fromEntries(linked)
}

/** A shop with analytics shows its cookie settings even before the privacy policy is published. */
function hiddenLinks({ footerMenu, tagManagerId }: Settings, written: readonly string[]): string[] {
  const own = footerMenu?.map(({ path }) => path) ?? []
  const isShown = (path: string): boolean => {
    if (own.includes(path)) return false
    if (path.endsWith('#cookies') && tagManagerId !== '') return true
    const [, key] = /^\/rich\/([^#]+)/.exec(path) ?? []
    return key === undefined || written.includes(key)
  }
  return [...helpLinks, ...aboutLinks, ...legalLinks].map(({ path }) => path).filter((path) => !isShown(path))
}

/** Number of occasions in the menu, and how many days ahead they are there. */
const maxOccasions = 3
const menuDays = 90

/**
 * The occasion that leads the shop and the next ones, by date. Distant ones are omitted, as are those that no order
 * reaches. `season` is the theme of all pages.
 */
export async function loadFrame(
  read: Read,
  request: PageRequest,
  t: Translate,
): Promise<{ frame: ShopFrame; season: Season | null }> {
  const { country, now } = request
  const [categories, pages] = await Promise.all([read('catalog.categories', {}), read('shop.pages', {})])
  const roots = categories.filter(({ parent }) => parent === null)
  const keys = roots.map(({ key }) => key)
  const lead = leadingOccasion(request.settings, country, now, keys)
  const today = plainDateIn(now, timeZones[country])
  const calendar = occasionCalendar(request.settings)
  const lastShown = addDays(today, menuDays)
  const inTime = isInTime(request.settings, country, now)
  const coming = calendar.next(country, today)
  const next = coming
    .filter((occasion) => occasion.date <= lastShown && inTime(occasion))
    .map(({ category }) => category)
    .filter((category) => calendar.categories.has(category) && keys.includes(category))
  const near = [...new Set([...(lead ? [lead.category] : []), ...next])]
    .slice(0, maxOccasions)
    .sort((a, b) => daysBetween(occasionOf(b, coming)!.date, occasionOf(a, coming)!.date))
  const order = request.settings.headerMenu ?? [
    ...near,
    ...keys.filter((key) => !calendar.categories.has(key) && !near.includes(key)),
  ]
  const menu = order
    .flatMap((key) => roots.filter((root) => root.key === key))
    .map(({ key, name, address, children }) => {
      const occasion = near.includes(key) && occasionOf(key, coming)
      return { key, name, address, children, ...(occasion && { on: dayOf(occasion, today, request, t) }) }
    })
  return {
    frame: { ...fallbackFrame(request, t, pages), menu },
    season: calendar.seasonOf(lead?.occasion ?? null),
  }
}

/** Advent and Lucia share the category of Christmas, which is the occasion that its name promises. */
function occasionOf(key: string, coming: readonly NextOccasion[]): NextOccasion | undefined {
  return coming.find(({ occasion }) => occasion === key) ?? coming.find(({ category }) => category === key)
}

/** As people know it: Christmas Eve where the gifts are given then. Empty for a period that has begun. */
function dayOf(
  occasion: NextOccasion,
  today: PlainDate,
  { locale, settings }: PageRequest,
  t: Translate,
): string {
  const name = occasionName(occasion, { t, locale, home: settings.homeLocale })
  const { date } = onKnownDay({ ...occasion, name }, t)
  return date < today ? '' : unbrokenDates(formatDate(locale, date, 'short'))
}

function symbolOf(locale: Locale, currency: Currency): string {
  const parts = moneyFormat(locale, currency).formatToParts(0)
  return plainSigns(parts.find(({ type }) => type === 'currency')?.value ?? currency)
}

const cache = new Map<Locale, readonly CountryName[]>()

/**
 * Countries of sale with names in the reader's language, sorted for it. Part of the document: browsers name and order
 * some countries differently than the server.
 */
function countryNames(locale: Locale): readonly CountryName[] {
  let names = cache.get(locale)
  if (!names) {
    names = countries
      .map((country): CountryName => [country, formatCountry(locale, country)])
      .sort(([, a], [, b]) => compareNames(locale, a, b))
    cache.set(locale, names)
  }
  return names
}
