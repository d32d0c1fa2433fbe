// Creates and changes products: editor, import and duplication save the whole record, of which only differences are
// written.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { planPrices, writePrices, type PriceChange } from '#data/catalog/prices.ts'
import { findObstacles } from '#data/catalog/product-obstacles.ts'
import { loadProductRecord, lockProduct } from '#data/catalog/product-records.ts'
import {
  insertProduct,
  lockVariants,
  writeProduct,
  type CompleteProduct,
} from '#data/catalog/write-product.ts'
import { brokenConstraint, type Db, type Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { checkProduct } from '#domain/catalog/check-product.ts'
import { changedFields, matchVariants } from '#domain/catalog/product-changes.ts'
import type { ProductRecord, VariantRecord } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'

export type ProductSave = {
  /** null: a new product. */
  readonly id: string | null
  readonly record: ProductRecord
  /**
   * The record on which the changes are based. Stock changes by its difference to it; other changes since are a
   * refusal. Without it, the record replaces what is stored, stock included.
   */
  readonly base?: ProductRecord | undefined
  /** The language that the product must have. */
  readonly home: Locale
}

export type SavedProduct = { readonly id: string; readonly record: ProductRecord }

/** Problems of 'product-invalid' by field, as in check-product.ts, and: taken, unproven, below-zero. */
export type ProductRefusal = Refusal<'product-invalid' | 'product-unknown' | 'product-changed'>

export async function saveProduct(
  db: Db,
  save: ProductSave,
  now: number,
): Promise<SavedProduct | ProductRefusal> {
  try {
    const saved = await db.transaction((tx) => saveProductIn(tx, save, now))
    if (!isRefusal(saved)) await announceChanges(db)
    return saved
  } catch (error) {
    // Another product took the key or SKU in the meantime.
    const constraint = brokenConstraint(error)
    if (constraint === 'product_key_key') return refuse('product-invalid', { fields: { key: 'taken' } })
    if (constraint === 'variant_sku_key') return refuse('product-invalid', { fields: { variants: 'taken' } })
    throw error
  }
}

/** The same within a transaction, which ends without changes after a refusal. The caller announces the changes. */
export async function saveProductIn(
  tx: Queryable,
  { id, record, base, home }: ProductSave,
  now: number,
): Promise<SavedProduct | ProductRefusal> {
  const problems = checkProduct(record, home)
  if (problems) return refuse('product-invalid', { fields: problems })
  if (id !== null && !(await lockProduct(tx, id))) return refuse('product-unknown')
  const productId = id ?? newId(now)
  if (id !== null) await lockVariants(tx, productId)
  const current = id === null ? undefined : await loadProductRecord(tx, productId)
  const stored = current?.record ?? null
  const changed = base && stored ? changedFields(base, stored) : []
  if (changed.length > 0)
    return refuse('product-changed', {
      fields: Object.fromEntries(changed.map((field) => [field, 'changed'])),
    })

  const { complete, belowZero } = completeProduct(record, stored, base ?? null, now)
  const obstacles = await findObstacles(tx, productId, record)
  const { planned, unproven } = await planPrices(tx, priceChanges(complete, stored), now)
  const fieldOf = (variantId: string): string =>
    `variants.${complete.variants.findIndex((v) => v.id === variantId)}`
  const fields = {
    ...(obstacles.keyTaken && { key: 'taken' }),
    ...Object.fromEntries(
      Object.entries(record.texts).flatMap(([locale, { slug }]) =>
        obstacles.slugs.includes(slug) ? [[`texts.${locale}.slug`, 'taken']] : [],
      ),
    ),
    ...(obstacles.categories.length > 0 && { categories: 'unknown' }),
    ...(obstacles.tags.length > 0 && { tags: 'unknown' }),
    ...(obstacles.pictures.length > 0 && { pictures: 'unknown' }),
    ...Object.fromEntries(
      complete.variants.flatMap(({ sku }, at) =>
        sku !== null && obstacles.skus.includes(sku) ? [[`variants.${at}.sku`, 'taken']] : [],
      ),
    ),
    ...Object.fromEntries(
      unproven.map(({ variantId, currency }) => [`${fieldOf(variantId)}.prices.${currency}`, 'unproven']),
    ),
    ...Object.fromEntries(belowZero.map((at) => [`variants.${at}.stock`, 'below-zero'])),
  }
  if (Object.keys(fields).length > 0) return refuse('product-invalid', { fields })

  if (stored === null) await insertProduct(tx, productId, complete, now)
  const before = stored && withIds(stored)
  await writeProduct(tx, { id: productId, before, after: complete }, now)
  await writePrices(tx, planned, now)
  await recordChanges(tx, [productId], now)
  return { id: productId, record: complete }
}

/** The record with the ids of its variants and the stock to write. */
function completeProduct(
  record: ProductRecord,
  stored: ProductRecord | null,
  base: ProductRecord | null,
  now: number,
): { complete: CompleteProduct; belowZero: number[] } {
  const matches = matchVariants(record.variants, stored?.variants ?? [])
  const variants = record.variants.map((variant, at) => {
    const match = matches[at]
    return {
      ...variant,
      id: match?.id ?? newId(now),
      stock: match ? match.stock + variant.stock - basedStock(match, base) : variant.stock,
    }
  })
  const belowZero = variants.flatMap(({ stock, stockMode }, at) =>
    stockMode === 'tracked' && stock < 0 ? [at] : [],
  )
  return { complete: { ...record, variants }, belowZero }
}

function basedStock(match: VariantRecord, base: ProductRecord | null): number {
  return base?.variants.find(({ id }) => id === match.id)?.stock ?? match.stock
}

/** Prices that differ from the stored ones. */
function priceChanges(complete: CompleteProduct, stored: ProductRecord | null): PriceChange[] {
  return complete.variants.flatMap(({ id, prices }) => {
    const earlier = stored?.variants.find((each) => each.id === id)?.prices ?? {}
    return Object.entries(prices).flatMap(([name, { minor, reduced }]) => {
      const currency = name as Currency
      const isSame = earlier[currency]?.minor === minor && earlier[currency]?.reduced === reduced
      return isSame ? [] : [{ variantId: id, currency, minor, reduced }]
    })
  })
}

/** A stored record has the ids of all variants. */
function withIds({ variants, ...product }: ProductRecord): CompleteProduct {
  return { ...product, variants: variants.map((variant) => ({ ...variant, id: variant.id! })) }
}
