// The day by which people know an occasion.
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
