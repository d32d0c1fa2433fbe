// The tags of the products that a page shows: it is dropped when one of them changes.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import type { Tag } from '../../platform/pages/route.ts'

export function productTags(cards: readonly Pick<ProductCard, 'id'>[]): Tag[] {
  return [...new Set(cards.map(({ id }) => `product:${id}` as const))]
}
