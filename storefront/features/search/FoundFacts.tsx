// Below a product of one or two results: its rating, its days of arrival and the next step.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { ReviewSummary } from '../../shared/reviews/ReviewSummary.tsx'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { useHref, useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Facts } from './load-facts.ts'

const loadAddFound = deferred(() => import('./add-found.ts'), { when: 'idle' })

type FoundFactsProps = { product: ProductCard; facts: Facts }

export default function FoundFacts({ product, facts: { reviews, text, arrival } }: FoundFactsProps) {
  return (
    <>
      {reviews && <ReviewSummary {...reviews} />}
      {text && <p>{text}</p>}
      {arrival && (
        <p data-part="arrival">
          <Icon name="truck" />
          {arrival}
        </p>
      )}
      <NextStep product={product} />
    </>
  )
}

/** A gift without a choice goes into the cart here; others have their form on their page. */
function NextStep({ product }: Pick<FoundFactsProps, 'product'>) {
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
