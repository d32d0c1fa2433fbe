// Menu with the sort orders as links. The first is the default: recommended, or best match in a search.
import { sorts, type Sort } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Popover } from '#web/ui/Popover.tsx'
import type { ListFilters } from './list-filters.ts'
import { useListHref, wordsOf, type ListAddress } from './use-list-href.ts'

const names = {
  'price-desc': 'sort.priceDesc',
  'price-asc': 'sort.priceAsc',
  'best-selling': 'sort.bestSelling',
  'most-viewed': 'sort.mostViewed',
} as const

export function SortMenu({ filters, address }: { filters: ListFilters; address: ListAddress }) {
  const t = useTranslate()
  const listHref = useListHref(address)
  const nameOf = (sort: Sort | null) =>
    t(sort ? names[sort] : wordsOf(address) ? 'sort.bestMatch' : 'sort.recommended')
  const shown = nameOf(filters.sort)
  return (
    <Popover
      label={t('sort.by', { sort: shown })}
      icon="sort"
      iconOnly
      hint={
        <>
          {shown} <Icon name="chevron-down" />
        </>
      }
    >
      <ul data-keep-scroll>
        {[null, ...sorts].map((sort) => (
          <li key={sort}>
            <a
              href={listHref({ ...filters, sort, page: 1 })}
              rel="nofollow"
              aria-current={sort === filters.sort ? 'true' : undefined}
            >
              {nameOf(sort)}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
