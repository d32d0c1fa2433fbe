// Pagination of a list, and the number of products on each page.
import { pageSize } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import type { ListFilters } from './list-filters.ts'
import type { List } from './load-list.ts'
import { useListHref, type ListAddress } from './use-list-href.ts'
import './ListPages.css'

export function ListPages({
  list,
  filters,
  address,
}: {
  list: List
  filters: ListFilters
  address: ListAddress
}) {
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
