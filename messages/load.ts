// Loads messages on the server: each locale is read and compiled once, on first use.
import { readdirSync, readFileSync } from 'node:fs'
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { compileMessages, type Messages } from './compile.ts'
import { createTranslate, type CompiledMessages, type Translate } from './translator.ts'

/**
 * Files of each locale. `shop` is sent to the shopper's browser. `server` contains refusals, mails and documents.
 * `occasions`, `finder`, `bulk` and `registry` are used on the server only. `admin-…` belongs to the back office, one
 * file per area.
 */
export const messageFiles: readonly string[] = readdirSync(new URL(`./${defaultLocale}`, import.meta.url))
  .map((name) => name.replace(/\.json$/, ''))
  .sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))

function rankOf(file: string): number {
  return file === 'shop' ? 0 : file === 'server' ? 1 : 2
}

const withoutBrowser = new Set(['server', 'occasions', 'finder', 'bulk', 'registry'])

/** The texts that the back office's browser code may use. */
export const backofficeFiles = messageFiles.filter((file) => !withoutBrowser.has(file))

/** Source texts of a locale; {} if the file does not exist. */
export function readMessages(locale: Locale, file: string): Messages {
  const path = new URL(`./${locale}/${file}.json`, import.meta.url)
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Messages
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

const loaded = new Map<Locale, Translate>()

export function translateFor(locale: Locale): Translate {
  let translate = loaded.get(locale)
  if (!translate) {
    const tables = [defaultLocale, locale].flatMap((each) =>
      messageFiles.map((file) => tableOf(readMessages(each, file))),
    )
    translate = createTranslate(locale, tables)
    loaded.set(locale, translate)
  }
  return translate
}

/** Evaluates compiled messages. The source is only our own message files, never external text. */
function tableOf(messages: Messages): CompiledMessages {
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(`return ${compileMessages(messages)}`)() as CompiledMessages
}
