// Data of variants for carts and orders, read in one statement for all lines, and of the delivery of products.
import type { Alphabet } from '#domain/catalog/alphabet.ts'
import { optionsText, type Picture } from '#domain/catalog/catalog.ts'
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import { variantAddress } from '#domain/catalog/variant-pictures.ts'
import type { DeliveredProduct } from '#domain/delivery/product-delivery.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { money, type Currency, type Money } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'
import { drawnPicture, type StoredLettering } from './stored-lettering.ts'

export type VariantFacts = Pick<
  ProductRecord,
  'handlingDays' | 'freshDays' | 'requiresShipping' | 'taxClass' | 'giftWrap' | 'categories' | 'tags'
> & {
  readonly variantId: string
  readonly productId: string
  readonly productKey: string
  /** Address of the product's page in the language, with the variant, without prefix. */
  readonly productAddress: string
  /** Empty if it has none. */
  readonly sku: string
  readonly title: string
  /** Chosen options as one text: 'Oat · Large'. */
  readonly optionsText: string
  readonly picture: Picture | null
  readonly price: Money
  readonly compareAt: Money | null
  /** The quantity that can be sold now. */
  readonly stock: number
  readonly weightGrams: number
  /** Countries where it is sold; null: all. */
  readonly markets: readonly string[] | null
  readonly personalisationMax: number | null
  readonly personalisationAlphabet: Alphabet | null
}

type Row = Omit<VariantFacts, 'productAddress' | 'optionsText' | 'picture' | 'price' | 'compareAt'> & {
  address: string
  alts: (string | null)[]
  optionTexts: Record<string, { values: Record<string, string> }>
  optionCodes: { code: string }[]
  options: Record<string, string>
  picture: Omit<Picture, 'alt'> | null
  lettering: StoredLettering | null
  price: number
  compareAt: number | null
}

/** Ids by SKU. The map omits unknown ones. */
export async function findVariantIds(
  db: Queryable,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return db.map<string, string>(sql`select sku, id from variant where sku = any (${[...skus]}::text[])`)
}

/** By variant id. The map omits unknown and inactive variants, and variants without a price in the currency. */
export async function loadVariantFacts(
  db: Queryable,
  variantIds: readonly string[],
  locale: Locale,
  currency: Currency,
): Promise<Map<string, VariantFacts>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db.rows<Row>(sql`
    select v.id as "variantId", v.product_id as "productId", p.key as "productKey",
      coalesce(t.slug, p.key) as address, coalesce(v.sku, '') as sku, t.title, t.alts, t.options as "optionTexts",
      p.options as "optionCodes", v.options,
      case when pic.name is null then null else
        json_build_object('name', pic.name, 'width', pic.width, 'height', pic.height,
          'placeholder', pic.placeholder) end as picture,
      case when p.personalisation_max is not null and p.personalisation_position is null
        then pic.lettering end as lettering,
      vp.price, vp.compare_at as "compareAt", v.available as stock, v.weight_grams as "weightGrams",
      p.handling_days as "handlingDays", p.markets, p.fresh_days as "freshDays",
      p.requires_shipping as "requiresShipping", p.tax_class as "taxClass", p.gift_wrap as "giftWrap",
      p.personalisation_max as "personalisationMax", p.personalisation_alphabet as "personalisationAlphabet",
      array(select c.key from product_category pc
        join category c on c.id = pc.category_id where pc.product_id = p.id) as categories,
      array(select tag_key from product_tag where product_id = p.id) as tags
    from variant v
    join product p on p.id = v.product_id and p.status = 'active'
    join variant_price vp on vp.variant_id = v.id and vp.currency = ${currency}
    join lateral (
      select title, alts, options, case when locale = ${locale} then slug end as slug
      from product_text where product_id = p.id and title <> ''
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    left join product_picture pp on pp.product_id = p.id and pp.position = 0
    left join picture pic on pic.name = coalesce(v.picture, pp.picture)
    where v.id = any(${variantIds})`)
  return new Map(rows.map((row) => [row.variantId, factsOf(row, locale, currency)]))
}

function factsOf(
  { address, alts, optionTexts, optionCodes, options, lettering, ...row }: Row,
  locale: Locale,
  currency: Currency,
): VariantFacts {
  return {
    ...row,
    productAddress: variantAddress(address, { id: row.variantId, sku: row.sku, options }),
    optionsText: optionsTextOf({ optionTexts, optionCodes, options }),
    picture: row.picture && {
      ...row.picture,
      alt: alts[0] ?? row.title,
      ...(lettering && drawnPicture(lettering, locale)),
    },
    price: money(row.price, currency),
    compareAt: row.compareAt === null ? null : money(row.compareAt, currency),
  }
}

type Options = Pick<Row, 'optionTexts' | 'optionCodes' | 'options'>

function optionsTextOf({ optionTexts, optionCodes, options }: Options): string {
  const values = optionCodes.map(({ code }) => {
    const value = options[code] ?? ''
    return optionTexts[code]?.values[value] ?? value
  })
  return optionsText(values)
}

export type VariantName = Pick<VariantFacts, 'sku' | 'optionsText'>

/** By variant id, also of products that are not sold any more. The map omits deleted variants. */
export async function loadVariantNames(
  db: Queryable,
  variantIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, VariantName>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db.rows<Options & { id: string; sku: string }>(sql`
    select v.id, coalesce(v.sku, '') as sku, t.options as "optionTexts", p.options as "optionCodes", v.options
    from variant v join product p on p.id = v.product_id
    join lateral (
      select options from product_text where product_id = p.id and title <> ''
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    where v.id = any(${[...variantIds]}::uuid[])`)
  return new Map(rows.map(({ id, sku, ...row }) => [id, { sku, optionsText: optionsTextOf(row) }]))
}

/** By product id. Unknown ids are missing. */
export async function loadDeliveryFacts(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, DeliveredProduct>> {
  const rows = await db.rows<DeliveredProduct & { id: string }>(sql`
    select p.id, p.handling_days as "handlingDays", p.fresh_days as "freshDays", p.markets,
      p.requires_shipping as "requiresShipping",
      (select coalesce(max(v.weight_grams), 0) from variant v where v.product_id = p.id) as "weightGrams",
      (select coalesce(json_agg(tag_key), '[]') from product_tag where product_id = p.id) as tags
    from product p where p.id = any(${ids})`)
  return new Map(rows.map((row) => [row.id, row]))
}
