// Creates the function `t('cart.title')` from compiled tables. Runs on the server and in the browser, without a parser.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { formatNumber } from './format.ts'
import { isolate } from './isolate.ts'
import type { MessageArguments } from './keys.ts'

type Entry = string | ((args: Record<string, string | number>) => string)
type Runtime = {
  s(value: unknown): string
  n(value: number, decimals?: number): string
  p(value: number, ordinal?: 1): string
}
export type CompiledMessages = (runtime: Runtime) => Readonly<Record<string, Entry>>

export type MessageKey = keyof MessageArguments
type Rest<K extends MessageKey> = keyof MessageArguments[K] extends never ? [] : [args: MessageArguments[K]]
export type Translate = <K extends MessageKey>(key: K, ...rest: Rest<K>) => string

export type Texts = {
  readonly t: Translate
  /** Later tables override earlier ones: texts of a locale override the source language. */
  readonly add: (table: CompiledMessages) => void
}

export function createTexts(locale: Locale): Texts {
  const tag = localeTable[locale].tag
  // Created when a text first needs it.
  let cardinal: Intl.PluralRules | undefined
  let ordinal: Intl.PluralRules | undefined
  const number = (value: number, decimals?: number) => formatNumber(locale, value, decimals)
  const runtime: Runtime = {
    s: (value) => (typeof value === 'number' ? number(value) : isolate(locale, String(value))),
    n: number,
    p: (value, isOrdinal) =>
      (isOrdinal
        ? (ordinal ??= new Intl.PluralRules(tag, { type: 'ordinal' }))
        : (cardinal ??= new Intl.PluralRules(tag))
      ).select(value),
  }
  const entries: Record<string, Entry> = {}
  return {
    t(key, ...rest) {
      const entry = entries[key]
      if (entry === undefined) {
        // Every browser test fails on an error in the console.
        // oxlint-disable-next-line no-console
        console.error(`no text ${key}`)
        return key
      }
      return typeof entry === 'string' ? entry : entry(rest[0] ?? {})
    },
    add: (table) => void Object.assign(entries, table(runtime)),
  }
}

export function createTranslate(locale: Locale, tables: readonly CompiledMessages[]): Translate {
  const texts = createTexts(locale)
  for (const table of tables) texts.add(table)
  return texts.t
}
