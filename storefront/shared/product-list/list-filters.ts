// Reads and writes the query of a list: `?sort=price-asc&min=10&tag=bunny,nest&page=2`. Prices are decimal
// numbers in the shopper's currency. Invalid values are dropped.
import { sorts, type Sort } from '#domain/catalog/catalog.ts'
import { decimalText, money, type Currency } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'

export type ListFilters = {
  /** null: the default order, which is recommended, or best match in a search. */
  readonly sort: Sort | null
  /** Minor units. */
  readonly min: number | null
  readonly max: number | null
  readonly category: string | null
  readonly tags: readonly string[]
  readonly page: number
}

const keyPattern = /^[a-z0-9][a-z0-9-]{0,119}$/
const maxTags = 20
const lastPage = 10_000

export function readFilters(query: URLSearchParams, currency: Currency): ListFilters {
  const category = query.get('category') ?? ''
  const tags = (query.get('tag') ?? '').split(',').filter((tag) => keyPattern.test(tag))
  const page = Number(query.get('page'))
  const min = typedAmount(query.get('min') ?? '', currency)
  const max = typedAmount(query.get('max') ?? '', currency)
  // Swaps the limits if they are reversed.
  const [from, to] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  return {
    sort: sorts.find((sort) => sort === query.get('sort')) ?? null,
    min: from,
    max: to,
    category: keyPattern.test(category) ? category : null,
    tags: [...new Set(tags)].sort().slice(0, maxTags),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** '' or '?…', without default values. */
export function writeFilters(
  { sort, min, max, category, tags, page }: ListFilters,
  currency: Currency,
): string {
  const fields: [string, string][] = [
    ['sort', sort ?? ''],
    ['min', min === null ? '' : priceText(min, currency)],
    ['max', max === null ? '' : priceText(max, currency)],
    ['category', category ?? ''],
    ['tag', tags.join(',')],
    ['page', page === 1 ? '' : String(page)],
  ]
  const text = new URLSearchParams(fields.filter(([, value]) => value !== '')).toString()
  return text && `?${text.replaceAll('%2C', ',')}`
}

/** 1250 → `12.50`, 1200 → `12`: for fields and addresses only. Visible prices use the formatter. */
export function priceText(minor: number, currency: Currency): string {
  return decimalText(money(minor, currency)).replace('.00', '')
}

/** Whether a filter is set that can be removed. The order is not a filter. */
export function isFiltered(filters: ListFilters): boolean {
  return countFilters(filters) > 0
}

/** Filters that can be removed; a price range is one. */
export function countFilters({ min, max, category, tags }: ListFilters): number {
  return Number(min !== null || max !== null) + Number(category !== null) + tags.length
}

/** The list without its filters, in the same order. */
export function withoutFilters({ sort }: ListFilters): ListFilters {
  return { sort, min: null, max: null, category: null, tags: [], page: 1 }
}
