// Filter data of a product list: product counts by category and tag, and the price range.
import type { ListResult } from '#catalog/catalog-index.ts'
import type { Taxonomy } from '#catalog/taxonomy.ts'
import type { Count } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { money, type Currency, type Money } from '#domain/pricing/money.ts'
import { compareNames } from '#messages/format.ts'
import { sharedJson } from '../shared-json.ts'

/** Maximum number of tags in the filter panel. */
const maxTags = 24

type NamedCounts = {
  readonly categories: Count[]
  readonly taxonomy: Taxonomy
  readonly locale: Locale
  readonly hidden: ReadonlySet<string>
}

/** Lists with the same filters share their counts, which are most of a reply. */
const lastNamed = new WeakMap<ListResult['categoryCounts'], NamedCounts>()

function categoriesOf(
  { categoryCounts }: ListResult,
  taxonomy: Taxonomy,
  locale: Locale,
  hidden: ReadonlySet<string>,
): Count[] {
  const last = lastNamed.get(categoryCounts)
  if (last?.taxonomy === taxonomy && last.locale === locale && last.hidden === hidden) return last.categories
  const categories = categoryCounts
    .filter(([key]) => !hidden.has(key))
    .map(([key, count]) => ({ key, count, name: taxonomy.categoryName(key, locale) }))
  lastNamed.set(categoryCounts, { categories: sharedJson(categories), taxonomy, locale, hidden })
  return categories
}

export function countsOf(
  result: ListResult,
  taxonomy: Taxonomy,
  locale: Locale,
  hidden: ReadonlySet<string>,
  /** Of gifts in season; the others are last. null: unknown. */
  timelyTags: ReadonlySet<string> | null,
): { categories: Count[]; tags: Count[] } {
  const isLater = ({ key }: Count) => Number(timelyTags?.has(key) === false)
  return {
    categories: categoriesOf(result, taxonomy, locale, hidden),
    tags: result.tagCounts
      .map(([key, count]) => ({ key, count, name: taxonomy.tagName(key, locale) }))
      .sort((a, b) => isLater(a) - isLater(b) || b.count - a.count || compareNames(locale, a.name, b.name))
      .slice(0, maxTags),
  }
}

export function priceRangeOf(
  range: ListResult['priceRange'],
  currency: Currency,
): { min: Money; max: Money } | null {
  return range && { min: money(range.min, currency), max: money(range.max, currency) }
}
