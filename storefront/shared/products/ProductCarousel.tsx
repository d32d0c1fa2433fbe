// Screen with products of this visitor: loading, error, or the products.
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx'
import './ProductCarousel.css'

type RenderProducts<Card> = (
  products: readonly Card[],
  replace: (products: readonly Card[]) => void,
) => ReactNode

type ProductCarouselProps<Card> = {
  title: string
  text: string
  loadingLabel: string
  failedTitle: string
  load: () => Promise<readonly Card[]>
  /** Takes the focus when the focused element disappears. */
  heading: Ref<HTMLHeadingElement>
  /** Shown beside the title if there are products. */
  tools?: RenderProducts<Card>
  /** Its code may load later. */
  children: RenderProducts<Card>
}

export function ProductCarousel<Card extends ProductCard>({
  title,
  text,
  loadingLabel,
  failedTitle,
  load,
  heading,
  tools,
  children,
}: ProductCarouselProps<Card>) {
  const t = useTranslate()
  const [result, setResult] = useState<readonly Card[] | 'failed' | null>(null)
  const fetchProducts = useEffectEvent(() => void load().then(setResult, () => setResult('failed')))
  const isLoading = result === null
  const skeleton = <ProductGridSkeleton label={loadingLabel} />
  useEffect(() => {
    if (isLoading) fetchProducts()
  }, [isLoading])
  const products = result === 'failed' ? null : result
  return (
    <div className="container filled-later product-carousel">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {products && products.length > 0 && tools?.(products, setResult)}
      </header>
      {isLoading && skeleton}
      {result === 'failed' && (
        <EmptyState icon="warning" title={failedTitle} text={t('wishlist.failedText')}>
          <Button onClick={() => setResult(null)}>{t('shell.retry')}</Button>
        </EmptyState>
      )}
      {products && <Suspense fallback={skeleton}>{children(products, setResult)}</Suspense>}
    </div>
  )
}
