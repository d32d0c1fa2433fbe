// Writes the rows of a product that differ from the stored ones. The caller holds the product's lock.
import { isSame } from '#domain/catalog/product-changes.ts'
import type { ProductRecord, VariantRecord } from '#domain/catalog/product-record.ts'
import { slugsOf } from '#domain/catalog/product-texts.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

/** Variants have their ids, and the stock that they shall have. */
export type CompleteVariant = VariantRecord & { readonly id: string }
export type CompleteProduct = Omit<ProductRecord, 'variants'> & {
  readonly variants: readonly CompleteVariant[]
}

export async function insertProduct(
  tx: Queryable,
  id: string,
  product: CompleteProduct,
  createdAt: number,
): Promise<void> {
  // A redirect from its address would hide the product.
  await tx.run(sql`delete from product_redirect where old_key = ${product.key}`)
  await tx.run(sql`
    insert into product (id, key, status, created_at, updated_at)
    values (${id}, ${product.key}, ${product.status}, ${instant(createdAt)}::timestamptz, ${instant(createdAt)}::timestamptz)`)
}

/** `before` is null after `insertProduct`. */
type Change = {
  readonly id: string
  readonly before: CompleteProduct | null
  readonly after: CompleteProduct
}

/** Prices are written by prices.ts. */
export async function writeProduct(tx: Queryable, change: Change, now: number): Promise<void> {
  const { id, before, after } = change
  await writeFacts(tx, change, now)
  await writeTexts(tx, change)
  await writePictures(tx, id, before?.pictures ?? [], after.pictures)
  await writeVariants(tx, id, before?.variants ?? [], after.variants)
  await writeLists(tx, change)
}

function factsOf(product: CompleteProduct) {
  const { personalisation } = product
  return {
    key: product.key,
    status: product.status,
    publish_at: instant(product.publishAt),
    options: product.options,
    brand: product.brand,
    product_type: product.productType,
    tax_class: product.taxClass,
    origin_country: product.originCountry,
    hs_code: product.hsCode,
    requires_shipping: product.requiresShipping,
    gift_wrap: product.giftWrap,
    handling_days: product.handlingDays,
    markets: product.markets,
    fresh_days: product.freshDays,
    size_chart: product.sizeChart,
    personalisation_max: personalisation?.maxLength ?? null,
    personalisation_alphabet: personalisation?.alphabet ?? null,
    personalisation_position: personalisation?.position ?? null,
  }
}

async function writeFacts(tx: Queryable, { id, before, after }: Change, now: number): Promise<void> {
  const facts = json(factsOf(after))
  if (before && json(factsOf(before)) === facts) {
    await tx.run(sql`update product set updated_at = ${instant(now)}::timestamptz where id = ${id}`)
    return
  }
  await tx.run(sql`
    update product set key = f.key, status = f.status, publish_at = f.publish_at, options = f.options,
      brand = f.brand, product_type = f.product_type, tax_class = f.tax_class,
      origin_country = f.origin_country, hs_code = f.hs_code, requires_shipping = f.requires_shipping,
      gift_wrap = f.gift_wrap, handling_days = f.handling_days, markets = f.markets, fresh_days = f.fresh_days,
      size_chart = f.size_chart,
      personalisation_max = f.personalisation_max,
      personalisation_alphabet = f.personalisation_alphabet,
      personalisation_position = f.personalisation_position, updated_at = ${instant(now)}::timestamptz
    from jsonb_populate_record(null::product, ${facts}::jsonb) f where product.id = ${id}`)
  if (!before || before.key === after.key) return
  // The former address redirects to the new one.
  await tx.run(sql`delete from product_redirect where old_key = ${after.key}`)
  await tx.run(sql`
    insert into product_redirect (old_key, product_id) values (${before.key}, ${id})
    on conflict (old_key) do update set product_id = excluded.product_id`)
}

function textRowsOf({ texts, pictures }: CompleteProduct) {
  return Object.entries(texts).map(([locale, text]) => ({
    locale,
    title: text.title,
    description: text.description,
    seo_title: text.seoTitle,
    seo_description: text.seoDescription,
    details: text.details,
    options: text.options,
    alts: pictures.map((picture) => text.alts[picture] || null),
    personalisation_label: text.personalisationLabel,
    slug: text.slug || null,
  }))
}

async function writeTexts(tx: Queryable, { id, before, after }: Change): Promise<void> {
  const earlier = new Map(before && textRowsOf(before).map((row) => [row.locale, json(row)]))
  const rows = textRowsOf(after)
  const changed = rows.filter((row) => earlier.get(row.locale) !== json(row))
  const gone = [...earlier.keys()].filter((locale) => !rows.some((row) => row.locale === locale))
  if (gone.length > 0)
    await tx.run(sql`delete from product_text where product_id = ${id} and locale = any (${gone}::text[])`)
  if (changed.length > 0)
    await tx.run(sql`
      insert into product_text (product_id, locale, title, description, seo_title, seo_description, details,
        options, alts, personalisation_label, slug)
      select ${id}::uuid, locale, title, description, seo_title, seo_description, details, options, alts,
        personalisation_label, slug
      from jsonb_populate_recordset(null::product_text, ${json(changed)}::jsonb)
      on conflict (product_id, locale) do update set title = excluded.title,
        description = excluded.description, seo_title = excluded.seo_title,
        seo_description = excluded.seo_description, details = excluded.details, options = excluded.options,
        alts = excluded.alts, personalisation_label = excluded.personalisation_label, slug = excluded.slug`)
  await redirectSlugs(tx, { id, before, after })
}

/** Former addresses of languages redirect to the product; an address in use redirects nowhere. */
async function redirectSlugs(tx: Queryable, { id, before, after }: Change): Promise<void> {
  const present = new Set(slugsOf(after))
  const former = before ? slugsOf(before).filter((slug) => !present.has(slug)) : []
  const taken = before ? [...present].filter((slug) => !slugsOf(before).includes(slug)) : [...present]
  if (taken.length > 0) await tx.run(sql`delete from product_redirect where old_key = any (${taken}::text[])`)
  if (former.length > 0)
    await tx.run(sql`
      insert into product_redirect (old_key, product_id) select unnest(${former}::text[]), ${id}::uuid
      on conflict (old_key) do update set product_id = excluded.product_id`)
}

async function writePictures(
  tx: Queryable,
  id: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  if (isSame(before, after)) return
  await tx.run(sql`delete from product_picture where product_id = ${id} and position >= ${after.length}`)
  await tx.run(sql`
    insert into product_picture (product_id, position, picture)
    select ${id}::uuid, at - 1, picture from unnest(${after}::text[]) with ordinality as p(picture, at)
    on conflict (product_id, position) do update set picture = excluded.picture
      where product_picture.picture <> excluded.picture`)
}

function variantRowOf(variant: CompleteVariant, position: number) {
  return {
    id: variant.id,
    sku: variant.sku,
    position,
    options: variant.options,
    stock_mode: variant.stockMode,
    stock: variant.stock,
    barcode: variant.barcode,
    weight_grams: variant.weightGrams,
    cost: variant.cost?.minor ?? null,
    cost_currency: variant.cost?.currency ?? null,
    unit_measure: variant.unitMeasure,
    picture: variant.picture,
  }
}

async function writeVariants(
  tx: Queryable,
  productId: string,
  before: readonly CompleteVariant[],
  after: readonly CompleteVariant[],
): Promise<void> {
  const earlier = new Map(before.map((variant, at) => [variant.id, variantRowOf(variant, at)]))
  const rows = after.map((variant, at) => variantRowOf(variant, at))
  const changed = rows.filter((row) => !isSame(earlier.get(row.id), row))
  const gone = [...earlier.keys()].filter((id) => !rows.some((row) => row.id === id))
  // Freed first: two variants may exchange their SKUs.
  const moved = changed.filter(({ id, sku }) => (earlier.get(id)?.sku ?? sku) !== sku).map(({ id }) => id)
  const freed = [...gone, ...moved]
  if (freed.length > 0) await tx.run(sql`update variant set sku = null where id = any (${freed}::uuid[])`)
  if (changed.length > 0)
    await tx.run(sql`
      insert into variant (id, product_id, sku, position, options, stock_mode, stock, barcode, weight_grams, cost,
        cost_currency, unit_measure, picture)
      select id, ${productId}::uuid, sku, position, options, stock_mode, stock, barcode, weight_grams, cost,
        cost_currency, unit_measure, picture
      from jsonb_populate_recordset(null::variant, ${json(changed)}::jsonb)
      on conflict (id) do update set sku = excluded.sku, position = excluded.position,
        options = excluded.options, stock_mode = excluded.stock_mode, stock = excluded.stock,
        barcode = excluded.barcode, weight_grams = excluded.weight_grams, cost = excluded.cost,
        cost_currency = excluded.cost_currency, unit_measure = excluded.unit_measure,
        picture = excluded.picture`)
  if (gone.length > 0) await deleteVariants(tx, gone, rows[0]!.id)
}

/** Registries keep the gift with another variant: a part of it may be given already. */
async function deleteVariants(tx: Queryable, gone: readonly string[], instead: string): Promise<void> {
  const ids = [...gone]
  await tx.run(sql`
    update registry_item i set variant_id = ${instead} where variant_id = any (${ids}::uuid[])
      and not exists (select from registry_item other
        where other.registry_id = i.registry_id and other.variant_id = ${instead})`)
  await tx.run(sql`delete from variant where id = any (${ids}::uuid[])`)
}

/** Categories, tags and prices without a currency that the product no longer has. */
async function writeLists(tx: Queryable, { id, before, after }: Change): Promise<void> {
  if (!isSame(before?.categories ?? [], after.categories)) {
    await tx.run(sql`
      delete from product_category where product_id = ${id} and category_id in (
        select id from category where key <> all (${after.categories}::text[]))`)
    await tx.run(sql`
      insert into product_category (product_id, category_id)
      select ${id}::uuid, id from category where key = any (${after.categories}::text[])
      on conflict do nothing`)
  }
  if (!isSame(before?.tags ?? [], after.tags)) {
    await tx.run(
      sql`delete from product_tag where product_id = ${id} and tag_key <> all (${after.tags}::text[])`,
    )
    await tx.run(sql`
      insert into product_tag (product_id, tag_key) select ${id}::uuid, unnest(${after.tags}::text[])
      on conflict do nothing`)
  }
  const removed = (before?.variants ?? []).flatMap((variant) => {
    const prices = after.variants.find((each) => each.id === variant.id)?.prices
    return Object.keys(variant.prices)
      .filter((currency) => prices && !(currency in prices))
      .map((currency) => ({ variantId: variant.id, currency }))
  })
  if (removed.length > 0)
    await tx.run(sql`
      delete from variant_price using jsonb_to_recordset(${json(removed)}::jsonb)
        as r("variantId" uuid, "currency" text)
      where variant_id = r."variantId" and variant_price.currency = r."currency"`)
}

/** Current stock by variant. Waits for orders, in their order of locks. */
export async function lockVariants(tx: Queryable, productId: string): Promise<Map<string, number>> {
  return tx.map<string, number>(
    sql`select id, stock from variant where product_id = ${productId} order by id for update`,
  )
}

/** Makes the drafts active whose time has come. Returns their ids. */
export async function publishProducts(tx: Queryable, now: number): Promise<string[]> {
  return tx.values<string>(sql`
    update product set status = 'active', publish_at = null, updated_at = ${instant(now)}::timestamptz
    where status = 'draft' and publish_at <= ${instant(now)}::timestamptz returning id`)
}
