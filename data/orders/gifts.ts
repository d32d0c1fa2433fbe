// Gifts as their recipients meet them: by the code in the parcel.
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

/** Which delivery of which order a gift code opens. */
export async function findGift(
  db: Queryable,
  code: string,
): Promise<{ orderId: string; position: number } | undefined> {
  return db.row(sql`select order_id as "orderId", position from shipment_group where gift_code = ${code}`)
}

/** All variants of some products. */
export async function variantsOf(
  db: Queryable,
  productIds: readonly string[],
): Promise<{ id: string; productId: string }[]> {
  return db.rows(sql`
    select id, product_id as "productId" from variant where product_id = any(${productIds}::uuid[])
    order by position, id`)
}

/** What gifts cost today, in minor units of every currency they are sold in. */
export async function pricesOf(
  db: Queryable,
  goods: readonly { variantId: string; quantity: number }[],
): Promise<{ variantId: string; currency: Currency; price: number }[]> {
  const ids = goods.map(({ variantId }) => variantId)
  return db.rows(sql`
    select variant_id as "variantId", currency, price from variant_price
    where variant_id = any(${ids}::uuid[])`)
}
