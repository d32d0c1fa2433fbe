// Under a product: what the shop itself recommends, whatever is looked at. Asked for when the place comes near.
import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { callLater } from '../../platform/api/call-later.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '../../platform/pages/visit.ts'
import { withTexts } from '../../platform/texts.ts'
import './ShopRecommendation.css'

/** Fills one row. */
const mostShown = 4

/** `except`: ids of products that the page shows already. */
export function ShopRecommendation({ except }: { except: readonly string[] }) {
  const t = useTranslate()
  const place = useRef<HTMLElement>(null)
  const [best, setBest] = useState<readonly ProductCard[]>([])

  useEffect(() => {
    let current = true
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        const asked = callLater('catalog.recommended', {}, { background: true, quiet: true })
        withTexts(['shelf'], asked).then(
          ({ bestSelling }) => current && setBest(bestSelling),
          // The page is whole without them.
          () => undefined,
        )
      },
      { rootMargin: '600px' },
    )
    if (place.current) watch.observe(place.current)
    return () => {
      current = false
      watch.disconnect()
    }
  }, [])

  const shown = best.filter(({ id, stock }) => stock !== 'out' && !except.includes(id)).slice(0, mostShown)
  return (
    <section ref={place} className="shop-recommendation" aria-labelledby="recommended">
      {shown.length > 0 && (
        <>
          <h2 id="recommended">{t('recommended.title')}</h2>
          <ProductGrid products={shown} kind="row" short />
        </>
      )}
    </section>
  )
}
