// Empty list: its purpose, a link to all gifts, and recommended products.
import { useEffect, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { lazyCall } from '../../platform/api/lazy-call.ts'
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { IconName } from '../../ui/icons.ts'
import { ProductGrid } from './ProductGrid.tsx'
import './EmptyProductList.css'

/** Fills one row, or two on a phone. */
const maxProducts = 4

type EmptyProductListProps = { icon: IconName; title: string; text: string }

export default function EmptyProductList({ icon, title, text }: EmptyProductListProps) {
  const t = useTranslate()
  const href = useHref()
  const [bestSellers, setBestSellers] = useState<readonly ProductCard[]>([])
  useEffect(() => {
    // On failure only the link to all gifts remains.
    lazyCall('catalog.recommended', { limit: maxProducts }, { background: true, handlesRefusals: true }).then(
      ({ bestSelling }) => setBestSellers(bestSelling),
      () => undefined,
    )
  }, [])
  return (
    <>
      <EmptyState icon={icon} title={title} text={text}>
        <Button href={href('/search')}>{t('shop.find')}</Button>
      </EmptyState>
      {bestSellers.length > 0 && (
        <section className="empty-product-list" aria-labelledby="empty-product-list-best">
          <h2 id="empty-product-list-best">{t('search.instead')}</h2>
          <ProductGrid products={bestSellers} kind="row" short />
        </section>
      )}
    </>
  )
}
