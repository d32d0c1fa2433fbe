// Recently viewed products on a product page. Records the view, and loads the list when it is near the
// viewport.
import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import { withTexts } from '../../platform/texts.ts'
import { useNotedLook } from './use-noted-look.ts'
import './RecentShelf.css'

const mostShown = 4

export default function RecentShelf({ except }: { except: string }) {
  useNotedLook(except)
  const t = useTranslate()
  const href = useHref()
  const place = useRef<HTMLElement>(null)
  const [products, setProducts] = useState<readonly ProductCard[]>([])

  useEffect(() => {
    let current = true
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        withTexts(['shelf'], import('./recent-calls.ts'))
          .then(({ viewRecent }) => viewRecent())
          .then((all) => current && setProducts(all.filter(({ id }) => id !== except).slice(0, mostShown)))
          .catch(() => undefined)
      },
      { rootMargin: '600px' },
    )
    if (place.current) watch.observe(place.current)
    return () => {
      current = false
      watch.disconnect()
    }
  }, [except])

  return (
    <section ref={place} className="recent-shelf" aria-labelledby="recent">
      {products.length > 0 && (
        <>
          <header>
            <h2 id="recent">{t('recent.title')}</h2>
            <a href={href('/recently-viewed')}>{t('recent.all')}</a>
          </header>
          <ProductGrid products={products} kind="row" short />
        </>
      )}
    </section>
  )
}
