// Changes prices: writes the new price and its history, and computes the compare-at price from the history.
import type { Currency } from '#domain/pricing/money.ts'
import { priorPrice, struckThroughPrice, type PriceHistoryEntry } from '#domain/pricing/prior-price.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import { recordChanges } from './catalog-changes.ts'

export type PriceChange = {
  readonly variantId: string
  readonly currency: Currency
  /** Minor units. */
  readonly minor: number
  /** Announced as a reduction, with a compare-at price. */
  readonly reduced: boolean
}

export type PlannedPrice = PriceChange & { readonly before: number | null; readonly compareAt: number | null }

/** A reduction that the history does not prove. `lowest`: lowest price of the last thirty days; null without one. */
export type UnprovenPrice = PriceChange & { readonly lowest: number | null }

/** Reads the history and computes the compare-at prices. Needs a transaction that has locked the variants. */
export async function planPrices(
  tx: Queryable,
  changes: readonly PriceChange[],
  now: number,
): Promise<{ planned: PlannedPrice[]; unproven: UnprovenPrice[] }> {
  const histories = await loadHistories(tx, [...new Set(changes.map(({ variantId }) => variantId))])
  const planned: PlannedPrice[] = []
  const unproven: UnprovenPrice[] = []
  for (const change of changes) {
    const history = histories.get(`${change.variantId} ${change.currency}`) ?? []
    const compareAt = change.reduced ? struckThroughPrice(history, change.minor, now) : null
    if (change.reduced && compareAt === null) unproven.push({ ...change, lowest: priorPrice(history, now) })
    else planned.push({ ...change, before: history.at(-1)?.minor ?? null, compareAt })
  }
  return { planned, unproven }
}

/** Writes prices with their history, valid from `now`, in the transaction that planned them. */
export async function writePrices(
  tx: Queryable,
  prices: readonly Omit<PlannedPrice, 'before'>[],
  now: number,
): Promise<void> {
  if (prices.length === 0) return
  const rows = json(prices)
  // A price without history counts since the product's creation.
  await tx.run(sql`
    insert into price_history (variant_id, currency, since, price)
    select vp.variant_id, vp.currency, p.created_at, vp.price
    from jsonb_to_recordset(${rows}::jsonb) as n("variantId" uuid, "currency" text)
    join variant_price vp on vp.variant_id = n."variantId" and vp.currency = n."currency"
    join variant v on v.id = vp.variant_id join product p on p.id = v.product_id
    where not exists (
      select from price_history h where h.variant_id = vp.variant_id and h.currency = vp.currency)`)
  await tx.run(sql`
    insert into variant_price (variant_id, currency, price, compare_at)
    select * from jsonb_to_recordset(${rows}::jsonb) as n("variantId" uuid, "currency" text, "minor" bigint,
      "compareAt" bigint)
    on conflict (variant_id, currency) do update
      set price = excluded.price, compare_at = excluded.compare_at, derived = false`)
  await tx.run(sql`
    insert into price_history (variant_id, currency, since, price)
    select "variantId", "currency", ${instant(now)}::timestamptz, "minor"
    from jsonb_to_recordset(${rows}::jsonb) as n("variantId" uuid, "currency" text, "minor" bigint)
    on conflict (variant_id, currency, since) do update set price = excluded.price`)
}

export type PriceSet =
  | { readonly set: true; readonly before: number | null; readonly compareAt: number | null }
  | { readonly set: false; readonly reason: 'sku-unknown' }
  | { readonly set: false; readonly reason: 'no-reduction'; readonly lowest: number | null }

export type NewPrice = Omit<PriceChange, 'variantId'> & { readonly sku: string }

/** Needs a transaction; locks the variant's row. Writes price, history and catalogue change, valid from `now`. */
export async function writePrice(tx: Queryable, { sku, ...price }: NewPrice, now: number): Promise<PriceSet> {
  // Serialises price changes of one variant, so that each sees the complete history.
  const variant = await tx.row<{ id: string; productId: string }>(
    sql`select id, product_id as "productId" from variant where sku = ${sku} for update`,
  )
  if (!variant) return { set: false, reason: 'sku-unknown' }
  const { planned, unproven } = await planPrices(tx, [{ ...price, variantId: variant.id }], now)
  if (unproven[0]) return { set: false, reason: 'no-reduction', lowest: unproven[0].lowest }
  await writePrices(tx, planned, now)
  await recordChanges(tx, [variant.productId], now)
  return { set: true, before: planned[0]!.before, compareAt: planned[0]!.compareAt }
}

/** Prices by variant and currency, oldest first. A price without history counts since the product's creation. */
async function loadHistories(
  db: Queryable,
  variantIds: readonly string[],
): Promise<Map<string, PriceHistoryEntry[]>> {
  const rows = await db.rows<PriceHistoryEntry & { key: string }>(sql`
    select variant_id || ' ' || currency as key, price as minor, since
    from price_history where variant_id = any (${variantIds}::uuid[])
    union all
    select vp.variant_id || ' ' || vp.currency, vp.price, p.created_at
    from variant_price vp join variant v on v.id = vp.variant_id join product p on p.id = v.product_id
    where vp.variant_id = any (${variantIds}::uuid[]) and not exists (
      select from price_history h where h.variant_id = vp.variant_id and h.currency = vp.currency)
    order by since`)
  return Map.groupBy(rows, ({ key }) => key)
}
