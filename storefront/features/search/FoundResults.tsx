// One or two results, each with its words and its button beside its picture.
import type { SyntheticEvent } from 'react'
import type { ProductCard as Card } from '#domain/catalog/catalog.ts'
import { ArrivalLine } from '../../shared/products/ArrivalLine.tsx'
import { ProductCard } from '../../shared/products/ProductCard.tsx'
import { ReviewSummary } from '../../shared/reviews/ReviewSummary.tsx'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { ReplaySubmit } from '#web/platform/hydration/ReplaySubmit.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Facts } from './load-facts.ts'

const loadAddFound = deferred(() => import('./add-found.ts'), { when: 'idle' })

type FoundResultsProps = {
  products: readonly Card[]
  /** In the order of the products. */
  facts: readonly Facts[]
}

const sizes = '(min-width: 48rem) 46vw, 92vw'

export default function FoundResults({ products, facts }: FoundResultsProps) {
  return (
    <div className="found-results">
      {products.map((product, at) => {
        const { text = null, arrival = null, reviews = null } = facts[at] ?? {}
        return (
          <div key={product.id} data-part="found">
            <ProductCard
              product={product}
              sizes={sizes}
              eager
              hasNote={false}
              rating={reviews && <ReviewSummary {...reviews} />}
            />
            {text && <p>{text}</p>}
            {arrival && <ArrivalLine text={arrival} />}
            <NextStep product={product} />
          </div>
        )
      })}
    </div>
  )
}

/** A gift without a choice goes into the cart here; others have their form on their page. */
function NextStep({ product }: { product: Card }) {
  const { address, stock, personalisable, onlyVariant } = product
  const { t, country, href } = useVisit()
  const [busy, run] = useBusy()
  if (stock === 'out') return null
  if (personalisable || !onlyVariant)
    return (
      <Button href={href(`/${address}`)} variant="secondary">
        {t(personalisable ? 'wishlist.personalise' : 'wishlist.choose')}
      </Button>
    )
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => (await loadAddFound()).addFound(product, onlyVariant, country))
  }
  return (
    <form method="dialog" onSubmit={add}>
      <ReplaySubmit />
      <Button type="submit" icon="bag" loading={busy}>
        {t('product.add')}
      </Button>
    </form>
  )
}
