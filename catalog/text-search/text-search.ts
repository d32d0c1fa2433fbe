// Search in every language with one text index for each. Products without a text in a language are found by their text
// in the home language, else by any text.
import { LRUCache } from 'lru-cache'
import type { Locale } from '#domain/markets/locale.ts'
import { joined } from '../grown-to.ts'
import { withoutAge } from './age-words.ts'
import { matchDocs } from './matching.ts'
import type { PlainWords } from './once-for.ts'
import { readQuery } from './query-terms.ts'
import type { QueryWord } from './query-word.ts'
import { SkuIndex, type SkuHits } from './sku-index.ts'
import { compounding } from './stem-tables.ts'
import { TextIndex } from './text-index.ts'
import type { TextDocument } from './tokens.ts'

export type Hits = {
  readonly slots: Int32Array
  /** One score for each slot; higher is better. */
  readonly scores: Float32Array
  /** The corrected query, if words of the typed query were corrected. */
  readonly corrected?: string
}

export type Search = {
  readonly locale: Locale
  readonly query: string
  /** The last word is still being typed. */
  readonly unfinished: boolean
  /** Number of products of the catalogue. */
  readonly products: number
}

/** Size of the cache of frequent queries, as the total number of hits. */
const rememberedHits = 2_000_000
/** Larger than any score of a text, and smaller than those of the merchant's first products. */
const skuScore = 500

export class TextSearch {
  readonly #home: Locale
  readonly #plainOf: (locale: Locale) => PlainWords
  readonly #indexes = new Map<Locale, TextIndex>()
  readonly #skus = new SkuIndex()
  readonly #remembered = new LRUCache<string, { versions: string; hits: Hits }>({
    max: 2_000,
    maxSize: rememberedHits,
    sizeCalculation: ({ hits }) => hits.slots.length + 1,
  })
  #products = 0

  /** `plainOf`: read once for each language, as its stems are in the index. */
  constructor(home: Locale, plainOf: (locale: Locale) => PlainWords) {
    this.#home = home
    this.#plainOf = plainOf
  }

  /** Increases whenever results of queries may have changed. */
  get version(): number {
    let sum = this.#skus.version
    for (const { version } of this.#indexes.values()) sum += version
    return sum
  }

  /** Indexes the current texts of a product. */
  put(slot: number, skus: readonly string[], documents: readonly TextDocument[]): void {
    this.#skus.put(slot, skus)
    for (const document of documents) this.#indexOf(document.locale).put(slot, document)
    if (documents.length === this.#indexes.size) return
    for (const [locale, index] of this.#indexes)
      if (!documents.some((document) => document.locale === locale)) index.remove(slot)
  }

  remove(slot: number): void {
    this.#skus.remove(slot)
    for (const index of this.#indexes.values()) index.remove(slot)
  }

  search({ locale, query, unfinished, products }: Search): Hits {
    this.#products = products
    const key = `${locale} ${unfinished} ${query}`
    const versions = `${this.#indexes.get(locale)?.version} ${this.#indexes.get(this.#home)?.version} ${this.#skus.version} ${products}`
    const known = this.#remembered.get(key)
    if (known?.versions === versions) return known.hits
    const hits = withSkus(this.#skus.find(query), () => this.#find(locale, query, unfinished))
    this.#remembered.set(key, { versions, hits })
    return hits
  }

  /** Sorts new words and SKUs, in steps. Sorted at the first search, they would block all requests. */
  *mergeUnsorted(): Generator<void> {
    yield* this.#skus.mergeUnsorted()
    for (const index of this.#indexes.values()) yield* index.mergeUnsorted()
  }

  /** The index that a language searches first. */
  indexFor(locale: Locale): TextIndex | undefined {
    return this.#indexes.get(locale) ?? this.#indexes.get(this.#home)
  }

  #find(locale: Locale, query: string, unfinished: boolean): Hits {
    const own = this.#indexes.get(locale)
    const home = this.#indexes.get(this.#home)
    const found = own && hitsIn(own, locale, query, unfinished, () => true)
    if (!home || own === home || (own && own.size >= this.#products)) return found ?? noHits
    const untranslated = hitsIn(home, this.#home, query, unfinished, (slot) => !own?.has(slot))
    return found ? both(found, untranslated) : untranslated
  }

  #indexOf(locale: Locale): TextIndex {
    let index = this.#indexes.get(locale)
    if (!index) {
      index = new TextIndex(locale, this.#plainOf(locale))
      this.#indexes.set(locale, index)
    }
    return index
  }
}

function withSkus(skus: SkuHits | undefined, findWords: () => Hits): Hits {
  if (!skus) return findWords()
  const own: Hits = {
    slots: Int32Array.from(skus.slots),
    scores: new Float32Array(skus.slots.length).fill(skuScore),
  }
  if (skus.rank === 'only') return own
  const words = findWords()
  if (words.corrected !== undefined || words.slots.length === 0) return own
  if (skus.rank === 'unknown') return words
  const held = new Set(skus.slots)
  const others = [...words.slots.keys()].filter((at) => !held.has(words.slots[at]!))
  return both(own, {
    slots: Int32Array.from(others, (at) => words.slots[at]!),
    scores: Float32Array.from(others, (at) => words.scores[at]!),
  })
}

const noHits: Hits = { slots: new Int32Array(0), scores: new Float32Array(0) }

function hitsIn(
  index: TextIndex,
  locale: Locale,
  query: string,
  unfinished: boolean,
  counts: (slot: number) => boolean,
): Hits {
  const words = readQuery(withoutAge(query, locale), index.vocabulary, {
    compounds: compounding.has(locale),
    unfinished,
    isName: (terms) => index.isNamed(terms),
  })
  const { docs, scores } = matchDocs(index, words)
  // In place: every query would need arrays as long as its hits.
  const slots = docs
  let kept = 0
  for (let at = 0; at < docs.length; at++) {
    const slot = index.slotOf(docs[at]!)
    if (slot < 0 || !counts(slot)) continue
    scores[kept] = scores[at]!
    slots[kept++] = slot
  }
  const corrected = kept > 0 ? correctedQuery(query, words) : undefined
  return { slots: slots.subarray(0, kept), scores: scores.subarray(0, kept), ...(corrected && { corrected }) }
}

function correctedQuery(query: string, words: readonly QueryWord[]): string | undefined {
  if (!words.some(({ corrected }) => corrected)) return undefined
  return words.reduce(
    (text, { typed, corrected }) => (corrected ? text.replace(typed, corrected) : text),
    query.normalize('NFKC').toLowerCase().trim(),
  )
}

function both(first: Hits, second: Hits): Hits {
  if (second.slots.length === 0) return first
  if (first.slots.length === 0) return second
  return {
    slots: joined(first.slots, second.slots),
    scores: joined(first.scores, second.scores),
    ...(first.corrected && { corrected: first.corrected }),
  }
}
