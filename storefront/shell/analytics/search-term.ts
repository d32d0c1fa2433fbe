// What a search page was asked for, where it may be told: people sometimes type an address or a number that is theirs.
import type { Page } from '../../platform/pages/page.ts'
import type { SearchData } from '../../features/search/load-search.ts'

const personal = /@|\d{5}/

export function searchTerm(page: Page | null): string {
  if (page?.name !== 'search') return ''
  const term = (page.data as SearchData).asked
  return personal.test(term) ? '' : term
}
