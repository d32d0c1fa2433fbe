// Entry of the browser: reads the boot data and hydrates the document.
// First import: it sets the order of the CSS layers before the components' styles.
import '#web/styles/layers.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { registerFormatTable } from '#messages/format.ts'
import { createTexts, type CompiledMessages } from '#messages/translator.ts'
import type { FormatTable } from '#messages/format-table.ts'
import { configureCalls } from '#web/platform/api/call-settings.ts'
import { App } from './App.tsx'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { deferredNavigation } from '#web/platform/navigation/deferred-navigation.ts'
import { whenIdle } from '#web/platform/navigation/connection.ts'
import { followLinks } from '#web/platform/navigation/follow-links.ts'
import { openScreen } from '#web/platform/pages/open-page.ts'
import type { Boot, Page } from '#web/platform/pages/page.ts'
import { reloadOnce } from '#web/platform/navigation/reload-once.ts'
import { visitOf } from '#web/platform/pages/visit.ts'
import { errorRoute, routes } from './routes.ts'
import { track } from './shared/analytics/track.ts'
import type { ShopVisit } from './shared/shop-visit.ts'
import { setTextLoader } from '#web/platform/texts.ts'

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot
const { page, site } = boot

const loadOldBrowsers = deferred(() => import('./old-browsers.ts'), { when: 'use' })
const loadIdleTasks = deferred(() => import('./when-idle.ts'), { when: 'use' })

/** Only the file `shell`, which every page has, contains `written`. */
type TextFile = { readonly default: CompiledMessages; readonly written?: FormatTable }

async function hydrate(): Promise<void> {
  if (!('groupBy' in Map)) await loadOldBrowsers()
  const texts = createTexts(page.locale)
  async function loadTexts(name: string): Promise<void> {
    const file = (await import(/* @vite-ignore */ `${boot.texts}${name}.js`)) as TextFile
    texts.add(file.default)
    if (file.written) registerFormatTable(page.locale, file.written, boot.frame.amounts)
  }
  setTextLoader(loadTexts)
  const [first] = await Promise.all([openScreen(routes, errorRoute, page, Date.now()), loadTexts('shell')])
  const visit = visitOf(boot, texts.t) as ShopVisit
  const onShown = (next: Page) => track({ name: 'page', page: next })
  const navigation = deferredNavigation({ routes, errorRoute, first, site, visit, onShown })
  configureCalls({
    address: site.api,
    locale: page.locale,
    country: page.country,
    errorText: visit.t('error.title'),
    notSavedText: visit.t('error.notSaved'),
    onUnreachable: () => void navigation.showUnreachable(),
    onFault: (status) => void navigation.showFault(status),
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  startTransition(() => void hydrateRoot(root, <App navigation={navigation} visit={visit} />))
  const isPageLink = followLinks(navigation, routes, page.locale)
  whenIdle(() => {
    loadIdleTasks().then(
      ({ runIdleTasks }) => runIdleTasks({ boot, visit, navigation, isPageLink }),
      () => undefined,
    )
  })
}

// Without code the document stays readable and its links work. A missing chunk means an old build.
hydrate().catch((error: unknown) => {
  if (reloadOnce(new URL(location.href), site.buildId)) return
  // `start.ts` listens for it.
  dispatchEvent(new Event('incomplete'))
  throw error
})
