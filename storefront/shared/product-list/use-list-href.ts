// Addresses of a list with other filters.
import { useHref, useVisit } from '#web/platform/pages/visit.ts'
import { writeFilters, type ListFilters } from './list-filters.ts'

export type ListAddress = {
  /** Without the language prefix. */
  readonly path: string
  /** The search text. */
  readonly query?: string
  /** What the shopper typed, if its price became a filter: it stays in the search box as long as this price. */
  readonly typed?: string | null
}

export function useListHref({ path, query, typed }: ListAddress): (filters: ListFilters) => string {
  const href = useHref()
  const { currency } = useVisit()
  return (filters) => {
    const text = new URLSearchParams({ ...(query && { query }), ...(typed && { typed }) }).toString()
    const search = writeFilters(filters, currency)
    return href(text ? `${path}?${text}${search.replace('?', '&')}` : path + search)
  }
}
