// Sets the stock of a variant.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { writeStock } from '#data/catalog/stock.ts'
import type { Db } from '#data/database.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

const maxStock = 1_000_000

/** Returns the stock before. */
export async function setStock(
  db: Db,
  { sku, quantity }: { readonly sku: string; readonly quantity: number },
  nowMs: number,
): Promise<number | Refusal<'stock-invalid' | 'sku-unknown'>> {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > maxStock)
    return refuse('stock-invalid', { facts: { max: maxStock } })
  const variant = await db.transaction(async (tx) => {
    const changed = await writeStock(tx, sku, quantity)
    if (changed) await recordChanges(tx, [changed.productId], nowMs)
    return changed
  })
  if (!variant) return refuse('sku-unknown', { facts: { sku } })
  await announceChanges(db)
  return variant.before
}
