// The occasion that the newsletter proposes for a language: the next one where most of its readers live.
import { plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import type { NextOccasion } from '#domain/calendar/occasion.ts'
import { leadingOccasion, neededOn } from '#domain/calendar/season.ts'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { occasionParagraph, type IssueContents } from '#domain/customers/newsletter.ts'
import { lastOrderDays, type LastOrderDays } from '#domain/delivery/last-order-days.ts'
import { localeTable, locales, type Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { isSampleShop, type Settings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { occasionTexts } from '#messages/occasion-texts.ts'
import { featuredIn } from '../people/select-gifts.ts'
import type { Shop } from '../shop.ts'

export type IssueOccasion = {
  readonly name: string
  readonly date: PlainDate
  /** In the warehouse's time zone. */
  readonly orderBy: LastOrderDays
  readonly gifts: readonly ProductCard[]
  /** Path of the category with all its gifts, without the language's prefix. */
  readonly path: string
}

type NewsletterShop = Pick<Shop, 'catalog' | 'settings' | 'now'>

const giftCount = 4

/** null in the everyday season, and in a shop that has no gifts for the occasion. */
export async function nextIssueOccasion(shop: NewsletterShop, locale: Locale): Promise<IssueOccasion | null> {
  const { catalog, settings, now } = shop
  const country = countryOf(locale)
  const next = leadingIn(shop, locale)
  const gifts = next ? await featuredIn(shop, { category: next.category }, { locale, country }) : []
  if (!next || gifts.length === 0) return null
  const needed = neededOn(next, plainDateIn(now(), timeZones[country]))
  return {
    name: textsOf(next, locale, settings).name,
    date: next.date,
    orderBy: lastOrderDays(settings.shipping, needed, country, now()),
    gifts: gifts.slice(0, giftCount),
    path: `/classify/${catalog.taxonomy.category(next.category, locale)?.address ?? next.category}`,
  }
}

/** An issue about the next occasion, in each language whose readers have one. */
export function proposeIssue(shop: NewsletterShop): IssueContents {
  const proposals = locales.flatMap((locale) => {
    const next = leadingIn(shop, locale)
    if (!next) return []
    const { title, text } = textsOf(next, locale, shop.settings)
    return [[locale, { subject: title, text: [text, occasionParagraph].filter(Boolean).join('\n\n') }]]
  })
  return Object.fromEntries(proposals)
}

function leadingIn({ catalog, settings, now }: NewsletterShop, locale: Locale): NextOccasion | null {
  const categories = catalog.taxonomy.tree(locale).map(({ key }) => key)
  return leadingOccasion(settings, countryOf(locale), now(), categories)
}

function textsOf(next: NextOccasion, locale: Locale, settings: Settings) {
  const language = { t: translateFor(locale), locale, home: settings.homeLocale }
  return occasionTexts(next, isSampleShop(settings), language)
}

function countryOf(locale: Locale): Country {
  return localeTable[locale].country
}
