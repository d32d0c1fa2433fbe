// Products related to the one on the page.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'

/** Beside a sold-out product they are one row at any width. */
const besideSoldOut = 3

export function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('product.related')}</h2>
      <ProductGrid products={products} kind="row" short={products.length > besideSoldOut} />
    </section>
  )
}
