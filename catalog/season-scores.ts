// Search prefers gifts of the next occasion, and puts those of distant occasions behind equal ones.
import type { SearchSeason } from '#domain/calendar/search-season.ts'
import type { ProductTable } from './product-table.ts'

/** More than what a bestseller gains over a product with few sales, and less than a better match does. */
const leadingFactor = 9 / 8
const distantFactor = 3 / 4

/** By slot: the factor of a product's score. */
export function seasonFactor(
  { categories, categorySet, tags, tagSet }: ProductTable,
  { lead, near, distant, everydayTags }: SearchSeason,
): (slot: number) => number {
  const leading = categories.setsWith(lead === null ? [] : [lead])
  const current = categories.setsWith(near)
  const late = categories.setsWith(distant)
  const everyday = tags.setsWith(everydayTags)
  return (slot) => {
    const set = categorySet[slot]!
    if (leading.has(set)) return leadingFactor
    return late.has(set) && !current.has(set) && !everyday.has(tagSet[slot]!) ? distantFactor : 1
  }
}
