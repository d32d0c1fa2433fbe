// What follows a product when its page is awake: the shop's own recommendation, and what was looked at before.
import RecentShelf from '../recent/RecentShelf.tsx'
import { ShopRecommendation } from './ShopRecommendation.tsx'

type UnderProductProps = {
  productId: string
  /** Ids of the products that the page recommends beside it. */
  related: readonly string[]
}

export default function UnderProduct({ productId, related }: UnderProductProps) {
  return (
    <>
      <ShopRecommendation except={[productId, ...related]} />
      <RecentShelf except={productId} />
    </>
  )
}
