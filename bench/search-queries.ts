// Sets of queries that shoppers type, with the products that they expect. A line of
// bench/search-queries/SET/LANGUAGE.tsv is a query: kind, text and keys of products, separated by tabs. A query of kind
// `price` names its limits before the keys, in major units: `min:20 max:40 name-mug`. `cheap` is a limit that the shop
// chooses. Without keys any product within the limits is right.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isLocale, type Locale } from '#domain/markets/locale.ts'
import { currencyDecimals, type Currency } from '#domain/pricing/money.ts'

export type Query = {
  readonly locale: Locale
  readonly kind: string
  readonly text: string
  readonly expected: readonly string[]
  /** Major units; undefined for a query without a price. */
  readonly price?: { readonly min?: number; readonly max?: number; readonly cheap: boolean }
}

export type SearchResult = {
  readonly products: readonly {
    readonly key: string
    readonly price: { readonly minor: number; readonly currency: Currency }
  }[]
  readonly filters: { readonly minPrice?: number; readonly maxPrice?: number }
}

/** Expected products are among this many. */
const firstProducts = 5
const folder = path.join(import.meta.dirname, 'search-queries')

export const querySets: readonly string[] = readdirSync(folder)

export function queryFolder(set: string): string {
  return path.join(folder, set)
}

export function readQueries(from: string): Query[] {
  return readdirSync(from)
    .map((file) => path.parse(file).name)
    .filter(isLocale)
    .flatMap((locale) =>
      readFileSync(path.join(from, `${locale}.tsv`), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => queryIn(locale, line)),
    )
}

function queryIn(locale: Locale, line: string): Query {
  const [kind = '', text = '', words = ''] = line.split('\t')
  const all = words.split(' ').filter((word) => word !== '')
  if (kind !== 'price') return { locale, kind, text, expected: all }
  const limitOf = (name: string) => {
    const limit = all.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1)
    return limit === undefined ? {} : { [name]: Number(limit) }
  }
  const price = { ...limitOf('min'), ...limitOf('max'), cheap: all.includes('cheap') }
  return {
    locale,
    kind,
    text,
    price,
    expected: all.filter((word) => word !== 'cheap' && !word.includes(':')),
  }
}

/** Whether an expected product is among the first, and a named price is a filter that all of them obey. */
export function isFound({ expected, price }: Query, { products, filters }: SearchResult): boolean {
  const first = products.slice(0, firstProducts)
  const [cheapest] = first
  if (!cheapest) return false
  if (price) {
    const unit = 10 ** currencyDecimals[cheapest.price.currency]
    const min = filters.minPrice ?? 0
    const max = filters.maxPrice ?? Infinity
    if (price.cheap ? max === Infinity : !isLimited({ min, max }, price, unit)) return false
    if (!first.every(({ price: { minor } }) => minor >= min && minor <= max)) return false
  }
  return expected.length === 0 || first.some(({ key }) => expected.includes(key))
}

function isLimited(
  filter: { readonly min: number; readonly max: number },
  { min = 0, max = Infinity }: NonNullable<Query['price']>,
  unit: number,
): boolean {
  return filter.min === Math.round(min * unit) && filter.max === Math.round(max * unit)
}
