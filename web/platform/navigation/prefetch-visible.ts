// Prefetches data and code of visible links in idle time, and prerenders the pages of the first product cards.
import { isDataSaver } from './connection.ts'
import type { Navigation } from './navigation.ts'
import { runWhenIdle } from '../hydration/idle-queue.ts'
import { maxPrerendered } from './screens.ts'

const maxPrefetched = 8

let lastRun = 0

/** `isOurs` selects addresses with client-side navigation. A newer call cancels the remaining tasks of this one. */
export function prefetchVisible(
  isOurs: (url: URL) => boolean,
  { prefetch, prerender }: Pick<Navigation, 'prefetch' | 'prerender'>,
): void {
  if (isDataSaver()) return
  const links = visibleHrefs('main a[href]', isOurs).slice(0, maxPrefetched)
  const cards = visibleHrefs('main article a[href]', isOurs).slice(0, maxPrerendered)
  const run = (lastRun += 1)
  void runWhenIdle([
    ...cards.map((href) => () => run === lastRun && prerender(href)),
    ...links.map((href) => () => run === lastRun && prefetch(href)),
  ])
}

function visibleHrefs(selector: string, isOurs: (url: URL) => boolean): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
  const visible = links.filter((link) => {
    // First: measuring links of hidden screens would force their layout.
    if (!link.checkVisibility({ visibilityProperty: true })) return false
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return [...new Set(visible.map(({ href }) => href))].filter((href) => isOurs(new URL(href)))
}
