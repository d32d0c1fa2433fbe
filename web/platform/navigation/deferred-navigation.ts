// Client-side navigation for the first view. Hydration does not wait for its code (browser-navigation.ts): calls before
// it has loaded wait for it. Without it, links open documents.
import { deferred } from '../hydration/deferred.ts'
import type { Navigation, NavigationOptions } from './navigation.ts'
import { pageAddress } from './page-address.ts'
import { onlyScreen } from './screens.ts'
import { notFoundPath } from '../pages/page.ts'

/**
 * A view transition begins with snapshots of the page, which only fast devices take quickly. A fast device hydrates
 * within this time.
 */
const fastHydrationMs = 16

export function deferredNavigation(options: NavigationOptions): Navigation {
  const { first, visit } = options
  const initial = onlyScreen(first)
  const createdAt = performance.now()
  // The shopper may have gone back since the document loaded.
  const address = performance.getEntriesByType('navigation')[0]?.name ?? location.href
  let isFast = false
  let loaded: Navigation | undefined
  const load = deferred(
    () =>
      import('./browser-navigation.ts').then(
        (code) => (loaded = code.browserNavigation({ ...options, initial, address, isFast })),
      ),
    { when: 'use' },
  )

  /** Calls at once if the code has loaded. `otherwise` runs if it cannot be loaded. */
  async function call(
    run: (navigation: Navigation) => unknown,
    otherwise: () => void = () => undefined,
  ): Promise<void> {
    if (loaded) await run(loaded)
    else await load().then(run, otherwise)
  }
  const openErrorPage = (): void => location.assign(pageAddress(notFoundPath, visit.locale, location.href))

  return {
    initial,
    attach(listener) {
      isFast = performance.now() - createdAt < fastHydrationMs
      let detach: (() => void) | undefined
      let isDetached = false
      void call((navigation) => {
        if (!isDetached) detach = navigation.attach(listener)
      })
      return () => {
        isDetached = true
        detach?.()
      }
    },
    settled: (state) => loaded?.settled(state),
    onArrival: (work) => void call((navigation) => navigation.onArrival(work)),
    navigate(to, stepOptions) {
      const open = (): void => location.assign(pageAddress(to, visit.locale, location.href))
      return call((navigation) => navigation.navigate(to, stepOptions), open)
    },
    changeQuery: (key, value) => void call((navigation) => navigation.changeQuery(key, value)),
    prefetch: (to) => void call((navigation) => navigation.prefetch(to)),
    prerender: (to) => call((navigation) => navigation.prerender(to)),
    refresh: () => call((navigation) => navigation.refresh()),
    dropKept: () => void call((navigation) => navigation.dropKept()),
    showUnreachable: () => call((navigation) => navigation.showUnreachable(), openErrorPage),
    showFault: (status) => call((navigation) => navigation.showFault(status), openErrorPage),
  }
}
