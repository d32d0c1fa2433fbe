// The products on the wishlist, each with its changes and a cart button. Beside an incomplete row, or below all rows,
// is what can be done with the whole list.
import type { ReactNode } from 'react'
import EmptyProductList from '../../shared/products/EmptyProductList.tsx'
import MatchingGifts from '../../shared/products/MatchingGifts.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { namedByOptions, type SavedProduct } from '../../shared/wishlist/saved-product.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import { MoveToCart } from './MoveToCart.tsx'
import { ProductChangeBadges, type ProductChange } from './ProductChangeBadges.tsx'
import './WishlistProducts.css'

type WishlistProductsProps = {
  products: readonly SavedProduct[]
  news: readonly ProductChange[]
  /** Called when a product leaves the list. */
  onMoved: () => void
  /** What can be done with the whole list. */
  children: ReactNode
}

/** On the widest screens. */
const mostInRow = 4

export default function WishlistProducts({ products, news, onMoved, children }: WishlistProductsProps) {
  const t = useTranslate()
  if (products.length === 0)
    return <EmptyProductList title={t('wishlist.empty')} text={t('wishlist.emptyText')} />
  return (
    <>
      <div className="wishlist-products" data-count={Math.min(products.length, mostInRow)}>
        <ProductGrid
          products={products.map(cardOf)}
          kind="row"
          eager={4}
          under={({ id }) => {
            const change = news.find(({ productId }) => productId === id)
            const saved = products.find((product) => product.id === id)
            return (
              <>
                {change && <ProductChangeBadges news={change} />}
                {saved && <MoveToCart product={saved} isOnly={products.length === 1} onMoved={onMoved} />}
              </>
            )
          }}
        />
        <aside className="wishlist-foot">
          <div>
            <h2>{t('wishlist.share')}</h2>
            {children}
          </div>
          <ParcelPicture />
        </aside>
      </div>
      <MatchingGifts keys={products.map(({ key }) => key)} />
    </>
  )
}

/** A button that says "Personalize & add" needs no line "Personalizable" above it. */
function cardOf(product: SavedProduct): SavedProduct {
  const { personalisable, onlyVariant } = product
  return { ...namedByOptions(product), personalisable: personalisable && !onlyVariant }
}
