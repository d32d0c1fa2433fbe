// What every page does once it is done: nothing waits for it, and a chunk that does not come is no loss.
import { startMeasuring } from './measure/measuring.ts'
import type { Page } from './pages/page.ts'
import { notFoundPath } from './pages/unreachable-page.ts'
import type { Visit } from './pages/visit.ts'
import { routes } from './routes.ts'
import { learnVisitor } from './state/visitor.ts'

export function doQuietly(page: Page, visit: Visit): void {
  startMeasuring(page, visit)
  const noMatter = (): void => undefined
  learnVisitor().catch(noMatter)
  // Without a connection it is too late to fetch what says so.
  import('./ui/Toasts.tsx').catch(noMatter)
  routes
    .find(({ path }) => path === notFoundPath)
    ?.screen()
    .catch(noMatter)
}
