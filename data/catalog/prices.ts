// Changes prices: writes the new price and its history, and computes the compare-at price from the history.
import type { Currency } from '#domain/pricing/money.ts'
import { priorPrice, struckThroughPrice, type PriceHistoryEntry } from '#domain/pricing/prior-price.ts'
import { recordChanges } from './catalog-changes.ts'
import { sql, type Queryable } from '../database.ts'

export type NewPrice = {
  readonly sku: string
  readonly currency: Currency
  /** Minor units. */
  readonly minor: number
  /** Announced as a reduction, with a compare-at price. */
  readonly reduced: boolean
}

export type PriceSet =
  | { readonly set: true; readonly before: number | null; readonly compareAt: number | null }
  | { readonly set: false; readonly reason: 'sku-unknown' }
  /** `lowest`: lowest price of the last thirty days; null without one. */
  | { readonly set: false; readonly reason: 'no-reduction'; readonly lowest: number | null }

/** Needs a transaction; locks the variant's row. Writes price, history and catalogue change, valid from `nowMs`. */
export async function writePrice(
  tx: Queryable,
  { sku, currency, minor, reduced }: NewPrice,
  nowMs: number,
): Promise<PriceSet> {
  // Serialises price changes of one variant, so that each sees the complete history.
  const variant = await tx.row<{ id: string; productId: string }>(
    sql`select id, product_id as "productId" from variant where sku = ${sku} for update`,
  )
  if (!variant) return { set: false, reason: 'sku-unknown' }
  // A price without history counts since the product's creation.
  await tx.run(sql`
    insert into price_history (variant_id, currency, since, price)
    select vp.variant_id, vp.currency, p.created_at, vp.price from variant_price vp
    join product p on p.id = ${variant.productId}
    where vp.variant_id = ${variant.id} and vp.currency = ${currency} and not exists (
      select from price_history where variant_id = ${variant.id} and currency = ${currency})`)
  const history = await loadPriceHistory(tx, variant.id, currency)
  const compareAt = reduced ? struckThroughPrice(history, minor, nowMs) : null
  if (reduced && compareAt === null)
    return { set: false, reason: 'no-reduction', lowest: priorPrice(history, nowMs) }
  await tx.run(sql`
    insert into variant_price (variant_id, currency, price, compare_at)
    values (${variant.id}, ${currency}, ${minor}, ${compareAt})
    on conflict (variant_id, currency) do update set price = excluded.price, compare_at = excluded.compare_at`)
  await tx.run(sql`
    insert into price_history (variant_id, currency, since, price)
    values (${variant.id}, ${currency}, ${new Date(nowMs)}, ${minor})`)
  await recordChanges(tx, [variant.productId], nowMs)
  return { set: true, before: history.at(-1)?.minor ?? null, compareAt }
}

/** All prices of a variant in a currency, oldest first. */
export async function loadPriceHistory(
  db: Queryable,
  variantId: string,
  currency: Currency,
): Promise<PriceHistoryEntry[]> {
  return db.rows<PriceHistoryEntry>(sql`
    select price as minor, extract(epoch from since)::float8 * 1000 as since from price_history
    where variant_id = ${variantId} and currency = ${currency} order by since`)
}
