// The number of a list's gifts before those of distant occasions.
import type { List } from './load-list.ts'

/** Those have their own heading with their number, if all are on one page. */
export function countBeforeLater({ laterFrom, pages, total }: List): number {
  return pages === 1 && laterFrom ? laterFrom : total
}
