// The gifts on the wishlist, each with its way into the cart.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import NothingHere from '../../shared/products/NothingHere.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '../../platform/pages/visit.ts'
import { MoveToCart } from './MoveToCart.tsx'
import { WishNews, type News } from './WishNews.tsx'
import './Wishes.css'

export type WishesProps = {
  products: readonly ProductCard[]
  news: readonly News[]
  /** Called when a gift has left the list. */
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
        const own = news.find(({ productId }) => productId === product.id)
        return (
          <>
            {own && <WishNews news={own} />}
            <MoveToCart product={product} onMoved={onMoved} />
          </>
        )
      }}
    />
  )
}
