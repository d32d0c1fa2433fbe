// Addresses of a list with other filters.
import { useVisit } from '#web/platform/pages/visit.ts'
import { writeFilters, type ListFilters } from './list-filters.ts'

export type ListAddress = {
  /** Without the language prefix. */
  readonly path: string
  /** What the shopper typed into the search box. */
  readonly query?: string | undefined
  /** The words of the query without its price, which is a filter. They replace the query with that filter. */
  readonly words?: string | undefined
}

/** The search text of a list without the price that the query named. */
export const wordsOf = ({ query, words = query }: ListAddress): string | undefined => words

export function useListHref({ path, query }: ListAddress): (filters: ListFilters) => string {
  const { href, currency } = useVisit()
  return (filters) => {
    const search = writeFilters(filters, currency)
    if (!query) return href(path + search)
    return href(`${path}?${new URLSearchParams({ query })}${search.replace('?', '&')}`)
  }
}
