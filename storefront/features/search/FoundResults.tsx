// One or two results with their facts. An only one has its words and its button beside its picture.
import type { ReactNode, SyntheticEvent } from 'react'
import type { ProductCard as Card } from '#domain/catalog/catalog.ts'
import { ProductCard } from '../../shared/products/ProductCard.tsx'
import { ReviewSummary } from '../../shared/reviews/ReviewSummary.tsx'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { ReplaySubmit } from '#web/platform/hydration/ReplaySubmit.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Facts } from './load-facts.ts'

const loadAddFound = deferred(() => import('./add-found.ts'), { when: 'idle' })

type FoundResultsProps = {
  products: readonly Card[]
  /** In the order of the products. */
  facts: readonly Facts[]
  /** Ends the row of two results. */
  filler: ReactNode
}

const oneOfThree = '(min-width: 88rem) 26rem, (min-width: 40rem) 30vw, 45vw'

export default function FoundResults({ products, facts, filler }: FoundResultsProps) {
  const factsOf = (product: Card) => facts[products.indexOf(product)]
  const rating = (product: Card) => {
    const reviews = factsOf(product)?.reviews
    return reviews && <ReviewSummary {...reviews} />
  }
  const under = (product: Card) => <FactsBelow product={product} facts={factsOf(product)} />
  const [only] = products
  if (!only || products.length > 1)
    return (
      <ul className="product-grid">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={oneOfThree} eager rating={rating(product)} />
            {under(product)}
          </li>
        ))}
        <li data-part="filler">{filler}</li>
      </ul>
    )
  return (
    <div data-part="only">
      <ProductCard product={only} sizes="(min-width: 48rem) 28rem, 92vw" eager rating={rating(only)} />
      {under(only)}
    </div>
  )
}

function FactsBelow({ product, facts }: { product: Card; facts: Facts | undefined }) {
  return (
    <>
      {facts?.text && <p>{facts.text}</p>}
      {facts?.arrival && (
        <p data-part="arrival">
          <Icon name="truck" />
          {facts.arrival}
        </p>
      )}
      <NextStep product={product} />
    </>
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
      <Button href={href(`/${address}`)}>
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
