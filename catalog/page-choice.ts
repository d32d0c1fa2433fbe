// Selects the products of a page. It scans a list in the requested order until the page is full, or sorts the matches
// if they are few.
import { columnOf, type CatalogOrders } from './catalog-orders.ts'
import { inCategory, slotsOf, type ChosenFilters } from './chosen-filters.ts'
import type { ListQuery } from './list-query.ts'
import type { ProductTable } from './product-table.ts'
import { distantSlots } from './season-scores.ts'
import type { SortedSlots } from './sorted-slots.ts'
import type { ListFacts } from './tagged-scan.ts'

type KnownMatches = Pick<ListFacts, 'total' | 'hits'>

export function choosePage(
  table: ProductTable,
  orders: CatalogOrders,
  query: ListQuery,
  filters: ChosenFilters,
  known: KnownMatches,
): number[] {
  const from = (query.page - 1) * query.pageSize
  const to = Math.min(known.total, from + query.pageSize)
  if (from >= to) return []
  const fits = filterTest(table, filters)
  const first = merchantOrder(table, query).filter(fits)
  const page = first.slice(from, to)
  let before = first.length
  for (const inGroup of groupsAfter(first, fits, distantSlots(table, query))) {
    if (page.length === to - from) break
    const [start, end] = [Math.max(0, from - before), to - before]
    const { slots, matched } = select(orders, query, filters, known, inGroup, start, end)
    page.push(...slots)
    // The group did not fill the page: it was counted to its end.
    before += matched
  }
  return page
}

type Test = (slot: number) => boolean

/** What follows the merchant's order: gifts of distant occasions after all others. */
function groupsAfter(first: readonly number[], fits: Test, isDistant: Test | null): Test[] {
  const placed = new Set(first)
  return (isDistant ? [false, true] : [false]).map((wanted) => groupTest(fits, placed, isDistant, wanted))
}

/** One function for every group: the scan of a large list calls it inline. */
function groupTest(fits: Test, placed: ReadonlySet<number>, isDistant: Test | null, wanted: boolean): Test {
  const hasPlaced = placed.size > 0
  return (slot) =>
    fits(slot) && (isDistant === null || isDistant(slot) === wanted) && !(hasPlaced && placed.has(slot))
}

/** Slots with a position in the list's category, in their order. What is sold out follows all others. */
function merchantOrder({ positions, tie, popularity }: ProductTable, { sort, filters }: ListQuery): number[] {
  const placed = sort === 'featured' && filters.category ? positions.get(filters.category) : undefined
  return [...(placed ?? [])]
    .filter(([slot]) => popularity[slot]! >= 0)
    .toSorted(([a, one], [b, other]) => one - other || tie[a]! - tie[b]!)
    .map(([slot]) => slot)
}

/** `matched`: all matching slots, if these are too few for `slots`. */
type Selected = { readonly slots: readonly number[]; readonly matched: number }

/** The matching slots from `from` to `to` in the order of a column. */
function select(
  orders: CatalogOrders,
  query: ListQuery,
  filters: ChosenFilters,
  { total, hits }: KnownMatches,
  fits: Test,
  from: number,
  to: number,
): Selected {
  const column = columnOf(query.sort, query.currency)
  const order = orders.by(column)
  const descending = query.sort === 'price-desc'
  const priced = narrowest(orders, filters)
  const range = priced.range(filters.lowest, filters.highest)
  if (column === query.currency && !hits) return scan(priced, range, fits, from, to, descending)
  const ordered = slotsOf(order, filters)
  const gatherCost = hits ? 0 : range.to - range.from
  const scanCost = (to * ordered.length) / total
  if (scanCost <= gatherCost + sortingCost(total)) {
    return scan(ordered, { from: 0, to: ordered.length }, fits, from, to, descending)
  }
  const matches = (hits ?? priced.slots.slice(range.from, range.to)).filter(fits)
  return { slots: cut(order.sort(matches), from, to, descending), matched: matches.length }
}

/** Cost in steps of a scan: n log n comparisons, each as costly as several steps. */
function sortingCost(count: number): number {
  return count * Math.log2(count + 2) * 6
}

/** The shortest list in price order that contains all possible matches. */
function narrowest(orders: CatalogOrders, filters: ChosenFilters): SortedSlots {
  const prices = orders.by(filters.currency)
  const list = slotsOf(prices, filters)
  const onlyTag = filters.tags?.length === 1 ? prices.tag(filters.tags[0]!) : list
  return onlyTag.length < list.length ? onlyTag : list
}

function filterTest(
  { keys, categories, categorySet, tags, tagSet, marketSet }: ProductTable,
  filters: ChosenFilters,
) {
  const { lowest, highest, currency, sold } = filters
  const priceOf = keys[currency]
  const placed = inCategory(categories, filters)
  const tagged = filters.tags && tags.firstContained(filters.tags)
  return (slot: number): boolean =>
    priceOf[slot]! >= lowest &&
    priceOf[slot]! <= highest &&
    (placed === null || placed[categorySet[slot]!]! > 0) &&
    (tagged === null || tagged[tagSet[slot]!]! > 0) &&
    (sold === null || sold[marketSet[slot]!]! > 0)
}

type Range = { readonly from: number; readonly to: number }

function scan(
  { slots }: SortedSlots,
  range: Range,
  fits: Test,
  from: number,
  to: number,
  descending: boolean,
): Selected {
  const page: number[] = []
  const length = range.to - range.from
  let matched = 0
  for (let step = 0; step < length && matched < to; step++) {
    const slot = slots[descending ? range.to - 1 - step : range.from + step]!
    if (fits(slot) && matched++ >= from) page.push(slot)
  }
  return { slots: page, matched }
}

function cut(slots: Int32Array, from: number, to: number, descending: boolean): number[] {
  if (!descending) return [...slots.subarray(from, to)]
  return [...slots.subarray(Math.max(0, slots.length - to), Math.max(0, slots.length - from))].reverse()
}
