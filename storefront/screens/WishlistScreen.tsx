// The wishlist: gifts put aside, with the way into the cart.
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#domain/catalog.ts'
import { content } from '../pages/content.tsx'
import { useTranslate } from '../pages/visit.ts'
import { useWishes, wishlist } from '../state/wishlist.ts'
import { viewWishes } from '../state/wishlist-calls.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { WaitingGrid } from '../catalog/WaitingGrid.tsx'
import type { WishesProps } from '../wishlist/Wishes.tsx'
import './ShelfScreens.css'

const Wishes = content<WishesProps>(() => import('../wishlist/Wishes.tsx'))

export default function WishlistScreen() {
  const t = useTranslate()
  const wishes = useWishes()
  const title = useRef<HTMLHeadingElement>(null)
  const [known, setKnown] = useState<readonly ProductCard[] | 'failed' | null>(null)

  function load(): void {
    viewWishes().then(
      ({ products }) => {
        setKnown(products)
        wishlist.believe(products.map(({ id }) => id))
      },
      () => setKnown('failed'),
    )
  }
  useEffect(load, [])

  return (
    <div className="container filled-later shelf-screen">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {t('wishlist.title')}
        </h1>
        <p>{t('wishlist.text')}</p>
      </header>
      {known === null ? (
        <WaitingGrid label={t('wishlist.loading')} />
      ) : known === 'failed' ? (
        <EmptyState icon="warning" title={t('wishlist.failed')} text={t('wishlist.failedText')}>
          <Button
            onClick={() => {
              setKnown(null)
              load()
            }}
          >
            {t('wishlist.retry')}
          </Button>
        </EmptyState>
      ) : (
        <Suspense fallback={<WaitingGrid label={t('wishlist.loading')} />}>
          <Wishes
            products={known.filter(({ id }) => wishes.includes(id))}
            onMoved={() => title.current?.focus()}
          />
        </Suspense>
      )}
    </div>
  )
}
