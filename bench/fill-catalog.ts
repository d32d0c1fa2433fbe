// Writes the synthetic catalogue into an empty shop: products, texts, variants and prices, in batches of 500. Adds
// automatic promotions and a coupon.
import type { IndexedProduct } from '#data/catalog/catalog-feed.ts'
import { json, sql, type Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { currencies } from '#domain/pricing/money.ts'
import type { PromotionRule } from '#domain/pricing/promotion.ts'
import { syntheticProducts, tags } from './synthetic-catalog.ts'

export const productKey = (at: number): string => `gift-${at}`

const createdMs = Date.UTC(2026, 0, 5)
const batchSize = 500
/** Has two languages and two currencies. */
const isLarge = (count: number): boolean => count > 100_000
/** More than any run sells. */
const stock = 10_000_000

export async function fillCatalog(db: Db, count: number): Promise<void> {
  const categoryIds = new Map<string, string>()
  let batch: ReturnType<typeof rowsOf>[] = []
  let at = 0
  await fillTagsAndPromotions(db)
  for (const product of syntheticProducts(count, isLarge(count))) {
    const kept = { ...product, categories: categoriesOf(product, count) }
    for (const key of kept.categories) await addCategory(db, key, categoryIds)
    batch.push(rowsOf(kept, at++, count, categoryIds))
    if (batch.length < batchSize && at < count) continue
    await insert(db, batch)
    batch = []
  }
  // Empty tables are not analysed: PostgreSQL would plan as if they stayed empty.
  await db.run(sql`analyze product`)
  await db.run(sql`analyze product_text`)
  await db.run(sql`analyze variant`)
  await db.run(sql`analyze variant_price`)
  await db.run(sql`analyze product_category, product_tag, product_picture, category, tag`)
}

/** A small shop has fewer levels of categories; one product in eight is for Easter. */
function categoriesOf({ categories, texts }: IndexedProduct, count: number): string[] {
  const kept = count > 10_000 ? categories : categories.filter((key) => key.length < 6)
  return texts.us?.words.includes('easter') ? [...kept, 'easter'] : [...kept]
}

/** Coupon of the orders that are measured with promotions. */
export const benchCoupon = 'BENCH'

async function fillTagsAndPromotions(db: Db): Promise<void> {
  await db.run(
    sql`insert into picture (name, width, height, placeholder) values ('gift', 1200, 1200, 'data:,')`,
  )
  await db.run(sql`insert into tag (key) select * from unnest(${tags}::text[])`)
  const rule: PromotionRule = { kind: 'percentage', basisPoints: 500, minQuantity: 2 }
  await db.run(sql`
    insert into promotion (id, key, rule, names, automatic)
    values (${newId(createdMs)}, 'buy-one-more', ${json(rule)}, ${json({ us: 'Buy one more' })}, true)`)
  // Does not apply to carts with one item.
  const tiers = { kind: 'buy-more', tiers: [{ minQuantity: 2, basisPoints: 300 }] } satisfies PromotionRule
  const coupon = newId(createdMs)
  await db.run(sql`
    insert into promotion (id, key, rule, names, automatic, usage_limit, position)
    values (${newId(createdMs)}, 'pairs', ${json(tiers)}, ${json({ us: 'Pairs' })}, true, 100000000, 1),
      (${coupon}, 'ten', ${json({ kind: 'percentage', basisPoints: 1_000 })}, ${json({ us: 'Ten' })}, false, null, 2)`)
  await db.run(
    sql`insert into coupon (id, code, promotion_id) values (${newId(createdMs)}, ${benchCoupon}, ${coupon})`,
  )
}

async function addCategory(db: Db, key: string, ids: Map<string, string>): Promise<void> {
  if (ids.has(key)) return
  const id = newId(createdMs)
  ids.set(key, id)
  await db.run(sql`insert into category (id, key) values (${id}, ${key})`)
  await db.run(
    sql`insert into category_text (category_id, locale, name) values (${id}, 'us', ${`Category ${key}`})`,
  )
}

function rowsOf(
  product: IndexedProduct,
  at: number,
  count: number,
  categoryIds: ReadonlyMap<string, string>,
) {
  const id = newId(createdMs)
  const variants = (count > 10_000 ? ['oat'] : ['oat', 'sage']).map((colour, position) => ({
    id: newId(createdMs),
    product_id: id,
    sku: `${productKey(at)}-${colour}`,
    position,
    options: { colour },
    stock: product.inStock || count <= 10_000 ? stock : 0,
    weight_grams: 400,
  }))
  return {
    product: {
      id,
      key: productKey(at),
      status: 'active',
      handling_days: 1,
      gift_wrap: true,
      options: [{ code: 'colour', values: variants.map(({ options }) => ({ code: options.colour })) }],
      sold: product.sold,
      views: product.views,
      created_at: new Date(product.createdAt),
    },
    product_text: Object.entries(product.texts).map(([locale, { title, text }]) => ({
      product_id: id,
      locale,
      title,
      description: text,
      details: [],
      options: {},
      alts: [title],
    })),
    variant: variants,
    variant_price: variants.flatMap((variant) =>
      (isLarge(count) ? (['USD', 'EUR'] as const) : currencies).map((currency) => ({
        variant_id: variant.id,
        currency,
        price: product.prices[currency],
      })),
    ),
    product_category: product.categories.map((key) => ({
      product_id: id,
      category_id: categoryIds.get(key),
    })),
    product_tag: product.tags.map((key) => ({ product_id: id, tag_key: key })),
    product_picture: [{ product_id: id, position: 0, picture: 'gift' }],
  }
}

async function insert(db: Db, batch: readonly ReturnType<typeof rowsOf>[]): Promise<void> {
  const rows = (table: keyof ReturnType<typeof rowsOf>) => json(batch.flatMap<object>((each) => each[table]))
  await db.transaction(async (tx) => {
    await tx.run(
      sql`
      insert into product (id, key, status, handling_days, gift_wrap, personalisation_max, personalisation_alphabet, options,
      size_chart, sold, views, created_at)
      select id, key, status, handling_days, gift_wrap, personalisation_max, personalisation_alphabet, options,
      size_chart, sold, views, created_at
      from json_populate_recordset(null::product, ${rows('product')}::json)`,
    )
    await tx.run(
      sql`
      insert into product_text (product_id, locale, title, description, details, options, personalisation_label, alts)
      select product_id, locale, title, description, details, options, personalisation_label, alts
      from json_populate_recordset(null::product_text, ${rows('product_text')}::json)`,
    )
    await tx.run(
      sql`
      insert into variant (id, product_id, sku, position, options, stock, weight_grams, picture)
      select id, product_id, sku, position, options, stock, weight_grams, picture
      from json_populate_recordset(null::variant, ${rows('variant')}::json)`,
    )
    await tx.run(
      sql`insert into variant_price (variant_id, currency, price, compare_at) select variant_id, currency, price, compare_at from json_populate_recordset(null::variant_price, ${rows('variant_price')}::json)`,
    )
    await tx.run(
      sql`insert into product_category select * from json_populate_recordset(null::product_category, ${rows('product_category')}::json)`,
    )
    await tx.run(
      sql`insert into product_tag select * from json_populate_recordset(null::product_tag, ${rows('product_tag')}::json)`,
    )
    await tx.run(
      sql`insert into product_picture select * from json_populate_recordset(null::product_picture, ${rows('product_picture')}::json)`,
    )
  })
}
