// Changes price, stock and status of many variants in one transaction: all of them, or none.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { planPrices, writePrices } from '#data/catalog/prices.ts'
import { addStock, lockVariantRows, writeStatuses, type LockedVariant } from '#data/catalog/variant-grid.ts'
import type { Db } from '#data/database.ts'
import { productLimits } from '#domain/catalog/check-product.ts'
import type { ProductStatus } from '#domain/catalog/product-record.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { isWhole } from '#domain/whole-number.ts'

export type VariantEdit = {
  readonly variantId: string
  /** `before`: what the editor saw, in minor units; null: no price. */
  readonly price?:
    | { readonly currency: Currency; readonly before: number | null; readonly minor: number }
    | undefined
  readonly stock?: { readonly by: number } | undefined
  /** Status of the whole product. */
  readonly status?: { readonly before: ProductStatus; readonly to: ProductStatus } | undefined
}

export const maxEdits = 500

/** null: saved. The fields of 'rows-conflict' are '{variant}.price', '.stock' and '.status', with their problem. */
export async function editVariants(
  db: Db,
  edits: readonly VariantEdit[],
  now: number,
): Promise<Refusal<'rows-many' | 'rows-conflict'> | null> {
  if (edits.length > maxEdits) return refuse('rows-many', { facts: { max: maxEdits } })
  const refused = await db.transaction(async (tx) => {
    const ids = edits.map(({ variantId }) => variantId)
    const locked = await lockVariantRows(tx, ids)
    const rows = new Map(locked.map((row) => [row.id, row]))
    const fields = Object.fromEntries(edits.flatMap((edit) => conflictsOf(edit, rows.get(edit.variantId))))
    if (Object.keys(fields).length > 0) return refuse('rows-conflict', { fields })
    const prices = edits.flatMap(({ variantId, price }) =>
      price ? [{ variantId, currency: price.currency, minor: price.minor, reduced: false }] : [],
    )
    const { planned } = await planPrices(tx, prices, now)
    await writePrices(tx, planned, now)
    await addStock(
      tx,
      edits.flatMap(({ variantId, stock }) => (stock ? [{ id: variantId, by: stock.by }] : [])),
    )
    await writeStatuses(
      tx,
      edits.flatMap(({ variantId, status }) =>
        status ? [{ id: rows.get(variantId)!.productId, status: status.to }] : [],
      ),
      now,
    )
    await recordChanges(tx, [...new Set(locked.map(({ productId }) => productId))], now)
    return null
  })
  if (!refused) await announceChanges(db)
  return refused
}

function conflictsOf(
  { variantId, price, stock, status }: VariantEdit,
  row: LockedVariant | undefined,
): [string, string][] {
  if (!row) return [[variantId, 'unknown']]
  const left = row.stock + (stock?.by ?? 0)
  const isBelowZero = row.stockMode === 'tracked' && left < 0
  const isOutOfRange = !isWhole(left, -productLimits.stock, productLimits.stock)
  return [
    ...(price && (row.prices[price.currency] ?? null) !== price.before
      ? [[`${variantId}.price`, 'changed'] as [string, string]]
      : []),
    ...(price && !isWhole(price.minor, 0, productLimits.minor)
      ? [[`${variantId}.price`, 'out-of-range'] as [string, string]]
      : []),
    ...(stock && (isBelowZero || isOutOfRange)
      ? [[`${variantId}.stock`, isBelowZero ? 'below-zero' : 'out-of-range'] as [string, string]]
      : []),
    ...(status && row.status !== status.before
      ? [[`${variantId}.status`, 'changed'] as [string, string]]
      : []),
  ]
}
