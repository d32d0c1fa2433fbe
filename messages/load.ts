// Loads messages on the server: each locale is read and compiled once, on first use.
import { readFileSync } from 'node:fs'
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { compileMessages, type Messages } from './compile.ts'
import { createTranslate, type CompiledMessages, type Translate } from './translator.ts'

/** `shop` is sent to the browser; `server` contains refusals, mails and documents. */
export const messageFiles = ['shop', 'server'] as const

/** Source texts of a locale; {} if the file does not exist. */
export function readMessages(locale: Locale, file: (typeof messageFiles)[number]): Messages {
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
