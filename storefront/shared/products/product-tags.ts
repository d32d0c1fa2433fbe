// Page tags of the products on a page: a change of a product evicts the page.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import type { Tag } from '#web/platform/pages/route.ts'

export function productTags(cards: readonly Pick<ProductCard, 'id'>[]): Tag[] {
  return [...new Set(cards.map(({ id }) => `product:${id}` as const))]
}
