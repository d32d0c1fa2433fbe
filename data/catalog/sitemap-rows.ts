// Public addresses for the sitemap, and rows of the merchant feed.
import type { VariantRecord } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'
import { firstIdOf } from '../ids.ts'

/** One sitemap entry. */
export type PublicKey = {
  readonly key: string
  /** Addresses in languages that have one of their own. */
  readonly slugs?: { readonly [Name in Locale]?: string } | null
  /** Last change; null if not recorded. */
  readonly changedAt: number | null
  /** Names of the pictures on the page. */
  readonly pictures: readonly string[]
}

/** Sitemap entries of categories and content in a stable order: new entries are appended. */
export type PublicKeys = Readonly<Record<'categories' | 'content', readonly PublicKey[]>>

export async function loadPublicKeys(db: Queryable): Promise<PublicKeys> {
  const [categories, content] = await Promise.all([
    db.rows<PublicKey>(
      sql`select key, null::timestamptz as "changedAt", '[]'::json as pictures,
        (select json_object_agg(locale, slug) from category_text
          where category_id = c.id and slug is not null) as slugs
      from category c order by key`,
    ),
    db.rows<PublicKey>(sql`
      select key, updated_at as "changedAt",
        case when picture is null then '[]'::json else json_build_array(picture) end as pictures,
        (select json_object_agg(locale, slug) from content_text
          where content_key = c.key and slug is not null) as slugs
      from content c where status = 'active' order by published_at, key`),
  ])
  return { categories, content }
}

/** Sitemap entries of active products in pages, in the order of ids. */
export async function* streamProductKeys(db: Queryable): AsyncGenerator<PublicKey[]> {
  let after = firstIdOf(0)
  while (true) {
    const page = await db.rows<PublicKey & { id: string }>(sql`
      select id, key, null::timestamptz as "changedAt",
        (select json_object_agg(locale, slug) from product_text
          where product_id = p.id and slug is not null and title <> '') as slugs,
        (select coalesce(json_agg(picture order by position), '[]') from product_picture
          where product_id = p.id) as pictures
      from product p where status = 'active' and id > ${after} order by id limit ${keysPerPage}`)
    if (page.length === 0) return
    yield page
    after = page.at(-1)!.id
  }
}

const keysPerPage = 1_000

export type FeedRow = Pick<
  VariantRecord,
  'sku' | 'stock' | 'picture' | 'options' | 'weightGrams' | 'barcode'
> & {
  readonly variantId: string
  readonly productKey: string
  /** Address of the product's page in this language, without prefix. */
  readonly address: string
  readonly title: string
  readonly description: string
  /** Minor units. */
  readonly price: number
  readonly compareAt: number | null
  /** The product's other pictures. */
  readonly morePictures: readonly string[]
  /** Translated values of `options`. */
  readonly optionTexts: Readonly<Record<string, { values: Readonly<Record<string, string>> }>>
  readonly brand: string | null
  /** False for vouchers, for example. */
  readonly requiresShipping: boolean
  readonly category: string | null
  /** Keys; categories with the ones above them. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}
export type FeedMarket = { readonly country: string; readonly currency: Currency }

/**
 * Rows of variants in the order of ids, page by page. Most variants of a page may have none. Few products may have a
 * price in the currency. A statement that looked for a full page would then read the whole catalogue.
 */
export async function* streamFeedRows(
  db: Queryable,
  locale: Locale,
  market: FeedMarket,
  pageSize = 500,
): AsyncGenerator<FeedRow[]> {
  let after = firstIdOf(0)
  while (true) {
    const page = await db.values<string>(
      sql`select id from variant where id > ${after} order by id limit ${pageSize}`,
    )
    if (page.length === 0) return
    after = page.at(-1)!
    yield await loadFeedRows(db, locale, market, page)
  }
}

async function loadFeedRows(
  db: Queryable,
  locale: Locale,
  { country, currency }: FeedMarket,
  variantIds: readonly string[],
): Promise<FeedRow[]> {
  return db.rows<FeedRow>(sql`
    select v.id as "variantId", v.sku, p.key as "productKey", coalesce(t.slug, p.key) as address, t.title, t.description, vp.price, vp.compare_at as "compareAt",
      v.available as stock, coalesce(v.picture, pp.picture) as picture, v.weight_grams as "weightGrams",
      p.brand, v.barcode, p.requires_shipping as "requiresShipping",
      (select coalesce(json_agg(picture order by position), '[]') from product_picture
        where product_id = p.id and picture <> coalesce(v.picture, pp.picture)) as "morePictures",
      v.options, t.options as "optionTexts",
      (select ct.name from product_category pc join category c on c.id = pc.category_id
        join category_text ct on ct.category_id = c.id
        where pc.product_id = p.id order by ct.locale = ${locale} desc,
          ct.locale = (select home_locale from shop_settings) desc, c.position, ct.locale limit 1) as category,
      array(select distinct near.key from product_category pc join category c on c.id = pc.category_id
        join category near on near.id in (c.id, c.parent_id)
        where pc.product_id = p.id order by near.key) as categories,
      array(select tag_key from product_tag where product_id = p.id order by tag_key) as tags
    from variant v
    join product p on p.id = v.product_id and p.status = 'active'
      and (p.markets is null or ${country} = any(p.markets))
    join variant_price vp on vp.variant_id = v.id and vp.currency = ${currency}
    left join product_picture pp on pp.product_id = p.id and pp.position = 0
    join lateral (
      select title, description, options, case when locale = ${locale} then slug end as slug
      from product_text where product_id = p.id and title <> ''
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc,
        locale limit 1) t on true
    where v.id = any(${variantIds}) order by v.id`)
}
