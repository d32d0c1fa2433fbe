// Lists without a search. All facts come from the price order, in which a price range is a range of positions. Only a
// filter by several tags scans products one by one.
import type { CatalogOrders } from './catalog-orders.ts'
import { chooseFilters, inCategory, slotsOf, type ChosenFilters } from './chosen-filters.ts'
import type { ListQuery, ListResult } from './list-query.ts'
import { choosePage } from './page-choice.ts'
import type { ProductTable } from './product-table.ts'
import { CumulativeCounts, type RangeCounts } from './cumulative-counts.ts'
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
