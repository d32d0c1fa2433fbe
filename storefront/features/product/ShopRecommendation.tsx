// Best sellers below a product, smaller than the related products above them. Their data loads when the section comes near the viewport.
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useProductsWhenNear } from '../../shared/products/use-products-when-near.ts'
import './ShopRecommendation.css'

/** Fills one row. */
const maxProducts = 4

/** `except`: ids of products that are already on the page. */
export function ShopRecommendation({ except }: { except: readonly string[] }) {
  const t = useTranslate()
  const { section, products } = useProductsWhenNear(async () => {
    const { bestSelling } = await lazyCall(
      'catalog.recommended',
      {},
      { background: true, handlesRefusals: true },
    )
    return bestSelling
  })
  const visible = products
    .filter(({ id, stock }) => stock !== 'out' && !except.includes(id))
    .slice(0, maxProducts)
  return (
    <section ref={section} className="shop-recommendation" aria-labelledby="recommended">
      {visible.length > 0 && (
        <>
          <h2 id="recommended">{t('home.best')}</h2>
          <ProductGrid products={visible} />
        </>
      )}
    </section>
  )
}
