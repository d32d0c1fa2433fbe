// Writes the stock of variants: counted anew, returned or taken.
import { json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type CatalogChange = { readonly id: string; readonly productId: string }

/** A negative quantity reduces the stock. */
export type StockMovement = { readonly variantId: string; readonly quantity: number }

/** Needs a transaction; locks the variant's row. Returns the stock before; undefined for an unknown SKU. */
export async function writeStock(
  tx: Queryable,
  sku: string,
  stock: number,
): Promise<{ before: number; productId: string } | undefined> {
  const variant = await tx.row<{ before: number; productId: string }>(
    sql`select stock as before, product_id as "productId" from variant where sku = ${sku} for update`,
  )
  if (variant) await tx.run(sql`update variant set stock = ${stock} where sku = ${sku}`)
  return variant
}

/**
 * Needs a transaction. Throws (constraint `variant_stock_is_not_negative`) if the stock is too low. Untracked variants
 * are not counted. Locks variants in id order, as `insertOrder` does. Returns the catalogue changes it wrote.
 */
export async function moveStock(
  tx: Queryable,
  goods: readonly StockMovement[],
  now: number,
): Promise<CatalogChange[]> {
  const moved = await tx.values<string>(sql`
    with moved as (
      select "variantId" as variant_id, sum("quantity")::int as quantity
      from jsonb_to_recordset(${json(goods)}::jsonb) as g("variantId" uuid, "quantity" int) group by 1),
    locked as (select v.id, m.quantity from variant v join moved m on m.variant_id = v.id order by v.id
      for update of v)
    update variant set stock = stock + case when stock_mode = 'untracked' then 0 else locked.quantity end
    from locked where variant.id = locked.id
    returning variant.product_id`)
  const changes = [...new Set(moved)].map((productId) => ({ id: newId(now), productId }))
  await tx.run(sql`
    insert into catalog_change (id, product_id, kind)
    select c."id", c."productId", 'stock' from jsonb_to_recordset(${json(changes)}::jsonb) as c("id" uuid,
      "productId" uuid)`)
  return changes
}
