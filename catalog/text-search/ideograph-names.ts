// Words in names of Chinese and Japanese products, for completions: these languages have no spaces between words.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { asKatakana, spellingOf } from './ideographs.ts'
import type { PlainWords } from './once-for.ts'
import { SortedWords } from './sorted-words.ts'

/** A longer name is no completion as a whole. */
const maxNameLength = 8
/** The dictionary of words lacks most foreign words, which are in Katakana. */
const scripts = /[\p{Script=Katakana}ー]+|[^\p{Script=Katakana}ー]+/gu
const katakana = /^[\p{Script=Katakana}ー]/u

export class IdeographNames {
  readonly #spell: (run: string) => string
  readonly #segmenter: Intl.Segmenter
  readonly #names: string[] = []
  readonly #uses: number[] = []
  readonly #at = new Map<string, number>()
  /** In Katakana. */
  readonly #words = new Set<string>()
  readonly #sorted: SortedWords

  constructor(locale: Locale, plain: PlainWords) {
    this.#spell = spellingOf(locale, plain)
    this.#segmenter = new Intl.Segmenter(localeTable[locale].tag, { granularity: 'word' })
    this.#sorted = new SortedWords((at) => this.#spell(this.#names[at]!))
  }

  /** Adds the words of a run of characters in a name. */
  add(run: string): void {
    const words = (run.match(scripts) ?? []).flatMap((part) => {
      if (katakana.test(part)) return [part]
      return [...this.#segmenter.segment(part)].map(({ segment }) => segment)
    })
    const whole = run.length <= maxNameLength ? [run] : []
    for (const word of new Set([...words, ...whole])) if (word.length > 1) this.#count(word)
  }

  /** The most used names with this beginning, first. */
  startingWith(beginning: string, limit: number): string[] {
    const found = this.#sorted.startingWith(this.#spell(beginning), limit)
    return found.sort((a, b) => this.#uses[b]! - this.#uses[a]!).map((at) => this.#names[at]!)
  }

  /** Whether it is a word of a name, in Katakana. */
  has(word: string): boolean {
    return this.#words.has(word)
  }

  get words(): Iterable<string> {
    return this.#words
  }

  mergeUnsorted(): Generator<void> {
    return this.#sorted.mergeUnsorted()
  }

  #count(word: string): void {
    const known = this.#at.get(word)
    if (known !== undefined) this.#uses[known]! += 1
    else {
      const at = this.#names.push(word) - 1
      this.#uses.push(1)
      this.#at.set(word, at)
      this.#words.add(asKatakana(word))
      this.#sorted.add(at)
    }
  }
}
