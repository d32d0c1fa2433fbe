// Loads a category with its products, filtered and sorted by the address.
import { finderTexts, type FinderTexts } from '../../shared/finder-texts.ts'
import { addDays, plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { everydayTags, occasionCalendar, type NextOccasion } from '#domain/calendar/occasion.ts'
import { neededOn } from '#domain/calendar/season.ts'
import type { Category, Count, ProductCard } from '#domain/catalog/catalog.ts'
import { lastOrderDays } from '#domain/delivery/last-order-days.ts'
import { chooseTiles, type CategoryTile } from '../../shared/category-tiles/choose-tiles.ts'
import { loadList, type FilteredList } from '../../shared/product-list/load-list.ts'
import { isFiltered, writeFilters } from '../../shared/product-list/list-filters.ts'
import { isAbout, type Post } from '../../shared/posts/post-season.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import { breadcrumbData } from '../../shared/products/structured-data.ts'
import type { Story } from '../../shared/product-list/StoryTile.tsx'
import { sceneOf } from '../../shared/scenes/category-scenes.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { formatDate } from '#messages/format.ts'
import { isKnownByAll, occasionDayText } from '#messages/known-day.ts'
import { occasionName } from '#messages/occasion-texts.ts'
import { orderByLines } from '#messages/order-by-lines.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { shareImage } from '#web/platform/pages/share-image.ts'
import { movedPermanently, pathsOf } from '#web/platform/pages/addresses.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type CategoryData = FilteredList & {
  /** With the wide photograph of its scene, if there is one. */
  readonly category: Omit<Category, 'id' | 'addresses'>
  readonly hasScene: boolean
  /** When its occasion is, and the last days to order. Empty if it has none, or none in the country. */
  readonly days: readonly DayLine[]
  /** Shown after the products. */
  readonly story: Story | null
  /** In its place if no post is about the category, or a filter is set. */
  readonly finder: FinderTexts | null
  /** Links below a short list: sibling categories and main ones. */
  readonly others: readonly CategoryTile[]
}

export type DayLine = { readonly icon: 'calendar' | 'truck' | 'express'; readonly text: string }

/** Other categories follow so few gifts. */
const fewGifts = 8

export async function loadCategory(context: LoadContext): Promise<Loaded<CategoryData>> {
  const { read, params, path, country, t } = context
  const address = params['classify'] ?? ''
  const [category, { list: found, filters }, posts] = await Promise.all([
    read('catalog.category', { key: address }),
    loadList(context, { category: address }),
    read('catalog.posts', {}),
  ])
  const list = { ...found, tags: fittingTags(found.tags, category.key, filters.tags, context) }
  const { id: _, addresses, ...shown } = category
  const { key } = shown
  // The home language's address, or another language's.
  if (category.address !== address) return movedPermanently(`/classify/${category.address}`)
  const tags = [`category:${key}`, `list:${key}`, 'content', ...productTags(list.products)] as const
  const { name, description, parent, picture } = category
  const scene = sceneOf(key, picture)
  const story = storyOf(posts, key, scene?.picture.name, list.products)
  const data = {
    category: scene ? { ...shown, picture: scene.picture } : shown,
    hasScene: scene !== null,
    days: daysOf(key, context),
    story,
    finder: story && !isFiltered(filters) ? null : finderTexts(context.t),
    others: list.total <= fewGifts ? await othersThan(category, context) : [],
    list,
    filters,
  }
  const onFirstPage = writeFilters({ ...filters, page: 1 }, currencyOf(country))
  if (filters.page > list.pages)
    return { data, head: { title: name }, tags, redirect: { to: path + onFirstPage, permanent: false } }
  const isPlain = onFirstPage === ''
  return {
    data,
    tags,
    head: {
      title: filters.page > 1 ? t('list.titleOfPage', { title: name, page: filters.page }) : name,
      description,
      paths: pathsOf(addresses, '/classify/', isPlain && filters.page > 1 ? `?page=${filters.page}` : ''),
      canonical: isPlain && filters.page > 1 ? `${path}?page=${filters.page}` : path,
      ...(!isPlain && { robots: 'noindex' }),
      ...(picture && { image: shareImage(picture.name, picture.alt) }),
      jsonLd: [
        breadcrumbData(context, name, parent && { name: parent.name, path: `/classify/${parent.address}` }),
      ],
    },
  }
}

const aYear = 366

async function othersThan(
  { key, parent }: Category,
  { read, settings }: LoadContext,
): Promise<readonly CategoryTile[]> {
  const main = await read('catalog.categories', {})
  const beside = main.find((each) => each.key === parent?.key)?.children ?? []
  const siblings = await Promise.all(beside.map((each) => read('catalog.category', { key: each.key })))
  const others = [...siblings, ...main].filter((each) => each.key !== key && each.key !== parent?.key)
  return chooseTiles(others, occasionCalendar(settings))
}

/** When its occasion is, unless everybody knows it and the last days to order follow. */
function daysOf(category: string, { settings, country, now, locale, t }: LoadContext): DayLine[] {
  const calendar = occasionCalendar(settings)
  const today = plainDateIn(now, timeZones[country])
  const isOwn = (each: NextOccasion) => each.category === category
  const next = calendar.next(country, today).filter(isOwn)
  // Christmas rather than Advent.
  const near = next.find(({ occasion }) => calendar.mayLead(occasion, country)) ?? next[0]
  const found = near ?? calendar.between(country, today, addDays(today, aYear)).find(isOwn)
  if (!found) return []
  const name = occasionName(found, { t, locale, home: settings.homeLocale })
  const last = lastOrderDays(settings.shipping, neededOn(found, today), country, now)
  const { standard, express } = orderByLines(last, today, { locale, t })
  const lines: DayLine[] = [
    ...(standard ? [{ icon: 'truck', text: standard } as const] : []),
    ...(express ? [{ icon: 'express', text: express } as const] : []),
  ]
  if (isKnownByAll(found.occasion) && lines.length > 0) return lines
  const format = (day: PlainDate) => unbrokenDates(formatDate(locale, day, near ? 'short' : 'long'))
  const text = occasionDayText({ ...found, name }, today, t, format)
  return [{ icon: 'calendar', text }, ...lines]
}

/** In the category of an occasion without the tags of other days, like birthdays, unless one is chosen. */
function fittingTags(
  tags: readonly Count[],
  category: string,
  chosen: readonly string[],
  { settings }: LoadContext,
): Count[] {
  const isOccasion = occasionCalendar(settings).categories.has(category)
  return tags.filter(({ key }) => !isOccasion || !everydayTags.has(key) || chosen.includes(key))
}

/** `shown`: name of the picture at the head of the page. A post with the same one has a further picture of a gift. */
function storyOf(
  posts: readonly Post[],
  category: string,
  shown: string | undefined,
  products: readonly ProductCard[],
): Story | null {
  const post = posts.find((each) => isAbout(each, category))
  if (!post) return null
  const { address, title, summary } = post
  const isShown = post.picture !== null && post.picture.name === shown
  const other = products.find(({ picture, second }) => picture && second)
  const picture =
    isShown && other?.picture && other.second ? { ...other.picture, name: other.second } : post.picture
  return { address, title, summary, picture: picture && { ...picture, placeholder: '' } }
}
