// Vite plugin: compiles the storefront's texts to modules of plain functions. A missing translation falls back to the
// source language. The server has one module per locale, the browser one chunk per locale and area. The document names
// the chunks of its language, so no code contains the addresses of fifteen languages.
import type { Plugin } from 'vite'
import { defaultLocale, locales, type Locale } from '#domain/markets/locale.ts'
import { areaOf, textAreas } from '#messages/areas.ts'
import { compileMessages, type Messages } from '#messages/compile.ts'
import { deriveFormatTable } from '#messages/derive-format-table.ts'
import { readMessages } from '#messages/load.ts'

const table = 'virtual:messages'

export function messagesPlugin(): Plugin {
  const textsByKey = new Map<string, Messages>()

  /** Texts of one area, or of the whole language without `area`. Each language is read once. */
  function textsOf(locale: Locale, area: string | undefined): Messages {
    if (!textsByKey.has(locale)) {
      const texts = { ...readMessages(defaultLocale, 'shop'), ...readMessages(locale, 'shop') }
      textsByKey.set(locale, texts)
      const sorted = Object.groupBy(Object.entries(texts), ([key]) => areaOf(key))
      for (const each of textAreas)
        textsByKey.set(`${locale}/${each}`, Object.fromEntries(sorted[each] ?? []))
    }
    return textsByKey.get(area ? `${locale}/${area}` : locale) ?? {}
  }

  return {
    name: 'messages',
    buildStart() {
      textsByKey.clear()
      const { mode, config } = this.environment
      if (mode !== 'build' || config.consumer !== 'client') return
      for (const locale of locales)
        for (const area of textAreas)
          this.emitFile({
            type: 'chunk',
            id: `${table}/${locale}/${area}`,
            name: `${locale}-${area}`,
            preserveSignature: 'strict',
          })
    },
    resolveId: (id) => (id === table || id.startsWith(`${table}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${table}`)) return undefined
      const [, locale, area] = id.split('/')
      if (!locale) return tableSource()
      const source = `export default ${compileMessages(textsOf(locale as Locale, area))}`
      if (area !== 'shell') return source
      return `${source}\nexport const written = ${JSON.stringify(deriveFormatTable(locale as Locale))}`
    },
    handleHotUpdate({ file, server }) {
      if (!file.includes('/messages/')) return
      textsByKey.clear()
      server.ws.send({ type: 'full-reload' })
    },
  }
}

function tableSource(): string {
  const rows = locales.map((locale) => `${locale}: () => import('${table}/${locale}')`)
  return `export const messages = { ${rows.join(', ')} }`
}
