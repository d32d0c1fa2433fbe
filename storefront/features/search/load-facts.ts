// Loads what one or two results say beside their cards: description, rating and day of arrival.
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { CategoryLink, ProductCard } from '#domain/catalog/catalog.ts'
import { methodsOf } from '#domain/delivery/product-delivery.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatDate } from '#messages/format.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { loadReviews } from '../../shared/reviews/load-reviews.ts'
import type { Reviews } from '../../shared/reviews/ProductReviews.tsx'
import type { List } from '../../shared/product-list/load-list.ts'
import type { Output } from '#api/call.ts'
import { pageDescription } from '#web/platform/pages/page-description.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

export type Facts = {
  readonly text: string
  readonly reviews: Pick<Reviews, 'count' | 'average'> | null
  readonly arrival: string | null
}

export type Found = {
  /** In the order of the products. */
  readonly facts: readonly Facts[]
  readonly related: readonly ProductCard[]
  /** The first one of no occasion. */
  readonly category: CategoryLink | null
}

type Product = NonNullable<Output<'catalog.product'>['product']>

const mostWithFacts = 2

/** Characters beside a result; ideographs are twice as wide. */
const longestText = 160
const isWide = (locale: Locale) => locale === 'ja' || locale === 'zh'

/** One row, two on tablets. */
const maxRelated = 6
/** A row on every screen. */
const minRelated = 4

/** Null with none or several results. */
export async function loadFound(list: List, context: LoadContext): Promise<Found | null> {
  const { total, products } = list
  if (total > mostWithFacts || products.length === 0) return null
  const replies = await Promise.all(products.map(({ key }) => context.read('catalog.product', { key })))
  const found = replies.flatMap(({ product }) => product ?? [])
  // One was removed meanwhile.
  if (found.length < products.length) return null
  const ids = new Set(found.map(({ id }) => id))
  const occasions = occasionCalendar(context.settings).categories
  const own = found.flatMap((product) => product.categories).filter(({ key }) => !occasions.has(key))
  const isShared = (each: CategoryLink) => found.every((product) => isIn(product, each))
  // One of all results is first.
  const category = own.find(isShared) ?? own[0] ?? null
  const [{ bestSelling }, inCategory] = await Promise.all([
    context.read('catalog.recommended', {}),
    category && context.read('catalog.list', { category: category.key }),
  ])
  const isOther = ({ id, stock }: ProductCard) => !ids.has(id) && stock !== 'out'
  const sources = [inCategory?.products ?? [], ...replies.map((reply) => reply.related), bestSelling]
  let related: ProductCard[] = []
  for (const source of sources)
    if (related.length < minRelated)
      related = uniqueBy([...related, ...source.filter(isOther)], ({ id }) => id)
  return {
    facts: await Promise.all(found.map((product) => factsOf(product, list, context))),
    related: related.length < minRelated ? [] : related.slice(0, maxRelated),
    category,
  }
}

function isIn({ categories }: Product, { key }: CategoryLink): boolean {
  return categories.some((category) => category.key === key)
}

async function factsOf(product: Product, { products }: List, context: LoadContext): Promise<Facts> {
  const { locale, country, settings, now, t } = context
  const { id, description, requiresShipping } = product
  const reviews = await loadReviews(context, id)
  const isSent = requiresShipping && !products.some((card) => card.id === id && card.stock === 'out')
  const day = isSent ? methodsOf(settings, country, product, now)[0]?.latest : undefined
  return {
    text: pageDescription(description, locale, longestText / (isWide(locale) ? 2 : 1)),
    reviews: reviews && { count: reviews.count, average: reviews.average },
    arrival: day ? t('finder.arrives', { date: unbrokenDates(formatDate(locale, day, 'weekday')) }) : null,
  }
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return items.filter((item, at) => items.findIndex((other) => keyOf(other) === keyOf(item)) === at)
}
