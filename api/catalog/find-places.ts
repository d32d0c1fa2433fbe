// Operation catalog.places: categories, pages and posts whose names a query means, or the page to which it leads.
import { z } from 'zod'
import { matchingNames } from '#catalog/text-search/matching-names.ts'
import { pageWords } from '#catalog/text-search/page-words.ts'
import { redirectFor } from '#catalog/text-search/search-rules.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'

const maxPlaces = 4

export const findPlacesOperation = operation('catalog.places', {
  summary:
    'Categories, pages and posts whose names a query means, the closest first; or only the path to which the query leads.',
  who: 'anyone',
  input: z.strictObject({ query: textShape(100) }),
  output: z.array(
    z.object({
      kind: z.enum(['category', 'page', 'post', 'redirect']),
      path: z.string().describe('Without the prefix of the language.'),
      title: z.string(),
    }),
  ),
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run({ query }, { catalog, caller: { locale, country }, settings, now }) {
    const rules = catalog.searchRules.of(locale)
    const path = redirectFor(query, locale, rules)
    if (path) return [{ kind: 'redirect' as const, path, title: path }]
    const hidden = occasionCalendar(settings).hiddenCategories(
      country,
      plainDateIn(now(), timeZones[country]),
    )
    const categories = catalog.taxonomy
      .tree(locale)
      .flatMap((top) => [top, ...top.children])
      .filter(({ key }) => !hidden.has(key))
      .map(({ key, name, address }) => ({
        kind: 'category' as const,
        key,
        path: `/classify/${address}`,
        title: name,
      }))
    const pages = [
      ...(await catalog.content.of('page', locale)),
      ...(await catalog.content.of('post', locale)),
    ]
    const places = [
      ...categories,
      ...pages.map(({ kind, key, address, title }) => ({ kind, key, path: `/rich/${address}`, title })),
    ]
    const names = places.flatMap((place) => [
      { place, name: place.title },
      ...wordsOf(place, locale).map((name) => ({ place, name })),
    ])
    const found = matchingNames(
      query,
      locale,
      names.map(({ name }) => name),
      rules?.plain,
    ).map((at) => names[at]!.place)
    return [...new Set(found)].slice(0, maxPlaces).map(({ kind, path, title }) => ({ kind, path, title }))
  },
})

function wordsOf({ kind, key }: { kind: string; key: string }, locale: Locale): readonly string[] {
  return (kind === 'page' && pageWords[locale]?.[key]?.split(' ')) || []
}
