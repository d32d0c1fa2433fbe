// Recently viewed products on a product page. Records the view, and loads the list when it is near the
// viewport.
import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import { withTexts } from '../../platform/texts.ts'
import { useRecordView } from './use-record-view.ts'
import './RecentlyViewed.css'

const maxProducts = 4

export default function RecentlyViewed({ except }: { except: string }) {
  useRecordView(except)
  const t = useTranslate()
  const href = useHref()
  const section = useRef<HTMLElement>(null)
  const [products, setProducts] = useState<readonly ProductCard[]>([])

  useEffect(() => {
    let current = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        withTexts(['savedProducts'], import('./recent-calls.ts'))
          .then(({ viewRecent }) => viewRecent())
          .then((all) => current && setProducts(all.filter(({ id }) => id !== except).slice(0, maxProducts)))
          .catch(() => undefined)
      },
      { rootMargin: '600px' },
    )
    if (section.current) observer.observe(section.current)
    return () => {
      current = false
      observer.disconnect()
    }
  }, [except])

  return (
    <section ref={section} className="recently-viewed" aria-labelledby="recent">
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
