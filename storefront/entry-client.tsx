// Wakes the document that the server sent: reads what it was made from, and takes over without a flicker.
// First of all: it names the order of the layers before any part's own styles.
import './styles/layers.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { TextArea } from '#messages/areas.ts'
import { writeBy } from '#messages/format.ts'
import { createTexts, type CompiledMessages } from '#messages/translator.ts'
import type { Written } from '#messages/written.ts'
import { configureCalls } from './platform/api/settings.ts'
import { App } from './App.tsx'
import { browserNavigation } from './platform/navigation/browser-navigation.ts'
import { whenIdle } from './platform/navigation/connection.ts'
import { followLinks } from './platform/navigation/follow-links.ts'
import { openScreen } from './platform/pages/open-page.ts'
import type { Boot, Page } from './platform/pages/page.ts'
import { reloadOnce } from './platform/navigation/reload-once.ts'
import { visitOf } from './platform/pages/visit.ts'
import { errorRoute, routes } from './routes.ts'
import { track } from './shared/analytics/track.ts'
import { onTexts } from './platform/texts.ts'

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot
const { page, site } = boot

/** `written` comes with the texts of every page. */
type TextFile = { readonly default: CompiledMessages; readonly written?: Written }

async function wake(): Promise<void> {
  const texts = createTexts(page.locale)
  async function learn(area: TextArea): Promise<void> {
    const file = (await import(/* @vite-ignore */ boot.texts[area])) as TextFile
    texts.add(file.default)
    if (file.written) writeBy(page.locale, file.written)
  }
  onTexts(learn)
  const [first] = await Promise.all([openScreen(routes, errorRoute, page), learn('shell')])
  const visit = visitOf(boot, texts.t)
  const onShown = (shown: Page) => track({ name: 'page', page: shown })
  const navigation = browserNavigation({ routes, errorRoute, first, site, visit, onShown })
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
  const isAhead = followLinks(navigation, routes, page.locale)
  whenIdle(() => {
    import('./when-idle.ts').then(
      ({ runIdleTasks }) => runIdleTasks({ boot, visit, navigation, isAhead }),
      () => undefined,
    )
  })
}

// Without its code the document still reads and its links still work; a missing chunk means an old build.
wake().catch((error: unknown) => {
  if (reloadOnce(new URL(location.href), site.buildId)) return
  // `start.ts` hears it.
  dispatchEvent(new Event('incomplete'))
  throw error
})
