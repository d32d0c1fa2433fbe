// Loads what one or two results say beside their cards: rating, days of arrival, and an only one its description.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { loadReviews } from '../../shared/reviews/load-reviews.ts'
import type { Reviews } from '../../shared/reviews/ProductReviews.tsx'
import type { List } from '../../shared/product-list/load-list.ts'
import { pageDescription } from '#web/platform/pages/page-description.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

export type Facts = {
  readonly text: string | null
  readonly reviews: Pick<Reviews, 'count' | 'average'> | null
  readonly arrival: string | null
}

export type OnlyFound = {
  readonly product: ProductCard
  readonly facts: Facts
  /** Gifts that go with it. */
  readonly matching: readonly ProductCard[]
}

type Context = Pick<LoadContext, 'read' | 'locale' | 'country' | 'settings'>

/** Two products fill their row with their cards and facts. */
const pairSize = 2

/** Characters beside the only result; ideographs are twice as wide. */
const longestText = 160
const isWide = (locale: Locale) => locale === 'ja' || locale === 'zh'

/** Two rows beside the only result. */
const maxMatching = 4

/** Null if no gifts go with it: best sellers then follow it. */
export async function onlyOf({ total, products }: List, context: Context): Promise<OnlyFound | null> {
  const [card] = products
  if (total !== 1 || !card) return null
  const { locale } = context
  const [{ product, related }, facts] = await Promise.all([
    context.read('catalog.product', { key: card.key }),
    factsOf(card, context),
  ])
  if (!product || related.length === 0) return null
  const longest = isWide(locale) ? longestText / 2 : longestText
  const text = pageDescription(product.description, locale, longest)
  return { product: card, facts: { ...facts, text }, matching: related.slice(0, maxMatching) }
}

/** In the order of the products; [] unless there are two. */
export async function pairFacts({ total, products }: List, context: Context): Promise<readonly Facts[]> {
  return total === pairSize ? Promise.all(products.map((card) => factsOf(card, context))) : []
}

async function factsOf({ id, key, stock }: ProductCard, context: Context): Promise<Facts> {
  const { read, country } = context
  const [reviews, delivery] = await Promise.all([
    loadReviews(context, id),
    stock === 'out' ? null : read('catalog.delivery', { key, country }),
  ])
  const usual = delivery?.lines.find(({ kind }) => kind === 'usual')
  return {
    text: null,
    reviews: reviews && { count: reviews.count, average: reviews.average },
    arrival: usual?.text ?? null,
  }
}
