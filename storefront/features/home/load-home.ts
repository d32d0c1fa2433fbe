// The home page: the occasions ahead with their last days to order, and a first look at what the shop has.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import type { Category, Picture, ProductCard } from '#domain/catalog/catalog.ts'
import { nextOccasions, shopOccasions } from '#domain/calendar/occasion.ts'
import { seasonOn } from '#domain/calendar/season.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import { shopData } from '../../shared/products/structured-data.ts'
import { heroPictures } from './hero-pictures.ts'
import { noteOccasion } from './note-occasion.ts'
import type { OccasionNote } from './occasion-note.ts'
import { shareImage } from '../../platform/pages/share-image.ts'
import { localePath } from '../../platform/pages/locale-path.ts'
import type { LoadContext, Loaded } from '../../platform/pages/route.ts'
import { loadLatestReviews, type ReviewOfProduct } from '../../shared/reviews/load-reviews.ts'

export type HomeData = {
  /** Of the next 120 days, those the shop has gifts for, in the order of the calendar. */
  readonly occasions: readonly OccasionNote[]
  /** The one that the first picture shows, as the colours of the shop do; null while none is near. */
  readonly lead: OccasionNote['occasion'] | null
  /** The one shown further down: an order of today still arrives for it. */
  readonly other: OccasionNote['occasion'] | null
  /** Of the lead, or of any day, and of the other. */
  readonly pictures: readonly [first: Picture, other: Picture | null]
  /** The newest products. */
  readonly fresh: readonly ProductCard[]
  readonly best: readonly ProductCard[]
  readonly categories: readonly Pick<Category, 'key' | 'name' | 'picture'>[]
  readonly reviews: readonly ReviewOfProduct[]
}

const shownNew = 4
const shownBest = 8
const shownCategories = 6
const shownReviews = 3

export async function loadHome({ read, country, locale, now, t }: LoadContext): Promise<Loaded<HomeData>> {
  const today = plainDateIn(now, timeZones[country])
  const [{ newest, bestSelling }, all, said, seller] = await Promise.all([
    read('catalog.recommended', { day: today }),
    read('catalog.categories', {}),
    loadLatestReviews(read),
    read('shop.seller', {}),
  ])
  const keys = all.map(({ key }) => key)
  const occasions = nextOccasions(country, today)
    .filter(({ category }) => keys.includes(category))
    .map((next) => noteOccasion(next, country, now))
  const categories = all
    .filter(({ key, parent, picture }) => {
      const isOccasion = shopOccasions.some((occasion) => occasion === key)
      return parent === null && picture && !isOccasion
    })
    .slice(0, shownCategories)
    .map(({ key, name, picture }) => ({ key, name, picture }))
  const pictured = new Set(categories.map(({ picture }) => picture!.name))
  const fresh = unseenFirst(newest, ({ picture }) => pictured.has(picture.name)).slice(0, shownNew)
  const seen = new Set(fresh.map(({ key }) => key))
  const best = unseenFirst(
    bestSelling,
    ({ key, picture }) => seen.has(key) || pictured.has(picture.name),
  ).slice(0, shownBest)
  for (const { key } of best) seen.add(key)
  const reviews = unseenFirst(said, ({ productKey }) => seen.has(productKey)).slice(0, shownReviews)
  const lead = seasonOn(country, today, keys)
  const other =
    occasions.find(({ occasion, lateBy }) => occasion !== lead && lateBy === null)?.occasion ?? null
  const pictures = [heroPictures[lead ?? 'everyday'], other && heroPictures[other]] as const
  const data = { occasions, lead, other, pictures, fresh, best, categories, reviews }
  const head = {
    title: '',
    description: t('home.description'),
    image: shareImage(
      heroPictures[lead ?? 'everyday'].name,
      lead ? t(`occasion.${lead}`) : t('hero.everyday.title'),
    ),
    jsonLd: shopData(t('shop.name'), localePath(locale, '/'), seller),
  }
  return { data, head, tags: ['catalogue', 'content', ...productTags([...fresh, ...best])] }
}

/** What the page shows elsewhere comes last: a large shop repeats nothing, a small one fills its lists. */
function unseenFirst<Item>(items: readonly Item[], isSeen: (item: Item) => boolean): Item[] {
  return [...items.filter((item) => !isSeen(item)), ...items.filter(isSeen)]
}
