// Search prefers gifts of the next occasion, and puts those of distant occasions behind equal ones. Lists without words
// put them behind all others.
import type { SearchSeason } from '#domain/calendar/search-season.ts'
import type { ListQuery } from './list-query.ts'
import type { ProductTable } from './product-table.ts'

/** More than what a bestseller gains over a product with few sales, and less than a better match does. */
const leadingFactor = 9 / 8
const distantFactor = 3 / 4
const missedFactor = 1 / 2

/** The factor of a product: that of its categories, or if this is 0, that of its tags. */
export type SeasonFactors = {
  /** By set of categories; 0 for distant occasions. */
  readonly byCategories: Float32Array
  /** By set of tags: 1 if one of them marks a gift for every day; `missedFactor` if its countdown has begun. */
  readonly byTags: Float32Array
}

/** A season is the same object for a minute, and sets are only added. */
const cached = new WeakMap<SearchSeason, SeasonFactors & { table: ProductTable; sets: number }>()

export function seasonFactors(table: ProductTable, season: SearchSeason): SeasonFactors {
  const sets = table.categories.setCount + table.tags.setCount
  const known = cached.get(season)
  if (known?.table === table && known.sets === sets) return known
  const factors = { table, sets, ...factorsOf(table, season) }
  cached.set(season, factors)
  return factors
}

/**
 * The products that a list shows last, also those that miss their countdown. null if the day does not matter: in the category of a distant occasion, and in
 * an order that the shopper chose in any category. The whole shop shows them apart, in every order.
 */
export function distantSlots(
  table: ProductTable,
  { sort, season, filters: { category } }: Pick<ListQuery, 'sort' | 'season' | 'filters'>,
): ((slot: number) => boolean) | null {
  if (!season) return null
  const isOwnOrder = sort === 'featured' || sort === 'relevance'
  if (category !== undefined && (!isOwnOrder || season.distant.includes(category))) return null
  const { byCategories, byTags } = seasonFactors(table, season)
  const { categorySet, tagSet } = table
  return (slot) => {
    const byTag = byTags[tagSet[slot]!]!
    return byTag === missedFactor || (byTag === distantFactor && byCategories[categorySet[slot]!] === 0)
  }
}

/** Gifts that miss their countdown: the merchant's order does not hold them at its start. */
export function missedSlots(
  table: ProductTable,
  { season }: Pick<ListQuery, 'season'>,
): (slot: number) => boolean {
  if (!season) return () => false
  const { byTags } = seasonFactors(table, season)
  return (slot) => byTags[table.tagSet[slot]!] === missedFactor
}

function factorsOf(
  { categories, tags }: ProductTable,
  { lead, near, distant, everydayTags, missedTags }: SearchSeason,
): SeasonFactors {
  const byCategories = new Float32Array(categories.setCount).fill(1)
  for (const set of categories.setsWith(distant)) byCategories[set] = 0
  for (const set of categories.setsWith(near)) byCategories[set] = 1
  if (lead !== null) for (const set of categories.setsWith([lead])) byCategories[set] = leadingFactor
  const byTags = new Float32Array(tags.setCount).fill(distantFactor)
  for (const set of tags.setsWith(everydayTags)) byTags[set] = 1
  for (const set of tags.setsWith(missedTags)) byTags[set] = missedFactor
  return { byCategories, byTags }
}
