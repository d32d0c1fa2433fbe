// Content below a product, loaded after hydration: the shop's recommendation and recently viewed products.
import RecentlyViewed from '../../shared/recently-viewed/RecentlyViewed.tsx'
import type { ProductData } from './load-product.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useProductsWhenNear } from '../../shared/products/use-products-when-near.ts'
import './ShopRecommendation.css'

export default function BelowProduct({ data: { product, related } }: { data: ProductData }) {
  return (
    <>
      <ShopRecommendation except={[product.id, ...related.map(({ id }) => id)]} />
      <RecentlyViewed except={product.id} />
    </>
  )
}

/** Fills one row. */
const maxProducts = 4

/**
 * Best sellers, smaller than the related products above them. `except`: ids of products that are already on the page.
 */
function ShopRecommendation({ except }: { except: readonly string[] }) {
  const t = useTranslate()
  const { section, products, isLoading } = useProductsWhenNear(async () => {
    const { bestSelling } = await lazyCall(
      'catalog.recommended',
      {},
      { background: true, handlesRefusals: true },
    )
    return bestSelling
  })
  const visible = products
    ?.filter(({ id, stock }) => stock !== 'out' && !except.includes(id))
    .slice(0, maxProducts)
  if (visible?.length === 0) return null
  return (
    <section
      ref={section}
      className="shop-recommendation"
      aria-labelledby="recommended"
      aria-busy={isLoading || undefined}
    >
      <h2 id="recommended">{t('home.best')}</h2>
      {visible ? <ProductGrid products={visible} kind="small" /> : <CardSkeletons />}
    </section>
  )
}

function CardSkeletons() {
  return (
    <div className="product-grid">
      {Array.from({ length: maxProducts }, (_, at) => (
        <div key={at} data-part="loading">
          <Skeleton shape="square" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  )
}
