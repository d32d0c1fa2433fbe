// Content below a product, loaded after hydration: the shop's recommendation and recently viewed products.
import RecentShelf from '../../shared/recently-viewed/RecentlyViewed.tsx'
import type { ProductData } from './load-product.ts'
import { ShopRecommendation } from './ShopRecommendation.tsx'

export default function UnderProduct({ data: { product, related } }: { data: ProductData }) {
  return (
    <>
      <ShopRecommendation except={[product.id, ...related.map(({ id }) => id)]} />
      <RecentShelf except={product.id} />
    </>
  )
}
