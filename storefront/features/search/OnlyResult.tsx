// The only result of a search: words and a button beside the picture, gifts that go with it below.
import { ProductCard } from '../../shared/products/ProductCard.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import FoundFacts from './FoundFacts.tsx'
import type { OnlyFound } from './load-facts.ts'

export default function OnlyResult({ found: { product, facts, matching } }: { found: OnlyFound }) {
  const t = useTranslate()
  return (
    <div data-part="only">
      <h2>{t('list.count', { count: 1 })}</h2>
      <div data-part="found">
        <ProductCard product={product} sizes="(min-width: 48rem) 28rem, 92vw" eager />
        <FoundFacts product={product} facts={facts} />
      </div>
      <section>
        <h2>{t('search.goesWith')}</h2>
        <ProductGrid products={matching} kind="row" short />
      </section>
    </div>
  )
}
