// The home page: the occasions ahead with their last days to order, and a first look at what the shop has.
import { plainDateIn, timeZones } from '#domain/calendar.ts'
import type { Category, ProductCard } from '#domain/catalog.ts'
import { nextOccasions } from '#domain/occasion.ts'
import { shopData } from '../catalog/structured-data.ts'
import { occasionNote, type OccasionNote } from '../home/occasion-note.ts'
import { shareImage } from '../pages/share-image.ts'
import { localePath } from '../pages/locale-path.ts'
import type { LoadContext, Loaded } from '../pages/route.ts'
import { loadLatestReviews, type ReviewOfProduct } from '../reviews/load-reviews.ts'

export type HomeData = {
  readonly occasions: readonly OccasionNote[]
  readonly best: readonly ProductCard[]
  readonly viewed: readonly ProductCard[]
  readonly categories: readonly Pick<Category, 'key' | 'name' | 'picture'>[]
  readonly reviews: readonly ReviewOfProduct[]
}

const shownProducts = 8
const shownCategories = 6
const shownReviews = 3

export async function loadHome({ read, country, locale, t }: LoadContext): Promise<Loaded<HomeData>> {
  const now = Date.now()
  const [best, viewed, categories, reviews] = await Promise.all([
    read('catalog.list', { sort: 'best-selling' }),
    read('catalog.list', { sort: 'most-viewed' }),
    read('catalog.categories', {}),
    loadLatestReviews(read),
  ])
  const occasions = nextOccasions(country, plainDateIn(now, timeZones[country])).map((next) =>
    occasionNote(next, country, now),
  )
  const bestIds = new Set(best.products.slice(0, shownProducts).map(({ id }) => id))
  const isOccasion = (key: string) => occasions.some(({ category }) => category === key)
  const data = {
    occasions,
    best: best.products.slice(0, shownProducts),
    viewed: viewed.products.filter(({ id }) => !bestIds.has(id)).slice(0, shownProducts),
    categories: categories
      .filter(({ key, parent, picture }) => parent === null && picture && !isOccasion(key))
      .slice(0, shownCategories)
      .map(({ key, name, picture }) => ({ key, name, picture })),
    reviews: reviews.slice(0, shownReviews),
  }
  const head = {
    title: '',
    description: t('home.description'),
    image: shareImage('hero-mothers-day', t('occasion.mothers-day')),
    jsonLd: shopData(t('shop.name'), localePath(locale, '/')),
  }
  return { data, head, tags: ['catalogue', 'content'] }
}
