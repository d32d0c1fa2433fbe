// The search results, and ways on if there are few or none.
import { CategoryTiles } from '../../shared/category-tiles/CategoryTiles.tsx'
import { isFiltered } from '../../shared/product-list/list-filters.ts'
import { ListView } from '../../shared/product-list/ListView.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { SearchData } from './load-search.ts'
import '../../shared/reviews/ReviewSummary.css'
import '#web/ui/Stars.css'
import './SearchScreen.css'

/** Their HTML and styles are on the page from the start. */
const OnlyResult = deferredComponent(() => import('./OnlyResult.tsx'), { when: 'hydration', html: 'kept' })
const FoundFacts = deferredComponent(() => import('./FoundFacts.tsx'), { when: 'hydration', html: 'kept' })

export default function SearchScreen({ data }: { data: SearchData }) {
  const { title, asked, words, list, filters, places, only, pair, more, cheapest, categories, finder } = data
  const t = useTranslate()
  const href = useHref()
  const { menu } = useShopVisit().frame
  return (
    <div className="container search-screen">
      {/* Without filters the empty state shows what was not found. */}
      <h1 className={list.total === 0 && !cheapest && !isFiltered(filters) ? 'visually-hidden' : undefined}>
        {cheapest ?? title}
      </h1>
      {list.corrected && (
        <p>
          {t('list.nothing', { query: asked })} ·{' '}
          <a href={href(`/search?${new URLSearchParams({ query: `"${asked}"` })}`)} rel="nofollow">
            {t('search.exact')}
          </a>
        </p>
      )}
      {places.length > 0 && (
        <nav aria-label={t('search.suggestions')}>
          {places.map(({ path, title: name, isShown }) => (
            <Button
              key={path}
              href={href(path)}
              variant="secondary"
              size="s"
              aria-current={isShown ? 'true' : undefined}
            >
              {name}
            </Button>
          ))}
        </nav>
      )}
      {only && <OnlyResult found={only} />}
      {!only && !cheapest && (
        <ListView
          list={list}
          filters={filters}
          address={{ path: '/search', query: asked, words }}
          categories={menu}
          later={data.later}
          under={(product) => {
            const facts = pair[list.products.indexOf(product)]
            return facts && <FoundFacts product={product} facts={facts} />
          }}
          // Two products fill their row.
          filler={list.total !== 2 && <FinderLink name={finder} question={data.forWhom} />}
          empty={
            <EmptyState title={t('list.nothing', { query: asked })} text={t('list.nothingText')}>
              <Button href={href('/gift-finder')}>{finder}</Button>
              <Button href={href('/search')} variant="secondary">
                {t('list.everything')}
              </Button>
            </EmptyState>
          }
        />
      )}
      {categories.length > 0 && (
        <section>
          <h2>{t('home.categories')}</h2>
          <CategoryTiles categories={categories} />
        </section>
      )}
      {more && (
        <section>
          <h2>{more.title}</h2>
          <ProductGrid products={more.products} kind="row" short />
        </section>
      )}
    </div>
  )
}

function FinderLink({ name, question }: { name: string; question: string }) {
  const href = useHref()
  return (
    <a href={href('/gift-finder')}>
      <Icon name="gift" />
      <span>
        {name}
        <small>{question}</small>
      </span>
      <Icon name="arrow-end" />
    </a>
  )
}
