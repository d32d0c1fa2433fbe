// Loads products as the merchant edits them, whatever their status.
import {
  emptyTexts,
  type OptionRecord,
  type OptionTexts,
  type PersonalisationRecord,
  type PriceRecord,
  type ProductRecord,
  type ProductTexts,
  type UnitMeasure,
  type VariantRecord,
} from '#domain/catalog/product-record.ts'
import type { Alphabet } from '#domain/catalog/alphabet.ts'
import type { SizeChart } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

export type StoredProduct = {
  readonly id: string
  readonly createdAt: Date
  readonly record: ProductRecord
}

type TextRow = {
  locale: Locale
  title: string
  description: string
  seo_title: string
  seo_description: string
  details: { label: string; value: string }[]
  options: Record<string, OptionTexts>
  alts: (string | null)[]
  personalisation_label: string | null
  slug: string | null
}

type VariantRow = {
  id: string
  sku: string | null
  options: Record<string, string>
  stock_mode: VariantRecord['stockMode']
  stock: number
  barcode: string | null
  weight_grams: number
  cost: number | null
  cost_currency: Currency | null
  unit_measure: UnitMeasure | null
  picture: string | null
  prices: Partial<Record<Currency, { minor: number; compareAt: number | null }>>
}

type Row = {
  id: string
  created_at: Date
  key: string
  status: string
  publish_at: Date | null
  options: { code: string; values: { code: string; swatch?: string | null }[] }[]
  brand: string | null
  product_type: string | null
  tax_class: string
  origin_country: string | null
  hs_code: string | null
  requires_shipping: boolean
  gift_wrap: boolean
  handling_days: number
  markets: ProductRecord['markets']
  fresh_days: number | null
  size_chart: SizeChart | null
  personalisation_max: number | null
  personalisation_alphabet: Alphabet | null
  personalisation_position: PersonalisationRecord['position']
  pictures: string[]
  categories: string[]
  tags: string[]
  texts: TextRow[]
  variants: VariantRow[]
}

/** In the order of ids, which is the order of creation; unknown ids are left out. */
export async function loadProductRecords(db: Queryable, ids: readonly string[]): Promise<StoredProduct[]> {
  const rows = await db.rows<Row>(sql`
    select p.id, p.created_at, p.key, p.status, p.publish_at, p.options, p.brand, p.product_type, p.tax_class,
      p.origin_country, p.hs_code, p.requires_shipping, p.gift_wrap, p.handling_days, p.markets, p.fresh_days, p.size_chart,
      p.personalisation_max, p.personalisation_alphabet, p.personalisation_position,
      (select coalesce(json_agg(picture order by position), '[]') from product_picture
        where product_id = p.id) as pictures,
      (select coalesce(json_agg(c.key order by c.position, c.key), '[]') from product_category pc
        join category c on c.id = pc.category_id where pc.product_id = p.id) as categories,
      (select coalesce(json_agg(tag_key order by tag_key), '[]') from product_tag
        where product_id = p.id) as tags,
      (select coalesce(json_agg(json_build_object('locale', locale, 'title', title, 'description', description,
          'seo_title', seo_title, 'seo_description', seo_description, 'details', details, 'options', options,
          'alts', alts, 'personalisation_label', personalisation_label,
          'slug', slug) order by locale), '[]')
        from product_text where product_id = p.id) as texts,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options,
          'stock_mode', v.stock_mode, 'stock', v.stock, 'barcode', v.barcode, 'weight_grams', v.weight_grams,
          'cost', v.cost, 'cost_currency', v.cost_currency, 'unit_measure', v.unit_measure,
          'picture', v.picture, 'prices',
          (select coalesce(json_object_agg(currency, json_build_object('minor', price, 'compareAt', compare_at)
            order by currency), '{}') from variant_price where variant_id = v.id and not derived))
          order by v.position, v.id), '[]')
        from variant v where v.product_id = p.id) as variants
    from product p where p.id = any (${ids}::uuid[]) order by p.id`)
  return rows.map((row) => ({ id: row.id, createdAt: row.created_at, record: recordOf(row) }))
}

export async function loadProductRecord(db: Queryable, id: string): Promise<StoredProduct | undefined> {
  return (await loadProductRecords(db, [id]))[0]
}

/** Ids by key, of products of any status; unknown keys are left out. */
export async function findProductIds(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.rows<{ id: string; key: string }>(
    sql`select id, key from product where key = any (${keys}::text[])`,
  )
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Waits for other changes of the product. False if it does not exist. */
export async function lockProduct(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.row(sql`select id from product where id = ${id} for update`)) !== undefined
}

function recordOf(row: Row): ProductRecord {
  return {
    key: row.key,
    status: row.status as ProductRecord['status'],
    publishAt: row.publish_at?.getTime() ?? null,
    texts: Object.fromEntries(row.texts.map((text) => [text.locale, textsOf(text, row.pictures)])),
    options: row.options.map(optionOf),
    variants: row.variants.map(variantOf),
    pictures: row.pictures,
    categories: row.categories,
    tags: row.tags,
    brand: row.brand,
    productType: row.product_type,
    taxClass: row.tax_class as ProductRecord['taxClass'],
    originCountry: row.origin_country,
    hsCode: row.hs_code,
    requiresShipping: row.requires_shipping,
    giftWrap: row.gift_wrap,
    handlingDays: row.handling_days,
    markets: row.markets,
    freshDays: row.fresh_days,
    sizeChart: row.size_chart,
    personalisation:
      row.personalisation_max === null
        ? null
        : {
            maxLength: row.personalisation_max,
            alphabet: row.personalisation_alphabet,
            position: row.personalisation_position,
          },
  }
}

function optionOf({ code, values }: Row['options'][number]): OptionRecord {
  return { code, values: values.map((value) => ({ code: value.code, swatch: value.swatch ?? null })) }
}

function textsOf(row: TextRow, pictures: readonly string[]): ProductTexts {
  const alts = row.alts.flatMap((alt, at) => (alt && pictures[at] ? [[pictures[at], alt] as const] : []))
  return {
    ...emptyTexts,
    title: row.title,
    description: row.description,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    details: row.details,
    options: row.options,
    alts: Object.fromEntries(alts),
    personalisationLabel: row.personalisation_label,
    slug: row.slug ?? '',
  }
}

function variantOf(row: VariantRow): VariantRecord {
  const prices = Object.entries(row.prices).map(([currency, { minor, compareAt }]) => [
    currency,
    { minor, reduced: compareAt !== null } satisfies PriceRecord,
  ])
  return {
    id: row.id,
    sku: row.sku,
    options: row.options,
    stockMode: row.stock_mode,
    stock: row.stock,
    prices: Object.fromEntries(prices),
    barcode: row.barcode,
    weightGrams: row.weight_grams,
    cost: row.cost === null || row.cost_currency === null ? null : money(row.cost, row.cost_currency),
    unitMeasure: row.unit_measure,
    picture: row.picture,
  }
}
