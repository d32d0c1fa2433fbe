// The search results, and ways on if there are few or none.
import { CategoryTiles } from '../../shared/category-tiles/CategoryTiles.tsx'
import { isFiltered } from '../../shared/product-list/list-filters.ts'
import { countBeforeLater } from '../../shared/product-list/count-before-later.ts'
import { FinderTile } from '../../shared/product-list/FinderTile.tsx'
import { ListView } from '../../shared/product-list/ListView.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { RecipientLinks } from '../../shared/RecipientLinks.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { More, SearchData } from './load-search.ts'
import '../../shared/products/ArrivalLine.css'
import '../../shared/reviews/ReviewSummary.css'
import '#web/ui/Chips.css'
import '#web/ui/Stars.css'
import './SearchScreen.css'
import './FoundResults.css'

/** Its HTML and styles are on the page from the start. */
const FoundResults = deferredComponent(() => import('./FoundResults.tsx'), {
  when: 'hydration',
  html: 'kept',
})

export default function SearchScreen({ data }: { data: SearchData }) {
  const { title, asked, words, list, filters, places, facts, more, closest, categories, laterCount, finder } =
    data
  const { t, href, frame } = useShopVisit()
  const isFound = list.total > 0
  const count = t('list.count', { count: countBeforeLater(list) })
  return (
    <div className="container search-screen">
      <header>
        {/* Without filters the empty state shows what was not found. */}
        <h1 className={isFound || isFiltered(filters) ? undefined : 'visually-hidden'}>{title}</h1>
        {isFound && <output>{laterCount ? `${count} · ${laterCount}` : count}</output>}
      </header>
      {closest && <p>{closest}</p>}
      {list.corrected && (
        <p>
          {t('list.nothing', { query: asked })} ·{' '}
          <a href={href(`/search?${new URLSearchParams({ query: `"${asked}"` })}`)} rel="nofollow">
            {t('search.exact')}
          </a>
        </p>
      )}
      {places.length > 0 && <Places places={places} words={words} />}
      {facts.length > 0 ? (
        <FoundResults products={list.products} facts={facts} />
      ) : (
        <ListView
          list={list}
          filters={filters}
          // Other filters of a larger price do not keep the query, which names a lower one.
          address={{ path: '/search', query: closest ? '' : asked, words }}
          categories={frame.menu}
          later={data.later}
          isCounted
          filler={<FinderTile finder={finder} />}
          empty={
            <EmptyState
              icon="search"
              title={t('list.nothing', { query: asked })}
              text={t('list.nothingText')}
            >
              <Button href={href('/gift-finder')}>{finder.all}</Button>
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
      {more && <MoreGifts more={more} />}
      {facts.length > 0 && (
        <section data-part="finder">
          <h2>{finder.title}</h2>
          <ul className="chips">
            <RecipientLinks recipients={finder.recipients} />
          </ul>
          <Button href={href('/gift-finder')} variant="secondary">
            {finder.all}
          </Button>
        </section>
      )}
    </div>
  )
}

function Places({ places, words }: Pick<SearchData, 'places' | 'words'>) {
  const { t, href } = useShopVisit()
  return (
    <nav
      className="chips"
      aria-label={t('search.suggestions')}
      data-part={words === '' ? 'prices' : undefined}
    >
      {places.map(({ path, title: name, isShown }) => (
        <a
          key={path}
          href={href(path)}
          aria-current={isShown || undefined}
          data-part={isShown ? 'chosen' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function MoreGifts({ more: { title, products, links } }: { more: More }) {
  const { href } = useVisit()
  return (
    <section>
      <header>
        <h2>{title}</h2>
        <span>
          {links.map(({ path, title: name }) => (
            <a key={path} href={href(path)}>
              {name}
            </a>
          ))}
        </span>
      </header>
      <ProductGrid products={products} kind="row" short />
    </section>
  )
}
