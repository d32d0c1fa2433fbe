// Products related to the one on the page.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '../../platform/pages/visit.ts'

export function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('product.related')}</h2>
      <ProductGrid products={products} kind="row" short />
    </section>
  )
}
