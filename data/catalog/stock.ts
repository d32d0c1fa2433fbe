// The shelf: gifts are put back on it and taken off it.
import { json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type CatalogChange = { readonly id: string; readonly productId: string }

/** A negative quantity is taken off. */
export type MovedGoods = { readonly variantId: string; readonly quantity: number }

/**
 * Breaks `variant_stock_is_not_negative` where more is taken than is there. Rows are taken in variant order, as
 * everywhere. Returns the changes of the catalogue it wrote.
 */
export async function moveStock(
  tx: Queryable,
  goods: readonly MovedGoods[],
  nowMs: number,
): Promise<CatalogChange[]> {
  const lines = await tx.rows<{ productId: string }>(sql`
    with moved as (
      select "variantId" as variant_id, sum("quantity")::int as quantity
      from jsonb_to_recordset(${json(goods)}::jsonb) as g("variantId" uuid, "quantity" int) group by 1),
    locked as (select v.id, m.quantity from variant v join moved m on m.variant_id = v.id order by v.id
      for update of v)
    update variant set stock = stock + locked.quantity from locked where variant.id = locked.id
    returning variant.product_id as "productId"`)
  const changes = [...new Set(lines.map((line) => line.productId))].map((productId) => ({
    id: newId(nowMs),
    productId,
  }))
  await tx.run(sql`
    insert into catalog_change (id, product_id, kind)
    select c."id", c."productId", 'stock' from jsonb_to_recordset(${json(changes)}::jsonb) as c("id" uuid,
      "productId" uuid)`)
  return changes
}
