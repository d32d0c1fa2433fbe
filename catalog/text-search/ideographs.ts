// Chinese and Japanese, which have no spaces between words: unifies spellings, and derives the character pairs of a
// query.
import type { Locale } from '#domain/markets/locale.ts'
import { giftWords } from './gift-words.ts'
import type { PlainWords } from './once-for.ts'
import { simplified } from './simplified.ts'
import { stopWords } from './stem-tables.ts'
import { synonymGroups } from './synonyms.ts'
import { queryGramsOf, runsOf } from './words.ts'

export type Spelling = (run: string) => string

/** Hiragana as Katakana: きゃんどる is キャンドル. */
const hiragana = /[ぁ-ゖ]/g
const kanaDistance = 0x60

/** ヴェルヴェット is ベルベット, and a small letter typed large is the same: テデイ, ティ. */
const sounds: Readonly<Record<string, string>> = {
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
  ヴ: 'ブ',
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
}
const sound = new RegExp(Object.keys(sounds).join('|'), 'g')

/** Every character keeps its place. */
export function asKatakana(run: string): string {
  return run.replace(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + kanaDistance))
}

function inKatakana(run: string): string {
  return asKatakana(run).replace(sound, (kana) => sounds[kana]!)
}

/** Spelling of characters alone, without regard to synonyms. */
export function scriptOf(locale: Locale): Spelling {
  return locale === 'zh' ? simplified : inKatakana
}

/** Spelling rules of a language for a run of characters, for texts and queries. */
export function spellingOf(locale: Locale, plain: PlainWords = []): Spelling {
  const script = scriptOf(locale)
  if (locale !== 'zh' && locale !== 'ja') return script
  const excepted = new Set(plain.map((word) => runsOf(word).map(script).join(' ')))
  const same = new Map<string, string>()
  for (const group of synonymGroups(locale)) {
    const words = group.split(' ').map(script)
    const [first = '', ...others] = words.filter((word) => !excepted.has(word))
    for (const other of others) same.set(other, first)
  }
  const longestFirst = [...same.keys()].sort((a, b) => b.length - a.length)
  const any = new RegExp(longestFirst.join('|'), 'g')
  return (run) => script(run).replace(any, (word) => same.get(word)!)
}

export type GramAsked = { readonly gram: string; readonly optional: boolean }

export type RunReader = (
  run: string,
  isKnown: (gram: string) => boolean,
  isInNames: (gram: string) => boolean,
) => GramAsked[]

/** Reads a run of a query: two neighbours that never occur together in the shop are a word boundary. */
export function runReaderOf(locale: Locale, plain: PlainWords): RunReader {
  const spell = spellingOf(locale, plain)
  const gifts = wordsOf(giftWords[locale])
    .map(spell)
    .sort((a, b) => b.length - a.length)
  const anyGift = gifts.length > 0 ? new RegExp(gifts.join('|')) : ' '
  const particles = new Set(wordsOf(stopWords[locale]).map(spell))
  return (run, isKnown, isInNames) => {
    const whole = queryGramsOf(run)
    if (gifts.includes(run)) return whole.map((gram) => ({ gram, optional: true }))
    // A word for a present in a run is known, its neighbours may be found together by chance.
    const hasGift = gifts.some((word) => word.length > 1 && run.includes(word))
    if (whole.every(hasGift ? isInNames : isKnown)) return whole.map((gram) => ({ gram, optional: false }))
    const found = gifts.filter((word) => run.includes(word))
    const parts = run.split(anyGift).flatMap((part) => cut(part, particles, isKnown))
    return [
      ...parts.flatMap(queryGramsOf).map((gram) => ({ gram, optional: false })),
      ...found.flatMap(queryGramsOf).map((gram) => ({ gram, optional: true })),
    ]
  }
}

function cut(run: string, particles: ReadonlySet<string>, isKnown: (gram: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of run) {
    const last = part.at(-1)
    const goesOn = last !== undefined && isKnown(last + character) && !particles.has(character)
    if (goesOn || part === '') part += character
    else {
      parts.push(part)
      part = character
    }
  }
  return [...parts, part].filter((each) => each !== '' && !particles.has(each))
}

function wordsOf(text = ''): string[] {
  return text === '' ? [] : text.split(' ')
}
