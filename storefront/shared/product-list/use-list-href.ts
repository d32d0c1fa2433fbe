// Addresses of a list with other filters.
import { useHref, useVisit } from '#web/platform/pages/visit.ts'
import { writeFilters, type ListFilters } from './list-filters.ts'

/** `path` is without the language prefix; `query` is the search text. */
export type ListAddress = { readonly path: string; readonly query?: string }

export function useListHref({ path, query }: ListAddress): (filters: ListFilters) => string {
  const href = useHref()
  const { currency } = useVisit()
  return (filters) => {
    const search = writeFilters(filters, currency)
    if (!query) return href(path + search)
    return href(`${path}?${new URLSearchParams({ query })}${search.replace('?', '&')}`)
  }
}
