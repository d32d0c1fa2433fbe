// Data and code of the links in sight, fetched in a quiet moment; the first cards' pages are drawn too, out of sight.
import { isFrugal } from './connection.ts'
import type { Navigation } from './navigation.ts'
import { runWhenIdle } from '../hydration/idle-queue.ts'
import { mostAhead } from './screens.ts'

const mostFetched = 8

let latest = 0

/** `isOurs` is asked about whole addresses. The next call ends what this one has not come to. */
export function prefetchVisible(
  isOurs: (url: URL) => boolean,
  { prefetch, drawAhead }: Pick<Navigation, 'prefetch' | 'drawAhead'>,
): void {
  if (isFrugal()) return
  const links = hrefsInSight('main a[href]', isOurs).slice(0, mostFetched)
  const cards = hrefsInSight('main article a[href]', isOurs).slice(0, mostAhead)
  const own = (latest += 1)
  void runWhenIdle([
    ...cards.map((href) => () => own === latest && drawAhead(href)),
    ...links.map((href) => () => own === latest && prefetch(href)),
  ])
}

function hrefsInSight(selector: string, isOurs: (url: URL) => boolean): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
  const inSight = links.filter((link) => {
    // First of all: where a screen behind the shown one has its links would be worked out just to be told.
    if (!link.checkVisibility({ visibilityProperty: true })) return false
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return [...new Set(inSight.map(({ href }) => href))].filter((href) => isOurs(new URL(href)))
}
