// Lists of products and variants for the staff: all statuses, found by title, key, SKU or barcode.
import type { Picture } from '#domain/catalog/catalog.ts'
import type { ProductStatus, StockMode } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

export type ProductFilter = {
  /** Empty: all. */
  readonly search: string
  readonly status: ProductStatus | null
  /** Key of a category. */
  readonly category: string | null
}

export type ListedProduct = {
  readonly id: string
  readonly key: string
  readonly title: string
  readonly status: ProductStatus
  readonly publishAt: number | null
  readonly picture: Omit<Picture, 'alt'> | null
  readonly variants: number
  /** Sum of the counted variants; null if none is counted. */
  readonly stock: number | null
  /** Number of counted variants without stock. */
  readonly soldOut: number
  /** Number of counted variants below the limit that the merchant has set. */
  readonly low: number
  /** Lowest price in minor units; null without one in the currency. */
  readonly price: number | null
  /** Number of languages with a title. */
  readonly languages: number
}

/** The last changed first. `total` is the number of all matches. */
export async function listProducts(
  db: Queryable,
  filter: ProductFilter,
  view: {
    readonly locale: Locale
    readonly currency: Currency
    readonly lowStockBelow: number
    readonly offset: number
    readonly limit: number
  },
): Promise<{ products: ListedProduct[]; total: number }> {
  const { locale, currency, lowStockBelow, offset, limit } = view
  const pattern = likePattern(filter.search)
  const rows = await db.rows<ListedProduct & { readonly total: number }>(sql`
    with found as (
      select id, count(*) over () as total, updated_at from product p
      where (${filter.status}::text is null or status = ${filter.status})
        and (${filter.category}::text is null or exists (
          select from product_category pc join category c on c.id = pc.category_id
          where pc.product_id = p.id and c.key = ${filter.category}))
        and (${pattern}::text is null or key ilike ${pattern}
          or exists (select from product_text where product_id = p.id and title ilike ${pattern})
          or exists (select from variant where product_id = p.id and (sku ilike ${pattern} or barcode ilike ${pattern})))
      order by updated_at desc, id desc offset ${offset} limit ${limit})
    select p.id, p.key, coalesce(t.title, p.key) as title, p.status, p.publish_at as "publishAt",
      case when pic.name is null then null else
        json_build_object('name', pic.name, 'width', pic.width, 'height', pic.height,
          'placeholder', pic.placeholder) end as picture,
      (select count(*) from variant where product_id = p.id) as variants,
      (select sum(stock) from variant where product_id = p.id and stock_mode <> 'untracked') as stock,
      (select count(*) from variant where product_id = p.id and stock_mode = 'tracked' and stock <= 0) as "soldOut",
      (select count(*) from variant
        where product_id = p.id and stock_mode = 'tracked' and stock < ${lowStockBelow}) as low,
      (select min(vp.price) from variant v join variant_price vp on vp.variant_id = v.id
        where v.product_id = p.id and vp.currency = ${currency}) as price,
      (select count(*) from product_text where product_id = p.id and title <> '') as languages, found.total
    from found join product p on p.id = found.id
    left join lateral (
      select title from product_text where product_id = p.id and title <> ''
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    left join product_picture pp on pp.product_id = p.id and pp.position = 0
    left join picture pic on pic.name = pp.picture
    order by found.updated_at desc, p.id desc`)
  return {
    products: rows.map(({ total: _total, ...product }) => product),
    total: rows[0]?.total ?? 0,
  }
}

export type GridRow = {
  readonly variantId: string
  readonly productId: string
  readonly title: string
  readonly sku: string | null
  /** Values of the options: 'oat · large'. */
  readonly options: string
  readonly status: ProductStatus
  readonly stockMode: StockMode
  readonly stock: number
  /** Minor units; null without a price of the merchant in the currency. */
  readonly price: number | null
  readonly personalisable: boolean
  readonly giftWrap: boolean
}

/** One row per variant, by title. */
export async function listGridRows(
  db: Queryable,
  filter: ProductFilter,
  view: { readonly locale: Locale; readonly currency: Currency; readonly limit: number },
): Promise<GridRow[]> {
  const { locale, currency, limit } = view
  const pattern = likePattern(filter.search)
  return db.rows<GridRow>(sql`
    select v.id as "variantId", p.id as "productId", coalesce(t.title, p.key) as title, v.sku,
      coalesce((select string_agg(coalesce(t.options -> o.key -> 'values' ->> o.value, o.value), ' · ')
        from jsonb_each_text(v.options) o), '') as options,
      p.status, v.stock_mode as "stockMode", v.stock, vp.price,
      p.personalisation_max is not null as personalisable, p.gift_wrap as "giftWrap"
    from variant v join product p on p.id = v.product_id
    left join lateral (
      select title, options from product_text where product_id = p.id and title <> ''
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    left join variant_price vp on vp.variant_id = v.id and vp.currency = ${currency} and not vp.derived
    where (${filter.status}::text is null or p.status = ${filter.status})
      and (${filter.category}::text is null or exists (
        select from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = p.id and c.key = ${filter.category}))
      and (${pattern}::text is null or p.key ilike ${pattern} or t.title ilike ${pattern} or v.sku ilike ${pattern})
    order by title, p.id, v.position limit ${limit}`)
}

function likePattern(search: string): string | null {
  return search === '' ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
}
