// Sets the stock or the price of a variant.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { writePrice, type NewPrice } from '#data/catalog/prices.ts'
import { writeStock } from '#data/catalog/stock.ts'
import type { Db } from '#data/database.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { isWhole } from '#domain/whole-number.ts'

const maxStock = 1_000_000

/** Returns the stock before. */
export async function setStock(
  db: Db,
  { sku, quantity }: { readonly sku: string; readonly quantity: number },
  now: number,
): Promise<number | Refusal<'stock-invalid' | 'sku-unknown'>> {
  if (!isWhole(quantity, 0, maxStock)) return refuse('stock-invalid', { facts: { max: maxStock } })
  const variant = await db.transaction(async (tx) => {
    const changed = await writeStock(tx, sku, quantity)
    if (changed) await recordChanges(tx, [changed.productId], now)
    return changed
  })
  if (!variant) return refuse('sku-unknown', { facts: { sku } })
  await announceChanges(db)
  return variant.before
}

type PriceChange = { readonly before: number | null; readonly compareAt: number | null }

/** The compare-at price is computed, never typed. */
export async function setPrice(
  db: Db,
  price: NewPrice,
  now: number,
): Promise<PriceChange | Refusal<'price-invalid' | 'sku-unknown' | 'price-not-reduced' | 'price-never-set'>> {
  const { sku, currency, minor } = price
  if (!isWhole(minor, 0)) return refuse('price-invalid')
  const outcome = await db.transaction((tx) => writePrice(tx, price, now))
  if (outcome.set) {
    await announceChanges(db)
    return { before: outcome.before, compareAt: outcome.compareAt }
  }
  if (outcome.reason === 'sku-unknown') return refuse('sku-unknown', { facts: { sku } })
  return outcome.lowest === null
    ? refuse('price-never-set', { facts: { sku, currency } })
    : refuse('price-not-reduced', { facts: { sku, currency, lowest: outcome.lowest } })
}
