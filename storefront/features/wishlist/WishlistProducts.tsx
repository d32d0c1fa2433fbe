// The products on the wishlist, each with its changes and a cart button.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import NothingHere from '../../shared/products/EmptyProductList.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '../../platform/pages/visit.ts'
import { MoveToCart } from './MoveToCart.tsx'
import { WishNews, type ProductChange } from './ProductChangeBadges.tsx'
import './WishlistProducts.css'

export type WishesProps = {
  products: readonly ProductCard[]
  news: readonly ProductChange[]
  /** Called when a product leaves the list. */
  onMoved: () => void
}

export default function Wishes({ products, news, onMoved }: WishesProps) {
  const t = useTranslate()
  if (products.length === 0)
    return <NothingHere icon="heart" title={t('wishlist.empty')} text={t('wishlist.emptyText')} />
  return (
    <ProductGrid
      products={products}
      kind="row"
      eager={4}
      under={(product) => {
        const change = news.find(({ productId }) => productId === product.id)
        return (
          <>
            {change && <WishNews news={change} />}
            <MoveToCart product={product} onMoved={onMoved} />
          </>
        )
      }}
    />
  )
}
