// Best sellers below a product. Their data loads when the section comes near the viewport.
import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { lazyCall } from '../../platform/api/lazy-call.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '../../platform/pages/visit.ts'
import { withTexts } from '../../platform/texts.ts'
import './ShopRecommendation.css'

/** Fills one row. */
const maxProducts = 4

/** `except`: ids of products that are already on the page. */
export function ShopRecommendation({ except }: { except: readonly string[] }) {
  const t = useTranslate()
  const section = useRef<HTMLElement>(null)
  const [best, setBest] = useState<readonly ProductCard[]>([])

  useEffect(() => {
    let current = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const request = lazyCall('catalog.recommended', {}, { background: true, quiet: true })
        withTexts(['savedProducts'], request).then(
          ({ bestSelling }) => current && setBest(bestSelling),
          // The section is optional.
          () => undefined,
        )
      },
      { rootMargin: '600px' },
    )
    if (section.current) observer.observe(section.current)
    return () => {
      current = false
      observer.disconnect()
    }
  }, [])

  const visible = best
    .filter(({ id, stock }) => stock !== 'out' && !except.includes(id))
    .slice(0, maxProducts)
  return (
    <section ref={section} className="shop-recommendation" aria-labelledby="recommended">
      {visible.length > 0 && (
        <>
          <h2 id="recommended">{t('recommended.title')}</h2>
          <ProductGrid products={visible} kind="row" short />
        </>
      )}
    </section>
  )
}
