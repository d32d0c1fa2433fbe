// Reads products as cards and as product pages.
import {
  stockState,
  type Picture,
  type StoredProduct,
  type ProductCard,
  type SizeChart,
  type Variant,
} from '#domain/catalog/catalog.ts'
import type { UnitMeasure } from '#domain/catalog/product-record.ts'
import { sampleDrawingName } from '#domain/catalog/sample-drawing.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { giftWrapPrice } from '#domain/orders/gift.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import { formatUnitPrice } from '#messages/format-unit-price.ts'
import { sql, type Queryable } from '../database.ts'
import { drawnPicture, type StoredLettering } from './stored-lettering.ts'

type CardRow = Pick<ProductCard, 'id' | 'key' | 'address' | 'title' | 'personalisable' | 'onlyVariant'> & {
  price: number
  highest: number
  compareAt: number | null
  unitMeasure: UnitMeasure | null
  stock: number
  picture: Omit<Picture, 'alt'> | null
  /** The photograph without text, if the text is drawn on it. */
  blank: string | null
  /** At least as wide as cards on fine screens. */
  second: { readonly name: string; readonly isDrawn: boolean } | null
  alts: (string | null)[]
}

/** Cards of the given products, in the given order; a product without a price in the currency is left out. */
export async function loadCards(
  db: Queryable,
  ids: readonly string[],
  locale: Locale,
  currency: Currency,
  lowStockBelow: number,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await db.rows<CardRow>(sql`
    select p.id, p.key, coalesce(t.slug, p.key) as address, t.title, t.alts, p.personalisation_max is not null as personalisable,
      v.price, v.highest, v.compare_at as "compareAt", v.unit_measure as "unitMeasure", v.stock,
      v.only_variant as "onlyVariant",
      case when pic.name is null then null else
        json_build_object('name', pic.name, 'width', pic.width, 'height', pic.height, 'placeholder', pic.placeholder) end as picture,
      case when p.personalisation_max is not null and p.personalisation_position is null
        then pic.lettering ->> 'blank' end as blank,
      (select json_build_object('name', s.name, 'isDrawn', s.lettering is not null and p.personalisation_max is not null
          and p.personalisation_position is null)
        from product_picture sp join picture s on s.name = sp.picture
        where sp.product_id = p.id and sp.position > 0 and s.width >= 640 and s.name not in (
          select picture from variant where product_id = p.id and picture is not null) order by sp.position limit 1) as second
    from product p
    join lateral (
      select title, alts, case when locale = ${locale} then slug end as slug from product_text
      where product_id = p.id and title <> ''
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    join lateral (
      select min(vp.price) as price, max(vp.price) as highest, sum(v.available) as stock,
        case when count(*) = 1 then (array_agg(v.id))[1] end as only_variant,
        (array_agg(vp.compare_at order by vp.price))[1] as compare_at,
        (array_agg(v.unit_measure order by vp.price))[1] as unit_measure
      from variant v join variant_price vp on vp.variant_id = v.id and vp.currency = ${currency}
      where v.product_id = p.id) v on v.price is not null
    left join product_picture pp on pp.product_id = p.id and pp.position = 0
    left join picture pic on pic.name = pp.picture
    where p.id = any(${ids})`)
  const byId = new Map(rows.map((row) => [row.id, cardOf(row, locale, currency, lowStockBelow)]))
  return ids.map((id) => byId.get(id)).filter((card) => card !== undefined)
}

function cardOf(
  { highest, unitMeasure, blank, alts, ...row }: CardRow,
  locale: Locale,
  currency: Currency,
  lowStockBelow: number,
): ProductCard {
  const price = money(row.price, currency)
  return {
    ...row,
    picture: row.picture && {
      ...row.picture,
      ...(blank && { name: sampleDrawingName(blank, locale) }),
      alt: alts[0] ?? row.title,
    },
    second: row.second?.isDrawn ? sampleDrawingName(row.second.name, locale) : row.second?.name,
    price,
    unitPrice: formatUnitPrice(locale, price, unitMeasure),
    from: highest > row.price,
    compareAt: row.compareAt === null ? null : money(row.compareAt, currency),
    stock: stockState(row.stock, lowStockBelow),
  }
}

type OptionRow = { code: string; values: { code: string; swatch?: string | null }[] }
type OptionTexts = Record<string, { name: string; values: Record<string, string> }>
type ProductRow = Omit<
  StoredProduct,
  'addresses' | 'options' | 'pictures' | 'variants' | 'personalisable' | 'wrapPrice'
> & {
  options: OptionRow[]
  optionTexts: OptionTexts
  alts: (string | null)[]
  pictures: (Omit<Picture, 'alt' | 'lettering'> & { lettering: StoredLettering | null })[] | null
  variants: VariantRow[]
  slugs: { [Name in Locale]?: string }
}

type VariantRow = Omit<Variant, 'price' | 'compareAt' | 'unitPrice'> & {
  price: number
  compareAt: number | null
  unitMeasure: UnitMeasure | null
}

/**
 * All facts of a product page, by the product's key or its address in any language. undefined if no active product has
 * it.
 */
export async function loadProduct(
  db: Queryable,
  key: string,
  locale: Locale,
  currency: Currency,
): Promise<StoredProduct | undefined> {
  return loadProductRow(db, { key, id: null }, locale, currency)
}

/** The same for a product of any status, by id. */
export async function loadProductPreview(
  db: Queryable,
  id: string,
  locale: Locale,
  currency: Currency,
): Promise<StoredProduct | undefined> {
  return loadProductRow(db, { key: null, id }, locale, currency)
}

async function loadProductRow(
  db: Queryable,
  { key, id }: { readonly key: string | null; readonly id: string | null },
  locale: Locale,
  currency: Currency,
): Promise<StoredProduct | undefined> {
  const row = await db.row<ProductRow>(sql`
    select p.id, p.key, coalesce(case when t.locale = ${locale} then t.slug end, p.key) as address,
      p.handling_days as "handlingDays", p.markets, p.fresh_days as "freshDays",
      p.requires_shipping as "requiresShipping",
      (select max(v.weight_grams) from variant v where v.product_id = p.id) as "weightGrams",
      p.gift_wrap as "giftWrap", p.options, p.size_chart as "sizeChart", p.brand, t.title, t.description,
      t.seo_title as "seoTitle", t.seo_description as "seoDescription", t.details, t.options as "optionTexts", t.alts,
      case when p.personalisation_max is not null then json_build_object(
        'label', coalesce(t.personalisation_label, ''), 'maxLength', p.personalisation_max,
        'alphabet', p.personalisation_alphabet, 'position', p.personalisation_position) end as personalisation,
      (select json_agg(json_build_object('name', pic.name, 'width', pic.width, 'height', pic.height,
        'placeholder', pic.placeholder, 'lettering', pic.lettering) order by pp.position)
        from product_picture pp join picture pic on pic.name = pp.picture
        where pp.product_id = p.id) as pictures,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', coalesce(v.sku, ''), 'options', v.options,
          'price', vp.price, 'compareAt', vp.compare_at,
          'unitMeasure', v.unit_measure, 'stock', v.available, 'picture', v.picture)
          order by v.position), '[]')
        from variant v join variant_price vp on vp.variant_id = v.id and vp.currency = ${currency}
        where v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('key', c.key, 'name', ct.name,
          'address', coalesce(case when ct.locale = ${locale} then ct.slug end, c.key)) order by c.position), '[]')
        from product_category pc join category c on c.id = pc.category_id
        join lateral (select name, slug, locale from category_text where category_id = c.id
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) ct on true
        where pc.product_id = p.id) as categories,
      (select coalesce(json_agg(tag_key order by tag_key), '[]') from product_tag
        where product_id = p.id) as tags,
      (select coalesce(json_object_agg(locale, slug), '{}') from product_text
        where product_id = p.id and slug is not null and title <> '') as slugs
    from product p
    join lateral (
      select * from product_text where product_id = p.id and title <> ''
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    where p.id = coalesce(${id}::uuid, (select id from product where key = ${key}),
        (select product_id from product_text where slug = ${key} limit 1))
      and (p.status = 'active' or ${id}::uuid is not null)`)
  return row && productOf(row, locale, currency)
}

function productOf(
  { slugs, alts, optionTexts, ...row }: ProductRow,
  locale: Locale,
  currency: Currency,
): StoredProduct {
  const { personalisation, options } = row
  const pictures = row.pictures ?? []
  // A place that the merchant chose replaces the drawing.
  const isDrawn = personalisation !== null && personalisation.position === null
  const drawn = new Map(
    isDrawn ? pictures.flatMap(({ name, lettering }) => (lettering ? [[name, lettering.blank]] : [])) : [],
  )
  return {
    ...row,
    addresses: { handle: row.key, slugs },
    pictures: pictures.map(({ lettering, ...picture }, i) => ({
      ...picture,
      alt: alts[i] ?? row.title,
      ...(lettering && drawn.has(picture.name) && drawnPicture(lettering, locale)),
    })),
    options: options.map(({ code, values }) => ({
      name: optionTexts[code]?.name ?? code,
      values: values.map((value) => ({
        value: valueName(optionTexts, code, value.code),
        swatch: value.swatch ?? null,
      })),
    })),
    variants: row.variants.map((variant) => ({
      ...variantOf(variant, { options, optionTexts }, locale, currency),
      picture: drawn.get(variant.picture ?? '') ?? variant.picture,
    })),
    personalisable: personalisation !== null,
    wrapPrice: row.giftWrap ? giftWrapPrice(currency) : null,
    sizeChart: row.sizeChart && sizeChartOf(row.sizeChart, optionTexts),
  }
}

function variantOf(
  { unitMeasure, ...variant }: VariantRow,
  { options, optionTexts }: Pick<ProductRow, 'options' | 'optionTexts'>,
  locale: Locale,
  currency: Currency,
): Variant {
  const price = money(variant.price, currency)
  const named = options.map(({ code }) => [
    optionTexts[code]?.name ?? code,
    valueName(optionTexts, code, variant.options[code] ?? ''),
  ])
  return {
    ...variant,
    options: Object.fromEntries(named),
    price,
    unitPrice: formatUnitPrice(locale, price, unitMeasure),
    compareAt: variant.compareAt === null ? null : money(variant.compareAt, currency),
  }
}

/** Replaces option codes by translated names. */
function sizeChartOf({ option, measures, rows }: SizeChart, texts: OptionTexts): SizeChart {
  return {
    option: texts[option]?.name ?? option,
    measures,
    rows: rows.map(({ value, millimetres }) => ({ value: valueName(texts, option, value), millimetres })),
  }
}

function valueName(texts: OptionTexts, option: string, value: string): string {
  return texts[option]?.values[value] ?? value
}
