// Screen with products of this visitor: loading, error, or the products.
import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { WaitingGrid } from './WaitingGrid.tsx'
import './ProductCarousel.css'

type Products = readonly ProductCard[]
type Filled = (products: Products, replace: (products: Products) => void) => ReactNode

type ShelfProps = {
  title: string
  text: string
  loadingLabel: string
  failedTitle: string
  load: () => Promise<Products>
  /** Takes the focus when the focused element disappears. */
  heading: Ref<HTMLHeadingElement>
  /** Shown beside the title if there are products. */
  tools?: Filled
  children: Filled
}

export function ProductCarousel({
  title,
  text,
  loadingLabel,
  failedTitle,
  load,
  heading,
  tools,
  children,
}: ShelfProps) {
  const t = useTranslate()
  const [known, setKnown] = useState<Products | 'failed' | null>(null)
  const ask = useEffectEvent(() => void load().then(setKnown, () => setKnown('failed')))
  const isAsked = known === null
  useEffect(() => {
    if (isAsked) ask()
  }, [isAsked])
  const products = known === 'failed' ? null : known
  return (
    <div className="container filled-later shelf">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {products && products.length > 0 && tools?.(products, setKnown)}
      </header>
      {known === null && <WaitingGrid label={loadingLabel} />}
      {known === 'failed' && (
        <EmptyState icon="warning" title={failedTitle} text={t('wishlist.failedText')}>
          <Button onClick={() => setKnown(null)}>{t('wishlist.retry')}</Button>
        </EmptyState>
      )}
      {products && children(products, setKnown)}
    </div>
  )
}
