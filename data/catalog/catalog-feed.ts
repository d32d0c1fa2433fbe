// Product data for the catalogue index: filter and sort facts, and texts in all languages. Read in pages by id, so
// that a large catalogue is never in memory twice.
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'
import { nilId } from '../ids.ts'

export type IndexedText = {
  readonly title: string
  /**
   * Description and names of option values. No details: a safety note 'not a toy' or an allergen must not find the
   * product.
   */
  readonly text: string
  /** Names of its categories and tags. */
  readonly words: string
}

export type IndexedProduct = {
  readonly id: string
  /** Changes with every change of the product in the database. */
  readonly fingerprint: number
  /** Keys of its categories and of all their ancestors. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  /** SKUs of its variants. */
  readonly skus?: readonly string[] | undefined
  /** Countries where it is sold; null: all. */
  readonly markets?: readonly string[] | null | undefined
  /** The merchant's position in lists, by category; null: in none. */
  readonly positions?: Readonly<Record<string, number>> | null | undefined
  /** Lowest variant price in minor units by currency. Lists omit the product in other currencies. */
  readonly prices: Partial<Record<Currency, number>>
  readonly inStock: boolean
  readonly sold: number
  readonly views: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly texts: Partial<Record<Locale, IndexedText>>
}

/** A page takes about 50 ms. */
const pageSize = 500

/** The active products among `ids`, or all of them. */
export async function loadIndexedProducts(
  db: Queryable,
  ids: readonly string[] | 'everything',
): Promise<IndexedProduct[]> {
  const products: IndexedProduct[] = []
  for await (const batch of streamIndexedProducts(db, ids)) products.push(...batch)
  return products
}

/** As `loadIndexedProducts`, page by page. */
export async function* streamIndexedProducts(
  db: Queryable,
  ids: readonly string[] | 'everything' = 'everything',
): AsyncGenerator<IndexedProduct[]> {
  if (ids !== 'everything') return yield await db.rows<IndexedProduct>(facts(ids))
  let after = nilId
  while (true) {
    const page = await db.values<string>(
      sql`select id from product where status = 'active' and id > ${after} order by id limit ${pageSize}`,
    )
    if (page.length === 0) return
    after = page.at(-1)!
    yield await db.rows<IndexedProduct>(facts(page))
  }
}

/**
 * `version` is equal for databases of one schema read by one statement. A snapshot of another version or home language may
 * differ from what the database returns now.
 */
export async function feedSource(db: Queryable): Promise<{ version: string; home: Locale }> {
  const row = await db.row<{ version: string; home: Locale }>(sql`
    select md5(string_agg(name || checksum, ',' order by name)) as version,
      (select home_locale from shop_settings) as home
    from migration`)
  return { version: `${facts([]).name} ${row!.version}`, home: row!.home }
}

export type ProductFingerprint = Pick<IndexedProduct, 'id' | 'fingerprint'>

/** Active products after the id `after`, in the order of ids. */
export async function productFingerprints(
  db: Queryable,
  after: string,
  limit: number,
): Promise<ProductFingerprint[]> {
  return db.rows<ProductFingerprint>(sql`
    select p.id, coalesce(f.fingerprint, 0) as fingerprint
    from (select id from product where status = 'active' and id > ${after} order by id limit ${limit}) p
      join product_fingerprint f on f.id = p.id
    order by p.id`)
}

/** Those of the ids that are no active products. */
export async function goneProducts(db: Queryable, ids: readonly string[]): Promise<string[]> {
  return db.values<string>(sql`
    select id from unnest(${ids}::uuid[]) as held(id)
    where not exists (select from product p where p.id = held.id and p.status = 'active')`)
}

/** `offset 0` reads prices by variant also before PostgreSQL has statistics, as after an import. */
function facts(ids: readonly string[]) {
  return sql`
    select p.id, p.sold, p.views, p.markets,
      (select fingerprint from product_fingerprint f where f.id = p.id) as fingerprint, extract(epoch from p.created_at)::float8 * 1000 as "createdAt",
      coalesce((select array_agg(key order by key) from category where id = any(placed.ids)), '{}') as categories,
      coalesce((select array_agg(tag_key order by tag_key) from product_tag where product_id = p.id),
        '{}') as tags,
      coalesce((select array_agg(sku order by sku) from variant where product_id = p.id and sku is not null),
        '{}') as skus,
      (select json_object_agg(c.key, pc.position) from product_category pc
        join category c on c.id = pc.category_id
        where pc.product_id = p.id and pc.position is not null) as positions,
      coalesce((select json_object_agg(currency, price) from (
        select vp.currency, min(vp.price) as price from variant v
        cross join lateral (select currency, price from variant_price where variant_id = v.id offset 0) vp
        where v.product_id = p.id group by vp.currency) lowest), '{}') as prices,
      exists (select from variant v where v.product_id = p.id and v.available > 0) as "inStock",
      (select coalesce(json_object_agg(t.locale, json_build_object('title', t.title,
        'text', concat_ws(' ', t.description,
          (select string_agg(value #>> '{}', ' ') from jsonb_path_query(t.options, '$.*.values.*') value)),
        'words', concat_ws(' ',
          (select string_agg(name, ' ' order by name) from unnest(placed.ids) placed_id join lateral (
            select name from category_text where category_id = placed_id
            order by locale = t.locale desc, locale = (select home_locale from shop_settings) desc, locale limit 1) ct on true),
          (select string_agg(name, ' ' order by name) from product_tag pt
            join tag_text tt on tt.tag_key = pt.tag_key
            where pt.product_id = p.id and tt.locale = t.locale))
        )), '{}') from product_text t where t.product_id = p.id and t.title <> '') as texts
    from product p cross join lateral (
      with recursive up as (
        select category_id as id from product_category where product_id = p.id
        union
        select c.parent_id from up join category c on c.id = up.id where c.parent_id is not null
      ) select array_agg(id) as ids from up) placed
    where p.status = 'active' and p.id = any(${ids}) order by p.id`
}
