// The wishlist: gifts put aside, with the way into the cart.
import { Suspense, useRef } from 'react'
import type { ProductCard } from '#domain/catalog.ts'
import { Shelf } from '../catalog/Shelf.tsx'
import { WaitingGrid } from '../catalog/WaitingGrid.tsx'
import { content } from '../pages/content.tsx'
import { useTranslate } from '../pages/visit.ts'
import { useWishes, wishlist } from '../state/wishlist.ts'
import { viewWishes } from '../state/wishlist-calls.ts'
import type { WishesProps } from '../wishlist/Wishes.tsx'

const Wishes = content<WishesProps>(() => import('../wishlist/Wishes.tsx'))

async function load(): Promise<readonly ProductCard[]> {
  const { products } = await viewWishes()
  wishlist.believe(products.map(({ id }) => id))
  return products
}

export default function WishlistScreen() {
  const t = useTranslate()
  const wishes = useWishes()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Shelf
      title={t('wishlist.title')}
      text={t('wishlist.text')}
      loadingLabel={t('wishlist.loading')}
      failedTitle={t('wishlist.failed')}
      load={load}
      heading={heading}
    >
      {(products) => (
        <Suspense fallback={<WaitingGrid label={t('wishlist.loading')} />}>
          <Wishes
            products={products.filter(({ id }) => wishes.includes(id))}
            onMoved={() => heading.current?.focus()}
          />
        </Suspense>
      )}
    </Shelf>
  )
}
