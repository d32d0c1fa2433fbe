// Loads categories and blog posts of the site map. Its other links are those of the footer.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import { formatList } from '#messages/format.ts'
import { breadcrumbData } from '../../shared/products/structured-data.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type SitemapData = {
  readonly categories: readonly (CategoryLink & { readonly children: readonly CategoryLink[] })[]
  readonly posts: readonly { readonly address: string; readonly title: string }[]
}

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
  const hidden = occasionCalendar(settings).hiddenCategories(country, plainDateIn(now, timeZones[country]))
  const mainCategories = categories.filter(({ parent, key }) => parent === null && !hidden.has(key))
  const title = t('sitemap.title')
  return {
    data: {
      categories: mainCategories.map(({ key, name, address, children }) => ({
        key,
        name,
        address,
        children,
      })),
      posts: posts.map(({ address, title: name }) => ({ address, title: name })),
    },
    head: {
      title,
      description: formatList(
        locale,
        mainCategories.map(({ name }) => name),
      ),
      jsonLd: [breadcrumbData({ t, locale, path }, title)],
    },
    tags: ['catalogue', 'content'],
  }
}
