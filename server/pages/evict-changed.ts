// Which pages of the cache a change of the catalogue affects.
import type { ChangeListener } from '#catalog/catalog-loader.ts'
import type { Pages } from './pages.ts'

/** An import or a bulk change; a merchant's screen saves fewer products at a time, except for the grid. */
const manyProducts = 10

/**
 * Evicts the pages that show a changed product. Unless only the stock changed, it also evicts the lists of its
 * categories and of all products. Where many products change, the lists follow within two seconds.
 */
export function evictChanged(
  pages: Pick<Pages, 'evict' | 'evictSoon' | 'evictAll'>,
  ...[changed, part, categories]: Parameters<ChangeListener>
): void {
  if (changed === 'everything') return pages.evictAll()
  pages.evict(changed.map((id) => `product:${id}`))
  if (part !== 'product') return
  const lists = ['catalogue', ...categories.map((key) => `list:${key}`)]
  if (changed.length < manyProducts) pages.evict(lists)
  else pages.evictSoon(lists)
}
