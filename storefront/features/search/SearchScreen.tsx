// The search results, and best sellers if there are few or none.
import { ListView } from '../../shared/product-list/ListView.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useHref, useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { SearchData } from './load-search.ts'
import './SearchScreen.css'

export default function SearchScreen({
  data: { asked, list, filters, places, instead },
}: {
  data: SearchData
}) {
  const t = useTranslate()
  const href = useHref()
  const { menu } = useVisit().frame
  const { corrected } = list
  return (
    <div className="container search-screen">
      {/* The empty state shows what was not found. */}
      <h1 className={list.total === 0 ? 'visually-hidden' : undefined}>
        {asked ? t('list.resultsFor', { query: corrected ?? asked }) : t('list.everything')}
      </h1>
      {corrected && (
        <p>
          {t('list.nothing', { query: asked })} ·{' '}
          <a href={href(`/search?${new URLSearchParams({ query: `"${asked}"` })}`)} rel="nofollow">
            {t('search.exact')}
          </a>
        </p>
      )}
      {places.length > 0 && (
        <nav aria-label={t('search.suggestions')}>
          {places.map(({ path, title }) => (
            <Button key={path} href={href(path)} variant="secondary" size="s">
              {title}
            </Button>
          ))}
        </nav>
      )}
      <ListView
        list={list}
        filters={filters}
        address={{ path: '/search', query: asked }}
        categories={menu}
        empty={
          <EmptyState
            icon="search"
            title={t('list.nothing', { query: asked })}
            text={t('list.nothingText')}
          />
        }
      />
      {instead.length > 0 && (
        <section>
          <h2>{t('search.instead')}</h2>
          <ProductGrid products={instead} kind="row" short />
        </section>
      )}
    </div>
  )
}
