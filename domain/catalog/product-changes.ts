// Compares two versions of a product, and assigns the variants of a record to the stored ones.
import { combinationOf, type ProductRecord, type VariantRecord } from './product-record.ts'

/**
 * Fields of `after` that differ from `before`, named as in check-product.ts. Stock is left out: it is written by
 * difference, so that sales in between are not lost.
 */
export function changedFields(before: ProductRecord, after: ProductRecord): string[] {
  const { texts, variants, ...facts } = before
  const { texts: newTexts, variants: newVariants, ...newFacts } = after
  const known = new Map(variants.map((variant) => [variant.id ?? combinationOf(variant), variant]))
  const kept = newVariants.map((variant) => known.get(variant.id ?? combinationOf(variant)))
  return [
    ...differences(facts, newFacts, ''),
    ...differencesInTwo(texts, newTexts, 'texts.'),
    ...(kept.length !== variants.length || kept.some((each, at) => each !== variants[at])
      ? ['variants']
      : []),
    ...newVariants.flatMap((variant, at) => {
      const earlier = kept[at]
      return earlier ? variantDifferences(earlier, variant, `variants.${at}.`) : []
    }),
  ]
}

function variantDifferences(before: VariantRecord, after: VariantRecord, path: string): string[] {
  const { stock: _stock, prices, id: _id, ...facts } = before
  const { stock: _newStock, prices: newPrices, id: _newId, ...newFacts } = after
  return [...differences(facts, newFacts, path), ...differences(prices, newPrices, `${path}prices.`)]
}

function differences(before: object, after: object, path: string): string[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const names = [...new Set([...one.keys(), ...other.keys()])]
  return names.filter((name) => !isSame(one.get(name), other.get(name))).map((name) => path + name)
}

function differencesInTwo(before: object, after: object, path: string): string[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const names = [...new Set([...one.keys(), ...other.keys()])]
  return names.flatMap((name) =>
    differences(
      Object(one.get(name) ?? {}) as object,
      Object(other.get(name) ?? {}) as object,
      `${path}${name}.`,
    ),
  )
}

/** Equal as JSON, whatever the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'object' && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : each,
    ) ?? ''
  )
}

/** The stored variant of each variant, found by id, else by its option values; null for a new variant. */
export function matchVariants(
  variants: readonly VariantRecord[],
  stored: readonly VariantRecord[],
): (VariantRecord | null)[] {
  const free = new Set(stored)
  const take = (variant: VariantRecord | undefined): VariantRecord | null =>
    variant && free.delete(variant) ? variant : null
  const byId = variants.map(({ id }) => take(stored.find((each) => id !== undefined && each.id === id)))
  return variants.map((variant, at) => {
    const combination = combinationOf(variant)
    return byId[at] ?? take([...free].find((each) => combinationOf(each) === combination))
  })
}
