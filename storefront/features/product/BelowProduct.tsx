// Content below a product, loaded after hydration: the shop's recommendation and recently viewed products.
import RecentlyViewed from '../../shared/recently-viewed/RecentlyViewed.tsx'
import type { ProductData } from './load-product.ts'
import { ShopRecommendation } from './ShopRecommendation.tsx'

export default function BelowProduct({ data: { product, related } }: { data: ProductData }) {
  return (
    <>
      <ShopRecommendation except={[product.id, ...related.map(({ id }) => id)]} />
      <RecentlyViewed except={product.id} />
    </>
  )
}
