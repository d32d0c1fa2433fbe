// Texts of products as numbers of words in a list. A stored text is indexed without splitting it again.
import type { IndexedProduct, IndexedText } from '#data/catalog/catalog-feed.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import { hash } from '../hash.ts'
import { runsOf } from './words.ts'

/** The distinct words of many texts. */
export class TokenList {
  readonly tokens: string[]
  readonly #numbers = new Map<string, number>()

  constructor(tokens: string[] = []) {
    this.tokens = tokens
  }

  /** Adds a new word. Only for lists that began empty. */
  numberOf(token: string): number {
    let number = this.#numbers.get(token)
    if (number === undefined) {
      number = this.tokens.push(token) - 1
      this.#numbers.set(token, number)
    }
    return number
  }
}

/** Numbers of words, one field after another. Words of the text and of the English name need not repeat. */
export type Tokens = {
  readonly numbers: ArrayLike<number>
  /** Where each field begins. */
  readonly title: number
  readonly words: number
  readonly text: number
  readonly english: number
  readonly end: number
}

/** The text of a product in a language. */
export type TextDocument = {
  readonly locale: Locale
  /** Differs between different texts. */
  readonly fingerprint: number
  readonly list: TokenList
  /** The index asks only if it has another text of the product. */
  tokens(): Tokens
}

/** One for each language, also for the home language if only others have a text. */
export function documentsOf(own: IndexedProduct['texts'], home: Locale, list: TokenList): TextDocument[] {
  const fallback = inLanguage(own, home, home)
  const texts = fallback ? { ...own, [home]: fallback } : own
  const english = own.us?.title
  return (Object.entries(texts) as [Locale, IndexedText][]).map(([locale, text]) =>
    documentOf(locale, withEnglish(locale, text, english), english ?? '', list),
  )
}

/** Shoppers of every language type English names: mug, hoodie, candle. They weigh as little as a description. */
function withEnglish(locale: Locale, text: IndexedText, english: string | undefined): IndexedText {
  return locale === 'us' || english === undefined ? text : { ...text, text: `${text.text} ${english}` }
}

/** Topics are found by the words of the English name. */
function documentOf(
  locale: Locale,
  { title, words, text }: IndexedText,
  english: string,
  list: TokenList,
): TextDocument {
  const numbersOf = (content: string): number[] => runsOf(content).map((run) => list.numberOf(run))
  return {
    locale,
    fingerprint: hash(`${title}\n${words}\n${text}\n${english}`),
    list,
    tokens() {
      const named = numbersOf(title)
      const placed = numbersOf(words)
      const described = new Set(numbersOf(text))
      const numbers = [...named, ...placed, ...described]
      const englishAt = numbers.length
      numbers.push(...new Set(numbersOf(english)))
      return {
        numbers,
        title: 0,
        words: named.length,
        text: named.length + placed.length,
        english: englishAt,
        end: numbers.length,
      }
    },
  }
}
