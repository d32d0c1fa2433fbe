// Rows of the bulk grid: one variant each, with the status of its product.
import type { ProductStatus, StockMode } from '#domain/catalog/product-record.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

export type LockedVariant = {
  readonly id: string
  readonly productId: string
  readonly status: ProductStatus
  readonly stock: number
  readonly stockMode: StockMode
  /** Minor units by currency; without derived prices. */
  readonly prices: Readonly<Record<string, number>>
}

/** Waits for other changes of the products, then for orders of the variants, in their order of locks. */
export async function lockVariantRows(tx: Queryable, ids: readonly string[]): Promise<LockedVariant[]> {
  await tx.rows(sql`
    select id from product where id in (select product_id from variant where id = any (${ids}::uuid[]))
    order by id for no key update`)
  await tx.rows(sql`select id from variant where id = any (${ids}::uuid[]) order by id for update`)
  return tx.rows<LockedVariant>(sql`
    select v.id, v.product_id as "productId", p.status, v.stock, v.stock_mode as "stockMode",
      (select coalesce(json_object_agg(currency, price), '{}') from variant_price
        where variant_id = v.id and not derived) as prices
    from variant v join product p on p.id = v.product_id where v.id = any (${ids}::uuid[])`)
}

export async function addStock(
  tx: Queryable,
  changes: readonly { readonly id: string; readonly by: number }[],
): Promise<void> {
  if (changes.length === 0) return
  await tx.run(sql`
    update variant set stock = stock + c."by"
    from jsonb_to_recordset(${json(changes)}::jsonb) as c("id" uuid, "by" int) where variant.id = c."id"`)
}

export async function writeStatuses(
  tx: Queryable,
  changes: readonly { readonly id: string; readonly status: ProductStatus }[],
  now: number,
): Promise<void> {
  if (changes.length === 0) return
  await tx.run(sql`
    update product set status = c."status", publish_at = null, updated_at = ${instant(now)}::timestamptz
    from jsonb_to_recordset(${json(changes)}::jsonb) as c("id" uuid, "status" text)
    where product.id = c."id" and product.status <> c."status"`)
}
