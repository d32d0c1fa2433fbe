// The server's copy of the messages: a locale is read and compiled once, when it is first asked for.
import { readFileSync } from 'node:fs'
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { compileMessages, type Messages } from './compile.ts'
import { createTranslate, type CompiledMessages, type Translate } from './translator.ts'

/** `shop` reaches the browser; `server` holds refusals, mails and documents. */
export const messageFiles = ['shop', 'server'] as const

/** The texts of a locale as written; {} where it has none yet. */
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

/** Our own message files, never a stranger's text, become code here. */
function tableOf(messages: Messages): CompiledMessages {
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(`return ${compileMessages(messages)}`)() as CompiledMessages
}
