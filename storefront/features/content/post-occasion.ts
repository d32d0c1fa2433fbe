// When the occasion of a post is, and by when to order gifts for it.
import { addDays, plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { lastOrderDays } from '#domain/delivery/last-order-days.ts'
import { formatDate } from '#messages/format.ts'
import { onKnownDay } from '#messages/known-day.ts'
import { occasionName } from '#messages/occasion-texts.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

export type Visit = Pick<LoadContext, 't' | 'locale' | 'country' | 'now'> & {
  readonly settings: Pick<LoadContext['settings'], 'occasions' | 'shipping' | 'homeLocale'>
}

/** null where the country does not celebrate it within a year. `category`: key of the occasion's category. */
export function nextOccasion(category: string, { t, locale, country, now, settings }: Visit) {
  const today = plainDateIn(now, timeZones[country])
  const found = occasionCalendar(settings)
    .between(country, addDays(today, 1), addDays(today, 364))
    .find((occasion) => occasion.category === category)
  if (!found) return null
  return onKnownDay({ ...found, name: occasionName(found, { t, locale, home: settings.homeLocale }) }, t)
}

export type PostOccasion = {
  readonly day: string
  /** null if it is too late. */ readonly order: string | null
}

/** Its day and the last day to order; null as above. */
export function postOccasion(category: string, visit: Visit): PostOccasion | null {
  const { t, locale, country, now, settings } = visit
  const found = nextOccasion(category, visit)
  if (!found) return null
  const { standardBy, expressBy } = lastOrderDays(settings.shipping, found.givenOn, country, now)
  const by = standardBy ?? expressBy
  return {
    day: t('post.occasion', { occasion: found.name, date: formatDate(locale, found.date) }),
    order:
      by &&
      t(standardBy ? 'people.orderBy' : 'people.orderByExpress', { date: formatDate(locale, by, 'weekday') }),
  }
}
