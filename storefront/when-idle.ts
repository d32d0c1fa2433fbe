// What every page does once it is done: nothing waits for it, and a chunk that does not come is no loss.
import { askAboutMarket } from './shell/market/market-doubt.ts'
import { startAnalytics } from './shell/analytics/start.ts'
import { leaveBareHost } from './platform/pages/canonical-host.ts'
import { whenIdle } from './platform/navigation/connection.ts'
import { prefetchVisible } from './platform/navigation/prefetch-visible.ts'
import type { Navigation } from './platform/navigation/navigation.ts'
import { runWhenIdle } from './platform/hydration/idle-queue.ts'
import { notFoundPath, type Boot } from './platform/pages/page.ts'
import type { Visit } from './platform/pages/visit.ts'
import { watchBuilds } from './platform/navigation/watch-builds.ts'
import { errorRoute, routes } from './routes.ts'
import { learnVisitor } from './shared/visitor/visitor.ts'

const aheadDelayMs = 1_000

type Done = {
  readonly boot: Boot
  readonly visit: Visit
  readonly navigation: Navigation
  /** Whether an address leads to another page of this visit. */
  readonly isAhead: (url: URL) => boolean
}

export function runIdleTasks({ boot: { page, site }, visit, navigation, isAhead }: Done): void {
  if (leaveBareHost(site.publicOrigin)) return
  const noMatter = (): void => undefined
  const lost = routes.find(({ path }) => path === notFoundPath)
  void runWhenIdle([
    () => startAnalytics(page, visit),
    () => askAboutMarket(page, visit),
    () => void learnVisitor(page.locale, page.country, Date.now()).catch(noMatter),
    // Without a connection it is too late to fetch what says so.
    () => void import('./ui/Toasts.tsx').catch(noMatter),
    () => void lost?.screen().catch(noMatter),
    () => void errorRoute.screen().catch(noMatter),
    () => void import('./platform/pages/error-page.ts').catch(noMatter),
    () => void import('./platform/navigation/unreachable-page.ts').catch(noMatter),
  ])
  const comeBack = () =>
    void import('./shell/show-scroll-bar.tsx').then((file) => file.showScrollBar(visit), noMatter)
  addEventListener('scroll', comeBack, { once: true, passive: true })
  setTimeout(() => {
    watchBuilds(site.buildId)
    const look = () => whenIdle(() => prefetchVisible(isAhead, navigation))
    look()
    navigation.onArrival(look)
    addEventListener('scrollend', look)
  }, aheadDelayMs)
  // The browser kept this document whole while the shopper was elsewhere: the world has moved on meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void navigation.refresh()
  })
}
