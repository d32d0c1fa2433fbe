// Suggestions for the message on a card.
import type { Translate } from '#messages/translator.ts'

/** The greeting of the season (`data-season` of the document) is first. Christmas gifts are also bought in other seasons. */
export function cardIdeas(t: Translate, season: string | undefined): string[] {
  const bySeason: Readonly<Record<string, string>> = {
    christmas: t('card.christmas'),
    easter: t('card.easter'),
    'lunar-new-year': t('card.lunarNewYear'),
    'mothers-day': t('card.mothersDay'),
    'valentines-day': t('card.valentinesDay'),
  }
  const always = [
    t('card.birthday'),
    t('card.thanks'),
    t('card.congratulations'),
    t('card.love'),
    t('card.christmas'),
  ]
  const greeting = bySeason[season ?? '']
  return greeting ? [greeting, ...always.filter((idea) => idea !== greeting)] : always
}
