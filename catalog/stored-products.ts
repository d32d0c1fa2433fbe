// Products as columns of numbers with their words, for the snapshot. They enter the index in a fraction of the time that
// their texts would take.
import { deserialize, serialize } from 'node:v8'
import type { IndexedProduct } from '#data/catalog/catalog-feed.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencies, type Currency } from '#domain/pricing/money.ts'
import { documentsOf, TokenList, type TextDocument, type Tokens } from './text-search/tokens.ts'

/** Increase it with every change of these columns or of how a text is split into words. */
export const storedFormat = 1

/** Facts for lists. */
export type ProductFacts = Omit<IndexedProduct, 'texts'>

/** A product ready for the index. */
export type ReadyProduct = ProductFacts & { readonly documents: readonly TextDocument[] }

type Numbers = Uint16Array | Uint32Array

/** Few lists of keys are distinct. */
type KeyColumn = { readonly lists: readonly (readonly string[] | null)[]; readonly of: Numbers }

/** Fields of all documents one after another. */
type DocumentColumns = {
  readonly products: Numbers
  readonly fingerprints: Float64Array
  /** Four for each document: numbers of words in its title, words, text and English name. */
  readonly lengths: Numbers
  readonly numbers: Numbers
}

type Columns = {
  readonly ids: readonly string[]
  readonly fingerprints: Float64Array
  readonly sold: Float64Array
  readonly views: Float64Array
  readonly createdAt: Float64Array
  readonly inStock: Uint8Array
  readonly categories: KeyColumn
  readonly tags: KeyColumn
  readonly markets: KeyColumn
  /** By index of the product; only products that the merchant has placed. */
  readonly positions: ReadonlyMap<number, ProductFacts['positions']>
  readonly skus: readonly string[]
  readonly skuCounts: Numbers
  /** -1 where a product has no price. */
  readonly prices: ReadonlyMap<Currency, Float64Array>
  readonly tokens: string[]
  readonly documents: ReadonlyMap<Locale, DocumentColumns>
}

export function readyProducts(products: readonly IndexedProduct[], home: Locale): ReadyProduct[] {
  const list = new TokenList()
  return products.map(({ texts, ...facts }) => ({ ...facts, documents: documentsOf(texts, home, list) }))
}

export function storedProducts(products: readonly IndexedProduct[], home: Locale): Buffer {
  const list = new TokenList()
  const documents = products.map(({ texts }) => documentsOf(texts, home, list))
  const column = (read: (product: IndexedProduct) => number) => Float64Array.from(products, read)
  const skus = products.map((product) => product.skus ?? [])
  const used = currencies.filter((currency) => products.some(({ prices }) => prices[currency] !== undefined))
  const columns: Columns = {
    ids: products.map(({ id }) => id),
    fingerprints: column(({ fingerprint }) => fingerprint),
    sold: column(({ sold }) => sold),
    views: column(({ views }) => views),
    createdAt: column(({ createdAt }) => createdAt),
    inStock: Uint8Array.from(products, ({ inStock }) => Number(inStock)),
    categories: keyColumn(products.map(({ categories }) => categories)),
    tags: keyColumn(products.map(({ tags }) => tags)),
    markets: keyColumn(products.map(({ markets }) => markets ?? null)),
    positions: new Map(
      [...products.entries()].flatMap(([at, { positions }]) => (positions ? [[at, positions]] : [])),
    ),
    skus: skus.flat(),
    skuCounts: narrow(skus.map(({ length }) => length)),
    prices: new Map(used.map((currency) => [currency, column(({ prices }) => prices[currency] ?? -1)])),
    documents: documentColumns(documents),
    tokens: list.tokens,
  }
  return serialize(columns)
}

function keyColumn(lists: readonly (readonly string[] | null)[]): KeyColumn {
  const distinct = new Map<string, number>()
  const kept: (readonly string[] | null)[] = []
  const of = lists.map((list) => {
    const name = JSON.stringify(list)
    let number = distinct.get(name)
    if (number === undefined) {
      number = kept.push(list) - 1
      distinct.set(name, number)
    }
    return number
  })
  return { lists: kept, of: narrow(of) }
}

function documentColumns(documents: readonly (readonly TextDocument[])[]): Map<Locale, DocumentColumns> {
  const locales = new Set(documents.flatMap((each) => each.map(({ locale }) => locale)))
  return new Map(Array.from(locales, (locale) => [locale, documentColumnsIn(locale, documents)]))
}

function documentColumnsIn(locale: Locale, documents: readonly (readonly TextDocument[])[]): DocumentColumns {
  const products: number[] = []
  const fingerprints: number[] = []
  const lengths: number[] = []
  const numbers: number[] = []
  for (const [at, each] of documents.entries()) {
    const document = each.find((one) => one.locale === locale)
    if (!document) continue
    products.push(at)
    fingerprints.push(document.fingerprint)
    const { numbers: own, title, words, text, english, end } = document.tokens()
    for (let from = title; from < end; from++) numbers.push(own[from]!)
    lengths.push(words - title, text - words, english - text, end - english)
  }
  return {
    products: narrow(products),
    fingerprints: Float64Array.from(fingerprints),
    lengths: narrow(lengths),
    numbers: narrow(numbers),
  }
}

function narrow(numbers: readonly number[]): Numbers {
  const isWide = numbers.some((number) => number >= 2 ** 16)
  return isWide ? Uint32Array.from(numbers) : Uint16Array.from(numbers)
}

export function readStoredProducts(bytes: Buffer): ReadyProduct[] {
  const columns = deserialize(bytes) as Columns
  const documents = documentsIn(columns)
  const { categories, tags, markets } = columns
  const prices = [...columns.prices]
  let sku = 0
  return columns.ids.map((id, at) => ({
    id,
    fingerprint: columns.fingerprints[at]!,
    sold: columns.sold[at]!,
    views: columns.views[at]!,
    createdAt: columns.createdAt[at]!,
    inStock: columns.inStock[at] === 1,
    categories: categories.lists[categories.of[at]!]!,
    tags: tags.lists[tags.of[at]!]!,
    markets: markets.lists[markets.of[at]!],
    positions: columns.positions.get(at),
    skus: columns.skus.slice(sku, (sku += columns.skuCounts[at]!)),
    prices: pricesAt(prices, at),
    documents: documents[at]!,
  }))
}

function pricesAt(
  prices: readonly (readonly [Currency, Float64Array])[],
  at: number,
): ProductFacts['prices'] {
  const own: Partial<Record<Currency, number>> = {}
  for (const [currency, column] of prices) if (column[at]! >= 0) own[currency] = column[at]!
  return own
}

function documentsIn({ ids, tokens, documents }: Columns): StoredDocument[][] {
  const list = new TokenList(tokens)
  const ofProduct = ids.map((): StoredDocument[] => [])
  for (const [locale, columns] of documents) {
    let from = 0
    for (let at = 0; at < columns.products.length; at++) {
      const document = new StoredDocument(locale, list, columns, at, from)
      from = document.end
      ofProduct[columns.products[at]!]!.push(document)
    }
  }
  return ofProduct
}

class StoredDocument implements TextDocument {
  readonly locale: Locale
  readonly list: TokenList
  readonly end: number
  readonly #columns: DocumentColumns
  readonly #at: number
  readonly #from: number

  constructor(locale: Locale, list: TokenList, columns: DocumentColumns, at: number, from: number) {
    this.locale = locale
    this.list = list
    this.#columns = columns
    this.#at = at
    this.#from = from
    const { lengths } = columns
    this.end = from + lengths[4 * at]! + lengths[4 * at + 1]! + lengths[4 * at + 2]! + lengths[4 * at + 3]!
  }

  get fingerprint(): number {
    return this.#columns.fingerprints[this.#at]!
  }

  tokens(): Tokens {
    const { lengths, numbers } = this.#columns
    const title = this.#from
    const words = title + lengths[4 * this.#at]!
    const text = words + lengths[4 * this.#at + 1]!
    const english = text + lengths[4 * this.#at + 2]!
    return { numbers, title, words, text, english, end: this.end }
  }
}
