// The products on the wishlist, each with its changes and a cart button.
import type { ReactNode } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import EmptyProductList from '../../shared/products/EmptyProductList.tsx'
import { MatchingGifts } from '../../shared/products/MatchingGifts.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { MoveToCart } from './MoveToCart.tsx'
import { ProductChangeBadges, type ProductChange } from './ProductChangeBadges.tsx'
import './WishlistProducts.css'

type WishlistProductsProps = {
  products: readonly ProductCard[]
  news: readonly ProductChange[]
  /** Called when a product leaves the list. */
  onMoved: () => void
  /** What can be done with the whole list, below it. */
  children: ReactNode
}

export default function WishlistProducts({ products, news, onMoved, children }: WishlistProductsProps) {
  const t = useTranslate()
  if (products.length === 0)
    return <EmptyProductList icon="heart" title={t('wishlist.empty')} text={t('wishlist.emptyText')} />
  return (
    <>
      <ProductGrid
        products={products}
        kind="row"
        eager={4}
        under={(product) => {
          const change = news.find(({ productId }) => productId === product.id)
          return (
            <>
              {change && <ProductChangeBadges news={change} />}
              <MoveToCart product={product} onMoved={onMoved} />
            </>
          )
        }}
      />
      <div className="wishlist-foot">{children}</div>
      <MatchingGifts keys={products.map(({ key }) => key)} />
    </>
  )
}
