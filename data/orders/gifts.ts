// Queries for gift recipients: delivery by gift code, and variants and prices for an exchange.
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

/** Delivery that a gift code opens; undefined for an unknown code. */
export async function findGift(
  db: Queryable,
  code: string,
): Promise<{ orderId: string; position: number; isThanked: boolean } | undefined> {
  return db.row(sql`
    select order_id as "orderId", position, thanked_at is not null as "isThanked"
    from shipment_group where gift_code = ${code}`)
}

/** True for the first thanks. */
export async function markThanked(
  tx: Queryable,
  orderId: string,
  position: number,
  nowMs: number,
): Promise<boolean> {
  const row = await tx.row(sql`
    update shipment_group set thanked_at = ${new Date(nowMs)}
    where order_id = ${orderId} and position = ${position} and thanked_at is null returning id`)
  return row !== undefined
}

/** All variants of the products, in display order. */
export async function variantsOf(
  db: Queryable,
  productIds: readonly string[],
): Promise<{ id: string; productId: string }[]> {
  return db.rows(sql`
    select id, product_id as "productId" from variant where product_id = any(${productIds}::uuid[])
    order by position, id`)
}

/** Current prices of the variants, in minor units, one row per currency. */
export async function pricesOf(
  db: Queryable,
  goods: readonly { variantId: string; quantity: number }[],
): Promise<{ variantId: string; currency: Currency; price: number }[]> {
  const ids = goods.map(({ variantId }) => variantId)
  return db.rows(sql`
    select variant_id as "variantId", currency, price from variant_price
    where variant_id = any(${ids}::uuid[])`)
}
