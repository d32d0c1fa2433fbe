// The day by which people know an occasion.
import type { NextOccasion } from '#domain/calendar/occasion.ts'
import type { Translate } from '#messages/translator.ts'

/**
 * Where the gifts are under the tree on Christmas Eve, that evening is the occasion. St Nicholas fills the shoes in the
 * night before his day, and the day remains the known one. A merchant's own name stays beside its own date.
 */
export function onKnownDay<Dated extends { readonly name: string; readonly date: string }>(
  dated: Dated,
  { occasion, givenOn, date, texts }: NextOccasion,
  t: Translate,
): Dated {
  if (occasion !== 'christmas' || givenOn === date || texts) return dated
  return { ...dated, date: givenOn, name: t('occasion.christmas.eve') }
}
