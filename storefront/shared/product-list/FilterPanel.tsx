// Filters of a list: a side column on wide screens, a bottom sheet on phones. The sheet is a native popover
// and stays open while the list changes.
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { FilterLinks } from './FilterLinks.tsx'
import type { ListFilters } from './list-filters.ts'
import type { List } from './load-list.ts'
import { useListHref, type ListAddress } from './use-list-href.ts'
import './FilterPanel.css'
import './PriceFilter.css'

const PriceFilter = deferredComponent(() => import('./PriceFilter.tsx'), { when: 'hydration', html: 'kept' })

type FilterPanelProps = {
  id: string
  list: List
  filters: ListFilters
  address: ListAddress
  categories: readonly CategoryLink[]
}

export function FilterPanel({ id, list, filters, address, categories }: FilterPanelProps) {
  const t = useTranslate()
  const listHref = useListHref(address)
  const countOf = (key: string) => list.categories.find((each) => each.key === key)?.count ?? 0
  /** What all gifts of the list have filters nothing. */
  const divides = (count: number) => count < list.total
  const fromStart = { ...filters, page: 1 }
  const toggled = (tag: string) =>
    filters.tags.includes(tag) ? filters.tags.filter((each) => each !== tag) : [...filters.tags, tag].sort()
  return (
    <aside className="filter-panel" id={id} popover="auto" aria-label={t('list.filters')} data-keep-scroll>
      <div data-part="head">
        <h2>{t('list.filters')}</h2>
        <IconButton icon="close" label={t('shell.close')} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div data-part="body">
        <FilterLinks
          title={t('list.category')}
          options={categories
            .map(({ key, name }) => ({ key, name, count: countOf(key) }))
            .filter(({ key, count }) => key === filters.category || (count > 0 && divides(count)))}
          isChosen={(key) => key === filters.category}
          hrefOf={(key) => listHref({ ...fromStart, category: key === filters.category ? null : key })}
        />
        <PriceFilter list={list} filters={filters} address={address} />
        <FilterLinks
          title={t('list.tags')}
          options={list.tags.filter(({ key, count }) => divides(count) || filters.tags.includes(key))}
          isChosen={(key) => filters.tags.includes(key)}
          hrefOf={(key) => listHref({ ...fromStart, tags: toggled(key) })}
        />
      </div>
      <div data-part="foot">
        <Button wide popoverTarget={id} popoverTargetAction="hide">
          {t('list.show', { count: list.total })}
        </Button>
      </div>
    </aside>
  )
}
