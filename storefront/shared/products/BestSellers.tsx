// A row of best sellers below a list of the visitor; without connection there is none.
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { ProductGrid } from './ProductGrid.tsx'
import './BestSellers.css'

/** Fills one row, or two on a phone. */
const maxProducts = 4

/** `without`: keys of products that the page shows already. */
export default function BestSellers({ without = [] }: { without?: readonly string[] }) {
  const { t, href } = useVisit()
  const recommended = useLoaded('', (signal) =>
    lazyCall('catalog.recommended', { limit: 24 }, { ...inBackground, signal }),
  )
  const bestSelling = recommended?.data.bestSelling ?? []
  const shown = bestSelling.filter(({ key }) => !without.includes(key)).slice(0, maxProducts)
  if (shown.length === 0) return null
  return (
    <section className="best-sellers" aria-labelledby="best-sellers">
      <header>
        <h2 id="best-sellers">{t('home.best')}</h2>
        <a href={href('/search')}>{t('list.everything')}</a>
      </header>
      <ProductGrid products={shown} kind="row" short />
    </section>
  )
}
