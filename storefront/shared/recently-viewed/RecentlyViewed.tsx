// Recently viewed products on a product page. Records the view, and loads the list when it is near the
// viewport.
import { deferred } from '#web/platform/hydration/deferred.ts'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { useProductsWhenNear } from '../products/use-products-when-near.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useEffect } from 'react'
import './RecentlyViewed.css'

const loadCalls = deferred(() => import('./recent-calls.ts'), { when: 'use' })

/** A single card would be alone in its row. */
const minProducts = 2
const maxProducts = 4

export default function RecentlyViewed({ except }: { except: string }) {
  useRecordView(except)
  const { t, href } = useVisit()
  const { section, products } = useProductsWhenNear(async () => {
    const { viewRecent } = await loadCalls()
    return viewRecent()
  })
  const visible = (products ?? []).filter(({ id }) => id !== except).slice(0, maxProducts)

  return (
    <section ref={section} className="recently-viewed" aria-labelledby="recent">
      {visible.length >= minProducts && (
        <>
          <header>
            <h2 id="recent">{t('recent.title')}</h2>
            <a href={href('/recently-viewed')}>{t('recent.all')}</a>
          </header>
          <ProductGrid products={visible} kind="row" short />
        </>
      )}
    </section>
  )
}

const minVisibleMs = 1_000

/**
 * Records a product view after the page was visible for one second. Prerendered pages, background tabs and hidden
 * screens do not count.
 */
function useRecordView(productId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function schedule(): void {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(record, minVisibleMs)
    }
    function record(): void {
      stop()
      loadCalls()
        .then(({ recordView }) => recordView(productId))
        .catch(() => undefined)
    }
    function stop(): void {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', schedule)
    }
    schedule()
    document.addEventListener('visibilitychange', schedule)
    return stop
  }, [productId])
}
