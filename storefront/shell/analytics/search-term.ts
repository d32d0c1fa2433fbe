// The text of a search, '' if it may be personal: shoppers sometimes type an e-mail address or telephone
// number.
import type { Page } from '#web/platform/pages/page.ts'
import type { SearchData } from '../../features/search/load-search.ts'

const personal = /@|\d{5}/

export function searchTerm(page: Page | null): string {
  if (page?.name !== 'search') return ''
  const term = (page.data as SearchData).asked
  return personal.test(term) ? '' : term
}
