// Which pages of the cache a change of the catalogue affects.
import type { ChangeListener } from '#catalog/catalog-loader.ts'
import type { Pages } from './pages.ts'

/**
 * Evicts the pages that show a changed product, and, except for a change of stock only, the lists of its categories and
 * the pages with lists of all products.
 */
export function evictChanged(
  pages: Pick<Pages, 'evict' | 'evictAll'>,
  ...[changed, part, categories]: Parameters<ChangeListener>
): void {
  if (changed === 'everything') return pages.evictAll()
  const lists = part === 'product' ? ['catalogue', ...categories.map((key) => `list:${key}`)] : []
  pages.evict([...lists, ...changed.map((id) => `product:${id}`)])
}
