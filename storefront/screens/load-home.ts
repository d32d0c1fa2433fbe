// The home page: the occasions ahead with their last days to order, and a first look at what the shop has.
import { plainDateIn, timeZones } from '#domain/calendar.ts'
import type { Category, ProductCard } from '#domain/catalog.ts'
import { nextOccasions } from '#domain/occasion.ts'
import { shopData } from '../catalog/structured-data.ts'
import { heroPictures } from '../home/hero-pictures.ts'
import { leadingNote, noteOccasion } from '../home/note-occasion.ts'
import type { OccasionNote } from '../home/occasion-note.ts'
import { shareImage } from '../pages/share-image.ts'
import { localePath } from '../pages/locale-path.ts'
import type { LoadContext, Loaded } from '../pages/route.ts'
import { loadLatestReviews, type ReviewOfProduct } from '../reviews/load-reviews.ts'

export type HomeData = {
  /** Those the shop has gifts for, in the order of the calendar. */
  readonly occasions: readonly OccasionNote[]
  /** The one in the window; null while none is near. */
  readonly lead: OccasionNote['occasion'] | null
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
  const [newest, best, all, reviews, seller] = await Promise.all([
    read('catalog.list', { sort: 'newest' }),
    read('catalog.list', { sort: 'best-selling' }),
    read('catalog.categories', {}),
    loadLatestReviews(read),
    read('shop.seller', {}),
  ])
  const today = plainDateIn(now, timeZones[country])
  const occasions = nextOccasions(country, today)
    .filter(({ category }) => all.some(({ key }) => key === category))
    .map((next) => noteOccasion(next, country, now))
  const categories = all
    .filter(({ key, parent, picture }) => {
      const isOccasion = occasions.some(({ category }) => category === key)
      return parent === null && picture && !isOccasion
    })
    .slice(0, shownCategories)
    .map(({ key, name, picture }) => ({ key, name, picture }))
  const lead = leadingNote(occasions, today)?.occasion ?? null
  const data = {
    occasions,
    lead,
    fresh: newest.products.slice(0, shownNew),
    best: best.products.slice(0, shownBest),
    categories,
    reviews: reviews.slice(0, shownReviews),
  }
  const head = {
    title: '',
    description: t('home.description'),
    image: shareImage(
      heroPictures[lead ?? 'everyday'].name,
      lead ? t(`occasion.${lead}`) : t('hero.everyday.title'),
    ),
    jsonLd: shopData(t('shop.name'), localePath(locale, '/'), seller),
  }
  return { data, head, tags: ['catalogue', 'content'] }
}
