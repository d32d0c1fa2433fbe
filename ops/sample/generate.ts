// Makes the sample shop as large as a large shop: any number of generated products beside the real ones, the
// same ones for the same seed. English texts, all currencies, the sample's categories, tags and pictures.
import { recordChanges } from '#data/catalog-changes.ts'
import { json, sql, type Db, type Queryable } from '#data/database.ts'
import { currencies } from '#domain/money.ts'
import { chanceFrom, generateProduct, type GeneratedProduct } from './generated-product.ts'
import { pricePoints } from './price-points.ts'

const productsAtATime = 5_000
const dayMs = 86_400_000

const pointRows = json(
  Object.entries(pricePoints).flatMap(([point, prices]) =>
    currencies.map((currency) => ({ point, currency, price: prices[currency] })),
  ),
)

/** Adds `count` products to a shop that has the sample's categories; `now` is the day the newest came in. */
export async function generateCatalogue(db: Db, count: number, seed: number, now: Date): Promise<void> {
  const categories = await db.rows<{ id: string; key: string }>(sql`select id, key from category`)
  const categoryIds = new Map(categories.map(({ id, key }) => [key, id]))
  if (categoryIds.size === 0)
    throw new Error('There are no categories to put products into: load the sample shop first.')
  const chance = chanceFrom(seed)
  for (let from = 0; from < count; from += productsAtATime) {
    const length = Math.min(productsAtATime, count - from)
    const products = Array.from({ length }, (_, i) => generateProduct(from + i, chance))
    await db.transaction((tx) => insert(tx, products, categoryIds, now))
  }
  await recordChanges(db, 'everything', now.getTime())
}

async function insert(
  tx: Queryable,
  products: readonly GeneratedProduct[],
  categoryIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const column = <Key extends keyof GeneratedProduct>(key: Key) => products.map((product) => product[key])
  const ids = column('id')
  const variantIds = column('variantId')
  const created = products.map(({ ageDays }) => new Date(now.getTime() - ageDays * dayMs))
  const shelved = products.flatMap(({ id, categories }) =>
    categories.map((key) => [id, categoryIds.get(key)!] as const),
  )
  const tagged = products.flatMap(({ id, tags }) => tags.map((key) => [id, key] as const))
  await tx.run(sql`
    insert into product (id, key, sold, views, created_at)
    select * from unnest(${ids}::uuid[], ${column('key')}::text[], ${column('sold')}::int[], ${column('views')}::int[],
      ${created}::timestamptz[])`)
  await tx.run(sql`
    insert into product_text (product_id, locale, title, description)
    select id, 'us', title, description
    from unnest(${ids}::uuid[], ${column('title')}::text[], ${column('description')}::text[]) as t (id, title, description)`)
  await tx.run(sql`
    insert into product_picture (product_id, position, picture)
    select id, 0, picture from unnest(${ids}::uuid[], ${column('picture')}::text[]) as p (id, picture)`)
  await tx.run(sql`
    insert into product_category (product_id, category_id)
    select * from unnest(${shelved.map(([id]) => id)}::uuid[], ${shelved.map(([, category]) => category)}::uuid[])`)
  await tx.run(sql`
    insert into product_tag (product_id, tag_key)
    select * from unnest(${tagged.map(([id]) => id)}::uuid[], ${tagged.map(([, tag]) => tag)}::text[])`)
  await tx.run(sql`
    insert into variant (id, product_id, sku, position, stock, weight_grams)
    select id, product_id, upper(key), 0, stock, weight from unnest(${variantIds}::uuid[], ${ids}::uuid[],
      ${column('key')}::text[], ${column('stock')}::int[], ${column('weightGrams')}::int[])
      as v (id, product_id, key, stock, weight)`)
  await tx.run(sql`
    insert into variant_price (variant_id, currency, price)
    select v.id, p.currency, p.price
    from unnest(${variantIds}::uuid[], ${column('price')}::text[]) as v (id, point)
    join json_to_recordset(${pointRows}::json) as p (point text, currency text, price bigint) on p.point = v.point`)
}
