// Lists without a search. All facts come from the price order, in which a price range is a range of positions. Only a
// filter by several tags scans products one by one.
import { type CatalogOrders, columnOf } from './catalog-orders.ts'
import { chooseFilters, inCategory, slotsOf, type ChosenFilters } from './chosen-filters.ts'
import { CumulativeCounts, type RangeCounts } from './cumulative-counts.ts'
import type { ListQuery, ListResult } from './list-query.ts'
import type { ProductTable } from './product-table.ts'
import { distantSlots, missedSlots } from './season-scores.ts'
import { scanSlots } from './slot-scan.ts'
import type { SortedLists } from './sorted-lists.ts'
import type { SortedSlots } from './sorted-slots.ts'
import { firstFitting, scanTagged, type ListFacts } from './tagged-scan.ts'

export class Listing {
  readonly #table: ProductTable
  readonly #orders: CatalogOrders
  readonly #categoryCounts = new WeakMap<SortedSlots, CumulativeCounts>()
  readonly #tagCounts = new WeakMap<SortedSlots, CumulativeCounts>()

  constructor(table: ProductTable, orders: CatalogOrders) {
    this.#table = table
    this.#orders = orders
  }

  list(query: ListQuery): ListResult {
    const table = this.#table
    const filters = chooseFilters(table, query)
    const prices = this.#orders.by(query.currency)
    const list = slotsOf(prices, filters)
    const limited = filters.sold && scanAll(table, prices.all, filters)
    const facts = limited ?? this.#factsOf(prices, list, filters)
    const page = choosePage(table, this.#orders, query, filters, facts)
    return {
      ids: page.map((slot) => table.ids.at(slot)),
      total: facts.total,
      categoryCounts: facts.categoryCounts,
      tagCounts: limited?.tagCounts ?? this.#countTags(list, filters).byKey,
      priceRange: facts.priceRange,
    }
  }

  #factsOf(prices: SortedLists, list: SortedSlots, filters: ChosenFilters): ListFacts {
    const [tag, ...more] = filters.tags ?? []
    if (filters.tags === null) return this.#untagged(prices, list, filters)
    if (tag === undefined || more.length > 0) return scanTagged(this.#table, prices, filters, filters.tags)
    return this.#withTag(prices.tag(tag), filters)
  }

  #untagged(prices: SortedLists, list: SortedSlots, filters: ChosenFilters): ListFacts {
    const { from, to } = list.range(filters.lowest, filters.highest)
    return {
      total: to - from,
      categoryCounts: this.#countCategories(prices.all, filters).byKey,
      priceRange: list.length === 0 ? null : { min: list.keyAt(0), max: list.keyAt(list.length - 1) },
    }
  }

  #withTag(list: SortedSlots, filters: ChosenFilters): ListFacts {
    const { category } = filters
    const counts = this.#countCategories(list, filters)
    const { from, to } = list.range(filters.lowest, filters.highest)
    const { categories, categorySet } = this.#table
    const placed = inCategory(categories, filters)
    const first = firstFitting(list, categorySet, placed, 1)
    const last = firstFitting(list, categorySet, placed, -1)
    return {
      total: category === null ? to - from : category === undefined ? 0 : (counts.byCode[category] ?? 0),
      categoryCounts: counts.byKey,
      priceRange: first < 0 ? null : { min: list.keyAt(first), max: list.keyAt(last) },
    }
  }

  #countCategories(list: SortedSlots, { lowest, highest }: ChosenFilters): RangeCounts {
    const table = this.#table
    const { from, to } = list.range(lowest, highest)
    return runningCounts(
      this.#categoryCounts,
      list,
      () => new CumulativeCounts(list, table.categories, () => table.categorySet),
    ).between(from, to)
  }

  /** The tag filter is ignored here. */
  #countTags(list: SortedSlots, { lowest, highest }: ChosenFilters): RangeCounts {
    const table = this.#table
    const { from, to } = list.range(lowest, highest)
    return runningCounts(
      this.#tagCounts,
      list,
      () => new CumulativeCounts(list, table.tags, () => table.tagSet),
    ).between(from, to)
  }
}

/** Shops that limit no product to countries never come here. */
function scanAll(table: ProductTable, { slots, length }: SortedSlots, filters: ChosenFilters) {
  const priced = slots.subarray(0, length)
  const matches = new Int32Array(length)
  const facts = scanSlots(table, priced, filters, matches)
  return { ...facts, hits: matches.subarray(0, facts.total).map((at) => priced[at]!) }
}

function runningCounts(
  known: WeakMap<SortedSlots, CumulativeCounts>,
  list: SortedSlots,
  create: () => CumulativeCounts,
): CumulativeCounts {
  let counts = known.get(list)
  if (!counts) known.set(list, (counts = create()))
  return counts
}

type KnownMatches = Pick<ListFacts, 'total' | 'hits'>

/**
 * Selects the products of a page. It scans a list in the requested order until the page is full. It sorts the matches
 * if they are few.
 */
function choosePage(
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
  const isMissed = missedSlots(table, query)
  const first = merchantOrder(table, query).filter((slot) => fits(slot) && !isMissed(slot))
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

function scan(
  { slots }: SortedSlots,
  range: { readonly from: number; readonly to: number },
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
