// Menu with the four sort orders as links. A search has a fifth: best match.
import { defaultSort, sorts } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Popover } from '#web/ui/Popover.tsx'
import type { ListFilters } from './list-filters.ts'
import { useListHref, wordsOf, type ListAddress } from './use-list-href.ts'

const names = {
  'best-match': 'sort.bestMatch',
  'price-desc': 'sort.priceDesc',
  'price-asc': 'sort.priceAsc',
  'best-selling': 'sort.bestSelling',
  'most-viewed': 'sort.mostViewed',
} as const

export function SortMenu({ filters, address }: { filters: ListFilters; address: ListAddress }) {
  const t = useTranslate()
  const listHref = useListHref(address)
  const defaultOrder = wordsOf(address) ? ('best-match' as const) : defaultSort
  const orders = wordsOf(address) ? (['best-match', ...sorts] as const) : sorts
  const currentOrder = filters.sort ?? defaultOrder
  return (
    <Popover
      label={t('sort.by', { sort: t(names[currentOrder]) })}
      icon="sort"
      iconOnly
      hint={
        <>
          {t(names[currentOrder])} <Icon name="chevron-down" />
        </>
      }
    >
      <ul>
        {orders.map((sort) => (
          <li key={sort}>
            <a
              href={listHref({
                ...filters,
                sort: sort === defaultOrder || sort === 'best-match' ? null : sort,
                page: 1,
              })}
              rel="nofollow"
              aria-current={sort === currentOrder ? 'true' : undefined}
              data-keep-scroll
            >
              {t(names[sort])}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
