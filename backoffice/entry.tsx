// Entry of the browser: chooses the language, loads its texts and renders the back office.
// First import: it sets the order of the CSS layers before the components' styles.
import './styles/layers.css'
import { createRoot } from 'react-dom/client'
import { directionOf, localeTable } from '#domain/markets/locale.ts'
import type { FormatTable } from '#messages/format-table.ts'
import { registerFormatTable } from '#messages/format.ts'
import { createTexts, type CompiledMessages } from '#messages/translator.ts'
import { configureCalls } from '#web/platform/api/call-settings.ts'
import { reloadOnce } from '#web/platform/navigation/reload-once.ts'
import { setTextLoader } from '#web/platform/texts.ts'
import { App } from './App.tsx'
import { boot, readLocale } from './platform/boot.ts'
import { setLanguage } from './platform/language.ts'
import { followLinks } from './platform/router.ts'

/** Only the file `shell` contains `written`. */
type TextFile = { readonly default: CompiledMessages; readonly written?: FormatTable }

async function start(): Promise<void> {
  const locale = readLocale()
  document.documentElement.lang = localeTable[locale].tag
  document.documentElement.dir = directionOf(locale)
  const texts = createTexts(locale)
  async function loadTexts(name: string): Promise<void> {
    const file = (await import(/* @vite-ignore */ `${boot.texts[locale]}${name}.js`)) as TextFile
    texts.add(file.default)
    if (file.written) registerFormatTable(locale, file.written)
  }
  setTextLoader(loadTexts)
  await loadTexts('shell')
  const { t } = texts
  setLanguage(locale, t)
  configureCalls({
    address: boot.api,
    locale,
    country: localeTable[locale].country,
    errorText: t('admin.frame.unreachable'),
    notSavedText: t('admin.frame.unreachable'),
    onUnreachable: () => undefined,
    onFault: () => undefined,
  })
  followLinks()
  createRoot(document.getElementById('root')!).render(<App />)
}

start().catch(() => reloadOnce(new URL(location.href), boot.texts.us ?? ''))
