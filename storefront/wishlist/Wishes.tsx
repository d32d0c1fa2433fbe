// The gifts on the wishlist, each with its way into the cart.
import type { ProductCard } from '#domain/catalog.ts'
import { ProductGrid } from '../catalog/ProductGrid.tsx'
import { useHref, useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
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
  const href = useHref()
  if (products.length === 0)
    return (
      <EmptyState icon="heart" title={t('wishlist.empty')} text={t('wishlist.emptyText')}>
        <Button href={href('/')}>{t('error.home')}</Button>
      </EmptyState>
    )
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
