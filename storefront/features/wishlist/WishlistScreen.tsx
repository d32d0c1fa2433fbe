// The wishlist: gifts put aside, what is new about them, and the way into the cart.
import { Suspense, useRef, useState } from 'react'
import type { Output } from '#api/call.ts'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { ProductCarousel } from '../../shared/products/ProductCarousel.tsx'
import { WaitingGrid } from '../../shared/products/WaitingGrid.tsx'
import { lazyContent } from '../../shared/lazy-content.tsx'
import { useTranslate } from '../../platform/pages/visit.ts'
import { useWishes, wishlist } from '../../shared/wishlist/wishlist.ts'
import { viewWishes } from '../../shared/wishlist/wishlist-calls.ts'
import type { WishesProps } from './Wishes.tsx'
import type { WishNoticesProps } from './WishNotices.tsx'

const Wishes = lazyContent<WishesProps>(() => import('./Wishes.tsx'))
const WishNotices = lazyContent<WishNoticesProps>(() => import('./WishNotices.tsx'))

type Told = Pick<Output<'wishlist.view'>, 'news' | 'notices'>

export default function WishlistScreen() {
  const t = useTranslate()
  const wishes = useWishes()
  const heading = useRef<HTMLHeadingElement>(null)
  const [{ news, notices }, setTold] = useState<Told>({ news: [], notices: null })

  async function load(): Promise<readonly ProductCard[]> {
    const { products, ...told } = await viewWishes()
    wishlist.believe(products.map(({ id }) => id))
    setTold(told)
    return products
  }

  return (
    <ProductCarousel
      title={t('wishlist.title')}
      text={t('wishlist.text')}
      loadingLabel={t('wishlist.loading')}
      failedTitle={t('wishlist.failed')}
      load={load}
      heading={heading}
    >
      {(products) => (
        <Suspense fallback={<WaitingGrid label={t('wishlist.loading')} />}>
          {notices !== null && <WishNotices on={notices} />}
          <Wishes
            products={products.filter(({ id }) => wishes.includes(id))}
            news={news}
            onMoved={() => heading.current?.focus()}
          />
        </Suspense>
      )}
    </ProductCarousel>
  )
}
