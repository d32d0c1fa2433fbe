// Detects and ends sample data in a database, before a merchant sells.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { instant, sql, type Db, type Queryable } from '#data/database.ts'
import type { SampleRemains } from '#server/production-risks.ts'
import { pageOrder, readContentFile } from './content.ts'
import { samplePromotions } from './promotions.ts'
import { sampleProducts } from './sample-products.ts'

const skus = sampleProducts.flatMap(({ variants }) => variants.map(({ sku }) => sku))
const productKeys = sampleProducts.map(({ key }) => key)
const promotionKeys = samplePromotions.map(({ key }) => key)

/** A sample product has the key and an SKU of the sample. A merchant's product may have only one of them. */
const isSampleProduct = `p.status = 'active' and p.key = any($1)
  and exists (select from variant v where v.product_id = p.id and v.sku = any($2))`

export async function sampleRemains(db: Queryable, now: number): Promise<SampleRemains> {
  const products = await db.row<{ count: number }>({
    name: 'sample-products',
    text: `select count(*) as count from product p where ${isSampleProduct}`,
    values: [productKeys, skus],
  })
  const promotions = await db.rows<{ key: string }>(sql`
    select key from promotion where key = any(${promotionKeys}) and automatic and active
      and (ends_at is null or ends_at > ${instant(now)}) order by key`)
  const coupons = await db.rows<{ code: string }>(sql`
    select c.code from coupon c join promotion p on p.id = c.promotion_id
    where p.key = any(${promotionKeys}) and p.active and (p.ends_at is null or p.ends_at > ${instant(now)})
      and c.customer_id is null and (c.ends_at is null or c.ends_at > ${instant(now)}) order by c.code`)
  return {
    products: products?.count ?? 0,
    promotions: promotions.map(({ key }) => key),
    coupons: coupons.map(({ code }) => code),
    pages: await samplePages(db),
  }
}

/** Keys of pages whose English text equals the sample's. */
async function samplePages(db: Queryable): Promise<string[]> {
  const written = await db.rows<{ key: string; body: string }>(sql`
    select content_key as key, body from content_text where locale = 'us' and content_key = any(${[...pageOrder]})`)
  return written.filter(({ key, body }) => readContentFile('us', key).body === body).map(({ key }) => key)
}

/**
 * Archives the sample's products and ends its promotions and coupons, in one transaction. Nothing is deleted, because
 * orders refer to it. Pages stay, because the footer and the law require them.
 */
export async function endSample(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run({
      name: 'archive-sample',
      text: `update product p set status = 'archived' where ${isSampleProduct}`,
      values: [productKeys, skus],
    })
    await tx.run(sql`update promotion set active = false where key = any(${promotionKeys})`)
    await tx.run(sql`
      update coupon set ends_at = ${new Date(now)} where customer_id is null
        and promotion_id in (select id from promotion where key = any(${promotionKeys}))
        and (ends_at is null or ends_at > ${new Date(now)})`)
    await recordChanges(tx, 'everything', now)
  })
  await announceChanges(db)
}
