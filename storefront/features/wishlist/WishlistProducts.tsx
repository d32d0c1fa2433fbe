// The products on the wishlist, each with its day of arrival, its changes and a button. Beside an incomplete row, or
// below all rows, is what can be done with the whole list.
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import EmptyProductList from '../../shared/products/EmptyProductList.tsx'
import MatchingGifts from '../../shared/products/MatchingGifts.tsx'
import { ArrivalLine } from '../../shared/products/ArrivalLine.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import type { SavedProduct } from '../../shared/wishlist/saved-product.ts'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { useUserName } from '../../shared/sign-in/user.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import { MoveToCart } from './MoveToCart.tsx'
import type { Output } from '#api/call.ts'
import { Badge } from '#web/ui/Badge.tsx'
import './WishlistProducts.css'

type ProductChange = Output<'wishlist.view'>['news'][number]

type WishlistProductsProps = {
  products: readonly SavedProduct[]
  news: readonly ProductChange[]
  /** Called after the focused button has left the list with its product. */
  onFocusLost: () => void
  /** What can be done with the whole list. */
  children: ReactNode
}

/** On the widest screens. */
const mostInRow = 4

export default function WishlistProducts({ products, news, onFocusLost, children }: WishlistProductsProps) {
  const t = useTranslate()
  const keepFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) onFocusLost()
  })
  useEffect(() => keepFocus, [products.length])
  if (products.length === 0)
    return (
      <EmptyProductList title={t('wishlist.empty')} text={t('wishlist.emptyText')} icon="heart">
        <GuestHint />
      </EmptyProductList>
    )
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
            if (!saved) return null
            return (
              <>
                {saved.arrival && <ArrivalLine text={saved.arrival} />}
                {change && <ProductChangeBadges news={change} />}
                <MoveToCart product={saved} isOnly={products.length === 1} />
              </>
            )
          }}
        />
        <aside className="wishlist-foot">
          <div>
            <h2>{t('wishlist.share')}</h2>
            {children}
            <GuestHint />
          </div>
          <ParcelPicture />
        </aside>
      </div>
      <MatchingGifts keys={products.map(({ key }) => key)} />
    </>
  )
}

/** What a guest saves is only in this browser. */
function GuestHint() {
  const t = useTranslate()
  if (useUserName() !== '') return null
  return (
    <small>
      <LinkedText text={t('wishlist.signIn')} path="/user/center" />
    </small>
  )
}

/** A button that says "Personalize & add" needs no line "Personalizable" above it. */
function cardOf(product: SavedProduct): SavedProduct {
  const { personalisable, onlyVariant } = product
  return { ...product, personalisable: personalisable && !onlyVariant }
}

/** Badges for changes of a product since it was saved: back in stock, or cheaper. */
function ProductChangeBadges({ news: { backInStock, droppedFrom } }: { news: ProductChange }) {
  const { t, money } = useVisit()
  return (
    <p className="product-change-badges">
      {backInStock && <Badge tone="success">{t('wishlist.back')}</Badge>}
      {droppedFrom && <Badge tone="accent">{t('wishlist.dropped', { price: money(droppedFrom) })}</Badge>}
    </p>
  )
}
