// Filter data of a product list: product counts by category and tag, and the price range.
import type { Count } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { compareNames } from '#messages/format.ts'
import { money, type Currency, type Money } from '#domain/pricing/money.ts'
import type { ListResult } from '#catalog/catalog-index.ts'
import type { Taxonomy } from '#catalog/taxonomy.ts'

/** Maximum number of tags in the filter panel. */
const maxTags = 24

export function countsOf(
  result: ListResult,
  taxonomy: Taxonomy,
  locale: Locale,
  hidden: ReadonlySet<string>,
): { categories: Count[]; tags: Count[] } {
  return {
    categories: result.categoryCounts
      .filter(([key]) => !hidden.has(key))
      .map(([key, count]) => ({ key, count, name: taxonomy.categoryName(key, locale) })),
    tags: result.tagCounts
      .map(([key, count]) => ({ key, count, name: taxonomy.tagName(key, locale) }))
      .sort((a, b) => b.count - a.count || compareNames(locale, a.name, b.name))
      .slice(0, maxTags),
  }
}

export function priceRangeOf(
  range: ListResult['priceRange'],
  currency: Currency,
): { min: Money; max: Money } | null {
  return range && { min: money(range.min, currency), max: money(range.max, currency) }
}
