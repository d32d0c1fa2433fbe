// Selects the products of a page: scans a list in the requested order until the page is full, or, if few products
// match, sorts these.
import { columnOf, type CatalogOrders } from './catalog-orders.ts'
import { inCategory, shelfOf, type ChosenFilters } from './chosen-filters.ts'
import type { ListQuery } from './list-query.ts'
import type { ProductTable } from './product-table.ts'
import type { SortedSlots } from './sorted-slots.ts'

/** `hits` are the matching products, unsorted, if they are known. */
type Known = { readonly total: number; readonly hits?: Int32Array }

export function choosePage(
  table: ProductTable,
  orders: CatalogOrders,
  query: ListQuery,
  filters: ChosenFilters,
  { total, hits }: Known,
): number[] {
  const from = (query.page - 1) * query.pageSize
  const to = Math.min(total, from + query.pageSize)
  if (from >= to) return []
  const column = columnOf(query.sort, query.currency)
  const order = orders.by(column)
  const descending = query.sort === 'price-desc'
  const priced = narrowest(orders, filters)
  const stretch = priced.stretch(filters.lowest, filters.highest)
  const fits = fitness(table, filters)
  if (column === query.currency && !hits) return walk(priced, stretch, fits, from, to, descending)
  const ordered = shelfOf(order, filters)
  const gathering = hits ? 0 : stretch.to - stretch.from
  const walking = (to * ordered.length) / total
  if (walking <= gathering + sortingCost(total)) {
    return walk(ordered, { from: 0, to: ordered.length }, fits, from, to, descending)
  }
  const few = hits ?? priced.slots.slice(stretch.from, stretch.to).filter(fits)
  return cut(order.sort(few), from, to, descending)
}

/** Cost in steps of a scan: n log n comparisons, each as costly as several steps. */
function sortingCost(count: number): number {
  return count * Math.log2(count + 2) * 6
}

/** The shortest list in price order that contains all possible matches. */
function narrowest(orders: CatalogOrders, filters: ChosenFilters): SortedSlots {
  const prices = orders.by(filters.currency)
  const shelf = shelfOf(prices, filters)
  const onlyTag = filters.tags?.length === 1 ? prices.tag(filters.tags[0]!) : shelf
  return onlyTag.length < shelf.length ? onlyTag : shelf
}

function fitness({ keys, categories, categorySet, tags, tagSet }: ProductTable, filters: ChosenFilters) {
  const { lowest, highest, currency } = filters
  const priceOf = keys[currency]
  const placed = inCategory(categories, filters)
  const tagged = filters.tags && tags.firstHeld(filters.tags)
  return (slot: number): boolean =>
    priceOf[slot]! >= lowest &&
    priceOf[slot]! <= highest &&
    (placed === null || placed[categorySet[slot]!]! > 0) &&
    (tagged === null || tagged[tagSet[slot]!]! > 0)
}

type Stretch = { readonly from: number; readonly to: number }

function walk(
  { slots }: SortedSlots,
  stretch: Stretch,
  fits: (slot: number) => boolean,
  from: number,
  to: number,
  descending: boolean,
): number[] {
  const page: number[] = []
  const length = stretch.to - stretch.from
  let found = 0
  for (let step = 0; step < length && found < to; step++) {
    const slot = slots[descending ? stretch.to - 1 - step : stretch.from + step]!
    if (fits(slot) && found++ >= from) page.push(slot)
  }
  return page
}

function cut(slots: Int32Array, from: number, to: number, descending: boolean): number[] {
  if (!descending) return [...slots.subarray(from, to)]
  return [...slots.subarray(slots.length - to, slots.length - from)].reverse()
}
