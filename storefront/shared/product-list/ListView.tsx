// A product list with filters, sort order and pages. It uses only links and plain forms, so lists can be
// shared and work without scripts.
import type { ReactNode } from 'react'
import { pageSize, type CategoryLink } from '#domain/catalog/catalog.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { countFilters, isFiltered, withoutFilters, type ListFilters } from './list-filters.ts'
import { countBeforeLater } from './count-before-later.ts'
import { minForFilters } from './min-for-filters.ts'
import type { FilteredList, List } from './load-list.ts'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { StoryTile, type Story } from './StoryTile.tsx'
import { SortMenu } from './SortMenu.tsx'
import { useListHref, type ListAddress } from './use-list-href.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import './ListView.css'
import './ListEnd.css'
import './ListPages.css'

type ListViewProps = FilteredList & {
  /** The path and search text of the list. */
  address: ListAddress
  /** Categories that narrow the list. */
  categories: readonly CategoryLink[]
  /** Shown after the last product. */
  story?: Story | null | undefined
  /** Heading of the gifts of distant occasions, which end the list; without it they are not apart. */
  later?: string | undefined
  /** The page's heading has the number of products. */
  isCounted?: boolean | undefined
  /** Fills an incomplete last row. */
  filler?: ReactNode
  /** Shown if the list is empty and no filter is set. */
  empty: ReactNode
}

const panelId = 'filters'

/** In shorter lists the blog post only fills an incomplete last row. */
const minForStory = 12

/** So many gifts are a complete row on every screen. */
export const completeRow = 4

export function ListView({
  list,
  filters,
  address,
  categories,
  story,
  later,
  isCounted,
  filler,
  empty,
}: ListViewProps) {
  const { t, href } = useVisit()
  const listHref = useListHref(address)
  const { total, products } = list
  const filtered = isFiltered(filters)
  if (total === 0 && !filtered) return empty
  const hasFilters = filtered || total >= minForFilters
  const kind = hasFilters ? 'list' : 'row'
  const apart = (later && list.laterFrom) || products.length
  const hasLater = apart < products.length
  const pages = <ListPages list={list} filters={filters} address={address} />
  const end = filters.page === list.pages && !filtered && story ? <StoryTile story={story} /> : null
  const isLong = total >= minForStory
  const counts = t('list.count', { count: later ? countBeforeLater(list) : total })
  return (
    <div className="list-view" data-plain={!hasFilters || undefined}>
      {hasFilters && (
        <FilterPanel id={panelId} list={list} filters={filters} address={address} categories={categories} />
      )}
      <div data-part="list">
        {(hasFilters || !isCounted) && (
          <div data-part="bar">
            {hasFilters && (
              <button type="button" popoverTarget={panelId} data-part="filters-button">
                <Icon name="filter" />
                {t('list.filters')}
                {filtered && ` · ${countFilters(filters)}`}
              </button>
            )}
            {products.length > 0 && !isCounted && <output>{counts}</output>}
            {products.length > 0 && hasFilters && <SortMenu filters={filters} address={address} />}
          </div>
        )}
        <ActiveFilters list={list} filters={filters} address={address} categories={categories} />
        {products.length > 0 ? (
          <>
            <h2 className="visually-hidden">{counts}</h2>
            <ProductGrid
              products={products.slice(0, apart)}
              kind={kind}
              eager={filters.page === 1 ? 4 : 3}
              filler={filler ?? (isLong || total === completeRow ? null : end)}
              end={isLong ? end : null}
            />
            {!hasLater && pages}
          </>
        ) : (
          <EmptyState title={t('list.noMatch')} text={t('list.noMatchText')}>
            <Button href={listHref(withoutFilters(filters))}>{t('list.clear')}</Button>
            <Button href={href('/')} variant="secondary">
              {t('error.home')}
            </Button>
          </EmptyState>
        )}
      </div>
      {hasLater && (
        <section data-part="later">
          <h2>
            {later} <small>{t('list.count', { count: products.length - apart })}</small>
          </h2>
          <ProductGrid products={products.slice(apart)} kind="line" />
        </section>
      )}
      {hasLater && pages}
    </div>
  )
}

/** Pagination of a list, and the number of products on each page. */
function ListPages({ list, filters, address }: { list: List; filters: ListFilters; address: ListAddress }) {
  const t = useTranslate()
  const listHref = useListHref(address)
  if (list.pages <= 1) return null
  return (
    <div className="list-pages">
      <Pagination current={list.page} last={list.pages} href={(page) => listHref({ ...filters, page })} />
      <small>{t('list.perPage', { count: pageSize })}</small>
    </div>
  )
}
