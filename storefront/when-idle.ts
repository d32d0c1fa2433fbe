// Background tasks of every page after hydration. A chunk that fails to load is ignored.
import { askAboutMarket } from './shell/market/market-prompt.ts'
import { startAnalytics } from './shell/analytics/start-analytics.ts'
import { redirectToCanonicalHost } from '#web/platform/pages/canonical-host.ts'
import { whenIdle } from '#web/platform/navigation/connection.ts'
import { prefetchVisible } from '#web/platform/navigation/prefetch-visible.ts'
import type { Navigation } from '#web/platform/navigation/navigation.ts'
import { deferred, takeIdleLoads } from '#web/platform/hydration/deferred.ts'
import { runWhenIdle } from '#web/platform/hydration/idle-queue.ts'
import { notFoundPath, type Boot } from '#web/platform/pages/page.ts'
import { watchBuilds } from '#web/platform/navigation/watch-builds.ts'
import { errorRoute, routes } from './routes.ts'
import type { ShopVisit } from './shared/shop-visit.ts'
import { refreshVisitor } from './shared/visitor/visitor.ts'

const pictures = deferred(() => import('#web/platform/pages/retry-pictures.ts'), { when: 'use' })
const scrollBar = deferred(() => import('./shell/show-scroll-bar.tsx'), { when: 'use' })

const prefetchDelayMs = 1_000

type Options = {
  readonly boot: Boot
  readonly visit: ShopVisit
  readonly navigation: Navigation
  /** Whether an address leads to another page of this visit. */
  readonly isPageLink: (url: URL) => boolean
}

export function runIdleTasks({ boot: { page, site }, visit, navigation, isPageLink }: Options): void {
  if (redirectToCanonicalHost(site.publicOrigin)) return
  const ignore = (): void => undefined
  const notFoundRoute = routes.find(({ path }) => path === notFoundPath)
  void runWhenIdle([
    () => startAnalytics(page, visit),
    () => askAboutMarket(page, visit),
    () => void refreshVisitor(visit, Date.now()).catch(ignore),
    () => void pictures().then((file) => file.retryPictures(), ignore),
    ...takeIdleLoads(),
    // Error pages must be loaded before the connection is lost.
    () => void notFoundRoute?.screen().catch(ignore),
    () => void errorRoute.screen().catch(ignore),
  ])
  const loadScrollBar = () => void scrollBar().then((file) => file.showScrollBar(visit), ignore)
  addEventListener('scroll', loadScrollBar, { once: true, passive: true })
  setTimeout(() => {
    watchBuilds(site.buildId)
    const prefetch = () => whenIdle(() => prefetchVisible(isPageLink, navigation))
    prefetch()
    navigation.onArrival(prefetch)
    addEventListener('scrollend', prefetch)
  }, prefetchDelayMs)
  // Restored from the back/forward cache: the data may be outdated.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void navigation.refresh()
  })
}
