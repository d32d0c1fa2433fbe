import type { List } from './load-list.ts'

/** The gifts of distant occasions have their own heading with their number, if all are on one page. */
export function countBeforeLater({ laterFrom, pages, total }: List): number {
  return pages === 1 && laterFrom ? laterFrom : total
}
