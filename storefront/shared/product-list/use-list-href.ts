// Addresses of a list with other filters.
import { useHref, useVisit } from '#web/platform/pages/visit.ts'
import { writeFilters, type ListFilters } from './list-filters.ts'

/** `path` is without the language prefix; `query` is the search text. */
export type ListPlace = { readonly path: string; readonly query?: string }

export function useListHref({ path, query }: ListPlace): (wish: ListFilters) => string {
  const href = useHref()
  const { currency } = useVisit()
  return (wish) => {
    const search = writeFilters(wish, currency)
    if (!query) return href(path + search)
    return href(`${path}?${new URLSearchParams({ query })}${search.replace('?', '&')}`)
  }
}
