// Public addresses for the sitemap, and rows of the merchant feed.
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

/** One sitemap entry. */
export type PublicKey = {
  readonly key: string
  /** Last change; null if not recorded. */
  readonly changedAt: Date | null
  /** Names of the pictures on the page. */
  readonly pictures: readonly string[]
}

/** Sitemap entries in a stable order: new entries are appended. */
export type PublicKeys = Readonly<Record<'products' | 'categories' | 'content', readonly PublicKey[]>>

export async function loadPublicKeys(db: Queryable): Promise<PublicKeys> {
  const rows = await db.rows<PublicKey & { kind: keyof PublicKeys }>(sql`
    select kind, key, changed_at as "changedAt", pictures from (
      select 'categories' as kind, key, 0 as place, now() as at, null::timestamptz as changed_at,
        '[]'::json as pictures
        from category
      union all select 'content', key, 1, published_at, updated_at,
        case when picture is null then '[]'::json else json_build_array(picture) end from content where status = 'active'
      union all select 'products', key, 2, created_at, null,
        (select coalesce(json_agg(picture order by position), '[]') from product_picture
          where product_id = p.id)
        from product p where status = 'active') listed
    order by place, at, key`)
  const keys = { products: [] as PublicKey[], categories: [] as PublicKey[], content: [] as PublicKey[] }
  for (const { kind, ...key } of rows) keys[kind].push(key)
  return keys
}

export type FeedRow = {
  readonly variantId: string
  readonly sku: string | null
  readonly productKey: string
  readonly title: string
  readonly description: string
  /** Minor units. */
  readonly price: number
  readonly compareAt: number | null
  readonly stock: number
  readonly picture: string | null
  /** The product's other pictures. */
  readonly morePictures: readonly string[]
  /** Value per option, as codes and as translated texts. */
  readonly options: Readonly<Record<string, string>>
  readonly optionTexts: Readonly<Record<string, { values: Readonly<Record<string, string>> }>>
  readonly weightGrams: number
  readonly brand: string | null
  readonly barcode: string | null
  readonly category: string | null
}

/** One row per variant, after the variant `after`, in the order of ids. */
export async function loadFeedRows(
  db: Queryable,
  locale: Locale,
  currency: Currency,
  after: string,
  limit: number,
): Promise<FeedRow[]> {
  return db.rows<FeedRow>(sql`
    select v.id as "variantId", v.sku, p.key as "productKey", t.title, t.description, vp.price, vp.compare_at as "compareAt",
      v.available as stock, coalesce(v.picture, pp.picture) as picture, v.weight_grams as "weightGrams",
      p.brand, v.barcode,
      (select coalesce(json_agg(picture order by position), '[]') from product_picture
        where product_id = p.id and picture <> coalesce(v.picture, pp.picture)) as "morePictures",
      v.options, t.options as "optionTexts",
      (select ct.name from product_category pc join category c on c.id = pc.category_id
        join category_text ct on ct.category_id = c.id
        where pc.product_id = p.id order by ct.locale = ${locale} desc,
          ct.locale = (select home_locale from shop_settings) desc, c.position, ct.locale limit 1) as category
    from variant v
    join product p on p.id = v.product_id and p.status = 'active'
    join variant_price vp on vp.variant_id = v.id and vp.currency = ${currency}
    left join product_picture pp on pp.product_id = p.id and pp.position = 0
    join lateral (
      select title, description, options from product_text where product_id = p.id
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc,
        locale limit 1) t on true
    where v.id > ${after} order by v.id limit ${limit}`)
}
