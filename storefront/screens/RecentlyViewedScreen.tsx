// What the shopper looked at lately, and the way to forget it.
import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#domain/catalog.ts'
import { ProductGrid } from '../catalog/ProductGrid.tsx'
import { WaitingGrid } from '../catalog/WaitingGrid.tsx'
import { useHref, useTranslate } from '../pages/visit.ts'
import { forgetRecent, viewRecent } from '../recent/recent-calls.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { toast } from '../ui/toasts.ts'
import './ShelfScreens.css'

export default function RecentlyViewedScreen() {
  const t = useTranslate()
  const href = useHref()
  const title = useRef<HTMLHeadingElement>(null)
  const [known, setKnown] = useState<readonly ProductCard[] | 'failed' | null>(null)

  function load(): void {
    viewRecent().then(setKnown, () => setKnown('failed'))
  }
  useEffect(load, [])

  async function forget(): Promise<void> {
    await forgetRecent()
    setKnown([])
    toast({ type: 'success', text: t('recent.forgotten') })
    title.current?.focus()
  }

  return (
    <div className="container filled-later shelf-screen">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {t('recent.title')}
        </h1>
        <p>{t('recent.text')}</p>
        {Array.isArray(known) && known.length > 0 && (
          <Button
            variant="secondary"
            size="s"
            icon="remove"
            // A refusal has shown its message.
            onClick={() => void forget().catch(() => undefined)}
          >
            {t('recent.forget')}
          </Button>
        )}
      </header>
      {known === null ? (
        <WaitingGrid label={t('recent.loading')} />
      ) : known === 'failed' ? (
        <EmptyState icon="warning" title={t('recent.failed')} text={t('wishlist.failedText')}>
          <Button
            onClick={() => {
              setKnown(null)
              load()
            }}
          >
            {t('wishlist.retry')}
          </Button>
        </EmptyState>
      ) : known.length === 0 ? (
        <EmptyState icon="history" title={t('recent.empty')} text={t('recent.emptyText')}>
          <Button href={href('/')}>{t('error.home')}</Button>
        </EmptyState>
      ) : (
        <ProductGrid products={known} kind="row" eager={4} />
      )}
    </div>
  )
}
