// Loads products as the merchant edits them, whatever their status.
import type {
  OptionRecord,
  PriceRecord,
  ProductRecord,
  ProductTexts,
  VariantRecord,
} from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

export type StoredProduct = {
  readonly id: string
  readonly createdAt: number
  readonly record: ProductRecord
}

/** Texts of the alternative descriptions in the order of the pictures. */
type TextRow = Omit<ProductTexts, 'alts' | 'slug'> & {
  locale: Locale
  alts: (string | null)[]
  slug: string | null
}

type VariantRow = Omit<VariantRecord, 'prices' | 'cost'> & {
  cost: number | null
  costCurrency: Currency | null
  prices: Partial<Record<Currency, { minor: number; compareAt: number | null }>>
}

type Row = Omit<ProductRecord, 'texts' | 'options' | 'variants'> & {
  id: string
  createdAt: number
  options: { code: string; values: { code: string; swatch?: string | null }[] }[]
  texts: TextRow[]
  variants: VariantRow[]
}

/** In the order of ids, which is the order of creation; unknown ids are left out. */
export async function loadProductRecords(db: Queryable, ids: readonly string[]): Promise<StoredProduct[]> {
  const rows = await db.rows<Row>(sql`
    select p.id, p.created_at as "createdAt", p.key, p.status,
      p.publish_at as "publishAt", p.options, p.brand,
      p.product_type as "productType", p.tax_class as "taxClass", p.origin_country as "originCountry",
      p.hs_code as "hsCode", p.requires_shipping as "requiresShipping", p.gift_wrap as "giftWrap",
      p.handling_days as "handlingDays", p.markets, p.fresh_days as "freshDays", p.size_chart as "sizeChart",
      case when p.personalisation_max is not null then json_build_object('maxLength', p.personalisation_max,
        'alphabet', p.personalisation_alphabet, 'position', p.personalisation_position) end as personalisation,
      (select coalesce(json_agg(picture order by position), '[]') from product_picture
        where product_id = p.id) as pictures,
      (select coalesce(json_agg(c.key order by c.position, c.key), '[]') from product_category pc
        join category c on c.id = pc.category_id where pc.product_id = p.id) as categories,
      (select coalesce(json_agg(tag_key order by tag_key), '[]') from product_tag
        where product_id = p.id) as tags,
      (select coalesce(json_agg(json_build_object('locale', locale, 'title', title, 'description', description,
          'seoTitle', seo_title, 'seoDescription', seo_description, 'details', details, 'options', options,
          'alts', alts, 'personalisationLabel', personalisation_label,
          'slug', slug) order by locale), '[]')
        from product_text where product_id = p.id) as texts,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options,
          'stockMode', v.stock_mode, 'stock', v.stock, 'barcode', v.barcode, 'weightGrams', v.weight_grams,
          'cost', v.cost, 'costCurrency', v.cost_currency, 'unitMeasure', v.unit_measure,
          'picture', v.picture, 'prices',
          (select coalesce(json_object_agg(currency, json_build_object('minor', price, 'compareAt', compare_at)
            order by currency), '{}') from variant_price where variant_id = v.id and not derived))
          order by v.position, v.id), '[]')
        from variant v where v.product_id = p.id) as variants
    from product p where p.id = any (${ids}::uuid[]) order by p.id`)
  return rows.map(({ id, createdAt, ...row }) => ({ id, createdAt, record: recordOf(row) }))
}

export async function loadProductRecord(db: Queryable, id: string): Promise<StoredProduct | undefined> {
  return (await loadProductRecords(db, [id]))[0]
}

/** Ids by key, of products of any status; unknown keys are left out. */
export async function findProductIds(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  return db.map<string, string>(sql`select key, id from product where key = any (${keys}::text[])`)
}

/** Waits for other changes of the product. False if it does not exist. */
export async function lockProduct(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.row(sql`select id from product where id = ${id} for update`)) !== undefined
}

function recordOf(row: Omit<Row, 'id' | 'createdAt'>): ProductRecord {
  return {
    ...row,
    texts: Object.fromEntries(row.texts.map(({ locale, ...text }) => [locale, textsOf(text, row.pictures)])),
    options: row.options.map(optionOf),
    variants: row.variants.map(variantOf),
  }
}

function optionOf({ code, values }: Row['options'][number]): OptionRecord {
  return { code, values: values.map((value) => ({ code: value.code, swatch: value.swatch ?? null })) }
}

function textsOf(text: Omit<TextRow, 'locale'>, pictures: readonly string[]): ProductTexts {
  const alts = text.alts.flatMap((alt, at) => (alt && pictures[at] ? [[pictures[at], alt] as const] : []))
  return { ...text, alts: Object.fromEntries(alts), slug: text.slug ?? '' }
}

function variantOf({ cost, costCurrency, ...row }: VariantRow): VariantRecord {
  const prices = Object.entries(row.prices).map(([currency, { minor, compareAt }]) => [
    currency,
    { minor, reduced: compareAt !== null } satisfies PriceRecord,
  ])
  return {
    ...row,
    prices: Object.fromEntries(prices),
    cost: cost === null || costCurrency === null ? null : money(cost, costCurrency),
  }
}
