// Loads the page of the newsletter: the picture of the season and the days of the coming year.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { isInTime, leadingOccasion } from '#domain/calendar/season.ts'
import { giftYear } from '#domain/customers/gift-year.ts'
import { isSampleShop } from '#domain/settings/settings.ts'
import { giftYearTexts, type ShownMonth } from '#messages/gift-year-texts.ts'
import { everydayHero, heroOf, type Hero } from '../../shared/scenes/hero-pictures.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type NewsletterData = {
  /** The photographs are the sample shop's; other shops show a parcel. */
  readonly picture: Hero['picture'] | null
  /** Empty in a shop without products. */
  readonly year: readonly ShownMonth[]
}

export async function loadNewsletter(context: LoadContext): Promise<Loaded<NewsletterData>> {
  const { read, t, locale, country, now, settings } = context
  const today = plainDateIn(now, timeZones[country])
  const [categories, { products }] = await Promise.all([
    read('catalog.categories', {}),
    read('catalog.list', {}),
  ])
  const keys = categories.map(({ key }) => key)
  const lead = leadingOccasion(settings, country, now, keys)
  // Only days for which a gift ordered now arrives in time.
  const arrives = isInTime(settings, country, now)
  const year = giftYear(occasionCalendar(settings), country, today, [], arrives)
  return {
    data: {
      picture: isSampleShop(settings) ? (lead ? heroOf(lead.occasion) : everydayHero).picture : null,
      year: products.length > 0 ? giftYearTexts(year, { t, locale, home: settings.homeLocale }) : [],
    },
    head: { title: t('newsletter.title'), description: t('newsletter.text') },
    tags: ['catalogue'],
  }
}
