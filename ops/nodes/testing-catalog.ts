// Test support: a large catalogue of equal products in the only category.
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql, type Db, type Queryable } from '#data/database.ts'

/** Rows of one statement, which ends within its timeout. */
const portion = 10_000

/** Adds products with the keys `copy-1`, `copy-2` … at 10 euros, and notifies all nodes. */
export async function addCopies(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (let from = 1; from <= count; from += portion)
      await addPortion(tx, from, Math.min(count, from + portion - 1))
    await recordChanges(tx, 'everything', Date.now())
  })
}

async function addPortion(tx: Queryable, from: number, to: number): Promise<void> {
  await tx.run(sql`
    insert into product (id, key, options, created_at)
    select gen_random_uuid(), 'copy-' || n, '[]', now() from generate_series(${from}::int, ${to}::int) n`)
  const copies = sql`select id, key from product join generate_series(${from}::int, ${to}::int) n on key = 'copy-' || n`
  const insert = (into: string, select: string) =>
    tx.run({
      ...copies,
      name: '',
      text: `with copy as (${copies.text}) insert into ${into} ${select} from copy`,
    })
  await insert(
    'product_text (product_id, locale, title, description, options)',
    `select id, 'us', key, 'A copy.', '{}'`,
  )
  await insert(
    'variant (id, product_id, sku, position, options, stock, weight_grams)',
    `select id, id, key, 0, '{}', 10, 100`,
  )
  await insert('variant_price (variant_id, currency, price)', `select id, 'EUR', 1000`)
  await insert('product_category (product_id, category_id)', `select id, (select id from category)`)
}
