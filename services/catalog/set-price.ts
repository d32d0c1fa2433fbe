// Sets the price of a variant in a currency. The compare-at price is computed, never typed.
import { announceChanges } from '#data/catalog/catalog-changes.ts'
import { writePrice, type NewPrice } from '#data/catalog/prices.ts'
import type { Db } from '#data/database.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

export type PriceChange = { readonly before: number | null; readonly compareAt: number | null }

export async function setPrice(
  db: Db,
  price: NewPrice,
  nowMs: number,
): Promise<PriceChange | Refusal<'price-invalid' | 'sku-unknown' | 'price-not-reduced' | 'price-never-set'>> {
  const { sku, currency, minor } = price
  if (!Number.isSafeInteger(minor) || minor < 0) return refuse('price-invalid')
  const outcome = await db.transaction((tx) => writePrice(tx, price, nowMs))
  if (outcome.set) {
    await announceChanges(db)
    return { before: outcome.before, compareAt: outcome.compareAt }
  }
  if (outcome.reason === 'sku-unknown') return refuse('sku-unknown', { facts: { sku } })
  return outcome.lowest === null
    ? refuse('price-never-set', { facts: { sku, currency } })
    : refuse('price-not-reduced', { facts: { sku, currency, lowest: outcome.lowest } })
}
