// Operation catalog.places: categories, pages and posts whose names a query means.
import { z } from 'zod'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { hiddenCategories } from '#domain/calendar/occasion.ts'
import { matchingNames } from '#catalog/text-search/matching-names.ts'
import { listContent } from '#data/catalog/content.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'

const mostPlaces = 4

export const findPlacesOperation = operation({
  name: 'catalog.places',
  summary: 'Categories, pages and posts whose names a query means, the closest first.',
  who: 'anyone',
  input: z.strictObject({ query: textShape(100) }),
  output: z.array(
    z.object({ kind: z.enum(['category', 'page', 'post']), key: z.string(), title: z.string() }),
  ),
  refusals: [],
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run({ query }, { catalog, db, caller: { locale, country }, now }) {
    const hidden = hiddenCategories(country, plainDateIn(now(), timeZones[country]))
    const categories = catalog.taxonomy
      .tree(locale)
      .flatMap((top) => [top, ...top.children])
      .filter(({ key }) => !hidden.has(key))
      .map(({ key, name }) => ({ kind: 'category', key, title: name }) as const)
    const pages = [...(await listContent(db, 'page', locale)), ...(await listContent(db, 'post', locale))]
    const places = [...categories, ...pages.map(({ kind, key, title }) => ({ kind, key, title }))]
    const titles = places.map(({ title }) => title)
    return matchingNames(query, locale, titles)
      .slice(0, mostPlaces)
      .map((at) => places[at]!)
  },
})
