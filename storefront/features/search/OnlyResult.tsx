// The only result of a search: words and a button beside the picture, gifts that go with it below.
import { ProductCard } from '../../shared/products/ProductCard.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { ReviewSummary } from '../../shared/reviews/ReviewSummary.tsx'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { useHref, useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import type { OnlyFound } from './load-search.ts'

const loadAddFound = deferred(() => import('./add-found.ts'), { when: 'idle' })

export default function OnlyResult({ found: { product, text, reviews, matching } }: { found: OnlyFound }) {
  const { t } = useVisit()
  return (
    <div data-part="only">
      <h2>{t('list.count', { count: 1 })}</h2>
      <div data-part="found">
        <ProductCard product={product} sizes="(min-width: 48rem) 28rem, 92vw" eager />
        {reviews && <ReviewSummary {...reviews} />}
        <p>{text}</p>
        <NextStep product={product} />
      </div>
      <section>
        <h2>{t('search.goesWith')}</h2>
        <ProductGrid products={matching} kind="row" short />
      </section>
    </div>
  )
}

/** A gift without a choice goes into the cart here; others have their form on their page. */
function NextStep({ product }: Pick<OnlyFound, 'product'>) {
  const { address, stock, personalisable, onlyVariant } = product
  const { t, country } = useVisit()
  const href = useHref()
  const [busy, run] = useBusy()
  if (stock === 'out') return null
  if (personalisable || !onlyVariant)
    return (
      <Button href={href(`/${address}`)}>{t(onlyVariant ? 'product.personalise' : 'wishlist.choose')}</Button>
    )
  return (
    <Button
      icon="bag"
      loading={busy}
      onClick={() => void run(async () => (await loadAddFound()).addFound(product, onlyVariant, country))}
    >
      {t('product.add')}
    </Button>
  )
}
