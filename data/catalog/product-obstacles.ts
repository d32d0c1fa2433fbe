// What keeps a product from being saved: missing categories, tags and pictures; keys, slugs and SKUs of other products.
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import { slugsOf } from '#domain/catalog/product-texts.ts'
import { sql, type Queryable } from '../database.ts'

export type Obstacles = {
  readonly keyTaken: boolean
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly pictures: readonly string[]
  readonly slugs: readonly string[]
  readonly skus: readonly string[]
}

/** What a record refers to and the shop does not have. Slugs and SKUs are those of other products. */
export async function findObstacles(
  tx: Queryable,
  productId: string,
  record: ProductRecord,
): Promise<Obstacles> {
  const { key, categories, tags, pictures, variants } = record
  const skus = variants.flatMap(({ sku }) => sku ?? [])
  const slugs = slugsOf(record)
  const row = await tx.row<Obstacles>(sql`
    select exists (select from product where key = ${key} and id <> ${productId})
        or exists (select from product_text where slug = ${key} and product_id <> ${productId}) as "keyTaken",
      array(select unnest(${categories}::text[]) except select key from category) as categories,
      array(select unnest(${tags}::text[]) except select key from tag) as tags,
      array(select unnest(${pictures}::text[]) except select name from picture) as pictures,
      array(select key from product where key = any (${slugs}::text[]) and id <> ${productId}
        union select slug from product_text where slug = any (${slugs}::text[]) and product_id <> ${productId}) as slugs,
      array(select sku from variant where sku = any (${skus}::text[]) and product_id <> ${productId}) as skus`)
  return row!
}
