// Loads the sample shop into an empty catalogue: picture files, then all rows in one transaction.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { json, sql, type Db, type Statement } from '#data/database.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { contentRows } from './content-rows.ts'
import { sampleRows } from './sample-rows.ts'

const samplePictureFolder = path.join(import.meta.dirname, 'pictures')

/** Stores the pictures, then inserts the rows. Returns false, without loading, if a product exists. */
export async function loadSampleShop(db: Db, now: number, files: FileStore): Promise<boolean> {
  if (await db.row(sql`select id from product limit 1`)) return false
  const sample = sampleRows(now)
  const picture = await Promise.all(
    sample.picture.map(async (row) => ({ ...row, file: await store(row.name, files) })),
  )
  const rows = { ...sample, picture }
  const contents = contentRows(now, new Map(rows.product.map(({ id, key }) => [key, id])))
  return db.transaction(async (tx) => {
    // Nodes that start together load it once.
    await tx.rows(sql`select set_config('lock_timeout', '9s', true)`)
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext('sample shop'))`)
    if (await tx.row(sql`select id from product limit 1`)) return false
    for (const statement of [...inserts(rows), ...contentInserts(contents)]) await tx.run(statement)
    await recordChanges(tx, 'everything', now)
    return true
  })
}

/** The file's name contains a hash of its bytes: a later release may bring another picture under the same name. */
async function store(name: string, files: FileStore): Promise<string> {
  const bytes = await readFile(path.join(samplePictureFolder, `${name}.webp`))
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.webp`
  await files.put(`pictures/${file}`, bytes)
  return file
}

function inserts(rows: ReturnType<typeof sampleRows>): Statement[] {
  return [
    sql`insert into picture select * from json_populate_recordset(null::picture, ${json(rows.picture)}::json)`,
    sql`insert into category select * from json_populate_recordset(null::category, ${json(rows.category)}::json)`,
    sql`insert into category_text select * from json_populate_recordset(null::category_text, ${json(rows.category_text)}::json)`,
    sql`insert into tag select * from json_populate_recordset(null::tag, ${json(rows.tag)}::json)`,
    sql`insert into tag_text select * from json_populate_recordset(null::tag_text, ${json(rows.tag_text)}::json)`,
    sql`
      insert into product (id, key, status, tax_class, handling_days, gift_wrap, personalisation_max, personalisation_alphabet, options,
      size_chart, sold, views, created_at)
      select id, key, status, tax_class, handling_days, gift_wrap, personalisation_max, personalisation_alphabet, options,
      size_chart, sold, views, created_at
      from json_populate_recordset(null::product, ${json(rows.product)}::json)`,
    sql`
      insert into product_text (product_id, locale, slug, title, description, details, options, personalisation_label, alts)
      select product_id, locale, slug, title, description, details, options, personalisation_label, alts
      from json_populate_recordset(null::product_text, ${json(rows.product_text)}::json)`,
    sql`insert into product_picture select * from json_populate_recordset(null::product_picture, ${json(rows.product_picture)}::json)`,
    sql`insert into product_category select * from json_populate_recordset(null::product_category, ${json(rows.product_category)}::json)`,
    sql`insert into product_tag select * from json_populate_recordset(null::product_tag, ${json(rows.product_tag)}::json)`,
    sql`
      insert into variant (id, product_id, sku, position, options, stock, weight_grams, picture)
      select id, product_id, sku, position, options, stock, weight_grams, picture
      from json_populate_recordset(null::variant, ${json(rows.variant)}::json)`,
    sql`insert into variant_price (variant_id, currency, price, compare_at) select variant_id, currency, price, compare_at from json_populate_recordset(null::variant_price, ${json(rows.variant_price)}::json)`,
    sql`insert into price_history select * from json_populate_recordset(null::price_history, ${json(rows.price_history)}::json)`,
    sql`insert into promotion select * from json_populate_recordset(null::promotion, ${json(rows.promotion)}::json)`,
    sql`insert into coupon select * from json_populate_recordset(null::coupon, ${json(rows.coupon)}::json)`,
  ]
}

function contentInserts(rows: ReturnType<typeof contentRows>): Statement[] {
  return [
    sql`
      insert into content (key, kind, position, picture, published_at, updated_at)
      select key, kind, position, picture, published_at, updated_at
      from json_populate_recordset(null::content, ${json(rows.content)}::json)`,
    sql`insert into content_text select * from json_populate_recordset(null::content_text, ${json(rows.content_text)}::json)`,
    sql`insert into review select * from json_populate_recordset(null::review, ${json(rows.review)}::json)`,
  ]
}
