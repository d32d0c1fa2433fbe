// Vite plugin: compiles the storefront's texts to modules of plain functions. A missing translation falls back to the
// source language. The server has one module per locale. The browser has one file per locale and dynamic import, with
// the texts of the imported code. The build adds its name to the import. The document names the files' common start, so
// no code contains the addresses of fifteen languages.
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { defaultLocale, locales, type Locale } from '#domain/markets/locale.ts'
import { compileMessages, type Messages } from '#messages/compile.ts'
import { deriveFormatTable, frequentCurrencies } from '#messages/derive-format-table.ts'
import { readMessages } from '#messages/load.ts'
import type { TextManifest } from '#server/pages/text-manifest.ts'
import { dynamicImportsIn, messageKeysIn } from './vite-message-keys.ts'
import { textNames, textsByEntry } from './vite-text-files.ts'

const table = 'virtual:messages'
const root = path.resolve(import.meta.dirname, '..')
const loader = path.join(root, 'web/platform/texts.ts')

/** All texts of a locale. `files` are names of message files. */
function textsOf(locale: Locale, files: readonly string[]): Messages {
  const all = [defaultLocale, locale].flatMap((each) => files.map((file) => readMessages(each, file)))
  return Object.assign({}, ...all) as Messages
}

/** For the server's build and for development: one module with all texts of each locale. */
export function messagesPlugin(files: readonly string[]): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id === table || id.startsWith(`${table}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${table}`)) return undefined
      const [, locale] = id.split('/')
      return locale ? textSource(textsOf(locale as Locale, files), locale as Locale) : tableSource()
    },
    handleHotUpdate({ file, server }) {
      if (file.includes('/messages/')) server.ws.send({ type: 'full-reload' })
    },
  }
}

/** With `locale`, the module also contains the formats of the language. */
function textSource(texts: Messages, locale?: Locale): string {
  const source = `export default ${compileMessages(texts)}`
  return locale
    ? `${source}\nexport const written = ${JSON.stringify(deriveFormatTable(locale, frequentCurrencies))}`
    : source
}

function tableSource(): string {
  const rows = locales.map((locale) => `${locale}: () => import('${table}/${locale}')`)
  return `export const messages = { ${rows.join(', ')} }`
}

/**
 * For the browser's build. `entry` is the module that every page loads; its text file is named `shell`. `messageFiles`
 * are the files whose keys the code may use. `manifest` is the name of the written description.
 */
export function textFilesPlugin(
  entry: string,
  messageFiles: readonly string[],
  manifestFile: string,
): Plugin {
  const keysByModule = new Map<string, Set<string>>()
  const keys = Object.keys(textsOf(defaultLocale, messageFiles))
  let files: readonly { name: string; id: string; keys: readonly string[] }[] | undefined

  // Files with at least one text. Known when all modules are loaded.
  function textFiles(context: Rolldown.PluginContext): NonNullable<typeof files> {
    if (files) return files
    const texts = textsByEntry(path.join(root, entry), (id) => {
      const info = context.getModuleInfo(id)
      const { importedIds: imports, dynamicallyImportedIds: dynamicImports } = info ?? {}
      return imports && dynamicImports && { imports, dynamicImports, keys: keysByModule.get(id) ?? new Set() }
    })
    const names = textNames([...texts.keys()].map((id) => path.relative(root, id)))
    files = [...texts]
      .map(([id, keys]) => ({ id: path.relative(root, id), keys }))
      .filter((file) => file.keys.length > 0)
      .map((file) => ({ ...file, name: file.id === entry ? 'shell' : names.get(file.id)! }))
    return files
  }

  return {
    name: 'text-files',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      keysByModule.clear()
      files = undefined
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// } },
      async handler(code, id) {
        const program = this.parse(code)
        keysByModule.set(id, messageKeysIn(program, keys))
        const imports = dynamicImportsIn(program)
        if (imports.length === 0) return undefined
        let changed = code
        for (const { start, end, source } of imports) {
          const target = await this.resolve(source, id)
          const marker = `"texts:${path.relative(root, target?.id ?? '')}"`
          changed = `${changed.slice(0, start)}__withTexts(${marker}, ${changed.slice(start, end)})${changed.slice(end)}`
        }
        return {
          code: `import { withTexts as __withTexts } from ${JSON.stringify(loader)};${changed}`,
          map: null,
        }
      },
    },
    // The names become part of the file's hash.
    renderChunk(code) {
      if (!code.includes('texts:')) return undefined
      const names = new Map(textFiles(this).map(({ id, name }) => [id, name]))
      return code.replaceAll(/([\w$]+)\((["'`])texts:(.+?)\2, */g, (_, call: string, _quote, id: string) => {
        const name = names.get(id)
        // Code without texts is imported directly.
        return name ? `${call}("${name}", ` : '('
      })
    },
    generateBundle() {
      const starts: Record<string, string> = {}
      for (const locale of locales) {
        const texts = textsOf(locale, messageFiles)
        const sources = textFiles(this).map(({ name, keys: wanted }) => {
          const wantedTexts = Object.fromEntries(wanted.toSorted().map((key) => [key, texts[key]!]))
          return [name, textSource(wantedTexts, name === 'shell' ? locale : undefined)] as const
        })
        const hash = createHash('sha256').update(JSON.stringify(sources)).digest('base64url').slice(0, 8)
        starts[locale] = `assets/${locale}-${hash}-`
        for (const [name, source] of sources)
          this.emitFile({ type: 'asset', fileName: `${starts[locale]}${name}.js`, source })
      }
      const manifest = manifestOf(starts, textFiles(this))
      this.emitFile({ type: 'asset', fileName: `.vite/${manifestFile}`, source: JSON.stringify(manifest) })
    },
  }
}

function manifestOf(
  starts: TextManifest['starts'],
  files: readonly { readonly id: string; readonly name: string }[],
): TextManifest {
  return { starts, names: Object.fromEntries(files.map(({ id, name }) => [id, name])) }
}
