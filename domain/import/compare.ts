// Compares records of products: what an import changes, and what somebody changed since.
import { isSame } from '../catalog/product-changes.ts'
import type { ProductRecord, VariantRecord } from '../catalog/product-record.ts'

export const outcomes = ['created', 'changed', 'unchanged', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

/** Names of the parts of the record that differ. */
export function differences(a: ProductRecord, b: ProductRecord): (keyof ProductRecord)[] {
  return (Object.keys(a) as (keyof ProductRecord)[]).filter((part) => !isSame(a[part], b[part]))
}

export type Undoing =
  | { readonly restored: ProductRecord | null }
  | { readonly changedSince: readonly (keyof ProductRecord)[] }

/**
 * The record before the import; null for a created product, which is deleted. Stock that the import did not change may
 * have been sold since and stays.
 */
export function undoImport(
  before: ProductRecord | null,
  after: ProductRecord,
  current: ProductRecord,
): Undoing {
  const imported = variantsById(after)
  const earlier = variantsById(before)
  const isOwn = ({ id }: VariantRecord): boolean =>
    id !== undefined && earlier.get(id) !== undefined && earlier.get(id)!.stock === imported.get(id)?.stock
  const settled = (variant: VariantRecord): VariantRecord =>
    isOwn(variant) ? { ...variant, stock: imported.get(variant.id!)!.stock } : variant
  const changedSince = differences(after, { ...current, variants: current.variants.map(settled) })
  if (changedSince.length > 0) return { changedSince }
  if (!before) return { restored: null }
  const now = variantsById(current)
  const restore = (variant: VariantRecord): VariantRecord =>
    isOwn(variant) ? { ...variant, stock: now.get(variant.id!)!.stock } : variant
  return { restored: { ...before, variants: before.variants.map(restore) } }
}

function variantsById(record: ProductRecord | null): Map<string, VariantRecord> {
  return new Map(record?.variants.flatMap((variant) => (variant.id ? [[variant.id, variant] as const] : [])))
}
