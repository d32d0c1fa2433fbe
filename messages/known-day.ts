// The day by which people know an occasion.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { NextOccasion } from '#domain/calendar/occasion.ts'
import type { Translate } from './translator.ts'

/**
 * Where the gifts are under the tree on Christmas Eve, that evening is the occasion. St Nicholas fills the shoes in the
 * night before his day, and the day remains the known one. A merchant's own name stays beside its own date.
 */
export function onKnownDay<
  Dated extends Pick<NextOccasion, 'occasion' | 'date' | 'givenOn'> & { readonly name: string },
>(dated: Dated, t: Translate): Dated {
  const { occasion, name, date, givenOn } = dated
  if (occasion !== 'christmas' || givenOn === date || name !== t('occasion.christmas')) return dated
  return { ...dated, date: givenOn, name: t('occasion.christmas.eve') }
}

/** Everybody knows their days, which are the same each year. */
const fixed: ReadonlySet<string> = new Set([
  'christmas',
  'st-nicholas',
  'new-year',
  'epiphany',
  'valentines-day',
  'white-day',
  'halloween',
])

export function isKnownByAll(occasion: string): boolean {
  return fixed.has(occasion)
}

/** When an occasion is. A period that has begun is known by its last day. The moon decides when Ramadan begins. */
export function occasionDayText(
  dated: Pick<NextOccasion, 'occasion' | 'date' | 'until' | 'givenOn'> & { readonly name: string },
  today: PlainDate,
  t: Translate,
  format: (day: PlainDate) => string,
): string {
  const { occasion, date, until } = dated
  const { name, date: knownDay } = onKnownDay(dated, t)
  if (until <= date) return t('home.occasionOn', { occasion: name, date: format(knownDay) })
  if (date <= today) return t('home.occasionUntil', { occasion: name, date: format(until) })
  const expected = occasion === 'ramadan' ? 'yes' : 'no'
  return t('home.occasionBegins', { occasion: name, date: format(date), expected })
}
