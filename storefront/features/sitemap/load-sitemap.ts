// Loads categories and blog posts of the site map. Its other links are those of the footer.
import { addDays, compareDates, plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { recipients } from '#domain/catalog/gift-finder.ts'
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import { formatList } from '#messages/format.ts'
import { breadcrumbData } from '../../shared/products/structured-data.ts'
import { timelyFirst } from '../../shared/posts/post-season.ts'
import type { RecipientText } from '../../shared/finder-texts.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type MappedCategory = CategoryLink & { readonly children: readonly CategoryLink[] }

export type SitemapData = {
  /** Title of the gift finder: browsers have its texts on its own page only. */
  readonly finder: { readonly title: string; readonly recipients: readonly RecipientText[] }
  /** Categories of the occasions of a year by date. */
  readonly occasions: readonly MappedCategory[]
  readonly categories: readonly MappedCategory[]
  readonly posts: readonly { readonly address: string; readonly title: string }[]
}

const daysOfYear = 365

export async function loadSitemap({
  read,
  t,
  locale,
  path,
  country,
  now,
  settings,
}: LoadContext): Promise<Loaded<SitemapData>> {
  const [categories, posts] = await Promise.all([read('catalog.categories', {}), read('catalog.posts', {})])
  const calendar = occasionCalendar(settings)
  const main = categories
    .filter(({ parent }) => parent === null)
    .map(({ key, name, address, children }): MappedCategory => ({ key, name, address, children }))
  const today = plainDateIn(now, timeZones[country])
  // Christmas is a category of Advent, too: its last day counts.
  const dayOf = new Map(calendar.next(country, today).map(({ category, date }) => [category, date]))
  for (const { category, date } of calendar.between(country, today, addDays(today, daysOfYear)))
    if (!dayOf.has(category)) dayOf.set(category, date)
  const occasions = main
    .filter(({ key }) => calendar.categories.has(key) && dayOf.has(key))
    .sort((a, b) => compareDates(dayOf.get(a.key)!, dayOf.get(b.key)!))
  const others = main.filter(({ key }) => !calendar.categories.has(key))
  const title = t('sitemap.title')
  return {
    data: {
      finder: {
        title: t('finder.title'),
        recipients: recipients.map((value) => ({
          value,
          label: t('finder.for', { recipient: t(`finder.recipient.${value}`) }),
        })),
      },
      occasions,
      categories: others,
      posts: timelyFirst(posts, { country, now, settings }).map(({ address, title: name }) => ({
        address,
        title: name,
      })),
    },
    head: {
      title,
      description: formatList(
        locale,
        others.map(({ name }) => name),
      ),
      jsonLd: [breadcrumbData({ t, locale, path }, title)],
    },
    tags: ['catalogue', 'content'],
  }
}
