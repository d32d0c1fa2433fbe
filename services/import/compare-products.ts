// Compares products of a file with the shop: which exist, what differs, what is wrong.
import { loadProductRecords } from '#data/catalog/product-records.ts'
import type { Queryable } from '#data/database.ts'
import { findWaitingPictures } from '#data/import/import-pictures.ts'
import {
  findPictureNames,
  findPictureSources,
  findProductsByAddress,
  findProductsByKey,
  findProductsBySku,
} from '#data/import/import-targets.ts'
import { loadSettings } from '#data/settings.ts'
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import { differences, type Outcome } from '#domain/import/compare.ts'
import { ownPictureName, type ImportedProduct, type ImportSettings } from '#domain/import/imported-product.ts'
import { mergeProduct } from '#domain/import/merge-product.ts'
import { skipsProduct, type Problem } from '#domain/import/problem.ts'
import { defaultLocale } from '#domain/markets/locale.ts'
import { renderRichText } from '../content/rich-text.ts'
import type { ImportTaxonomy } from './import-taxonomy.ts'

export type Compared = {
  readonly imported: ImportedProduct
  /** null: a new product. */
  readonly id: string | null
  readonly existing: ProductRecord | null
  readonly record: ProductRecord
  readonly outcome: Outcome
  readonly parts: readonly string[]
  readonly problems: readonly Problem[]
  /** Addresses of pictures to fetch. */
  readonly missingPictures: readonly string[]
}

export async function compareProducts(
  db: Queryable,
  products: readonly ImportedProduct[],
  taxonomy: ImportTaxonomy,
  { language }: ImportSettings,
): Promise<Compared[]> {
  const skusOf = ({ variants = [] }: ImportedProduct): string[] => variants.flatMap(({ sku }) => sku ?? [])
  const addresses = products.flatMap(({ pictures = [] }) => pictures.map(({ address }) => address))
  const [byKey, bySku, byAddress, sources, names, settings] = await Promise.all([
    findProductsByKey(
      db,
      products.flatMap(({ key, handle }) => [key, handle]),
    ),
    findProductsBySku(db, products.flatMap(skusOf)),
    findProductsByAddress(
      db,
      products.flatMap(({ key, texts }) => [key, ...Object.values(texts).flatMap(({ slug }) => slug || [])]),
    ),
    findPictureSources(db, addresses),
    findPictureNames(
      db,
      addresses.flatMap((address) => ownPictureName(address) ?? []),
    ),
    loadSettings(db),
  ])
  /** By key, else by SKUs that all belong to one product. */
  const idOf = (product: ImportedProduct): string | null => {
    const owners = new Set((product.variants ?? []).map(({ sku }) => (sku ? bySku.get(sku) : undefined)))
    const [owner] = owners
    return byKey.get(product.key) ?? byKey.get(product.handle) ?? (owners.size === 1 ? (owner ?? null) : null)
  }
  const ids = [...new Set(products.flatMap((product) => idOf(product) ?? []))]
  const stored = new Map((await loadProductRecords(db, ids)).map(({ id, record }) => [id, record]))
  const waiting = await findWaitingPictures(db, ids)
  return products.map((imported) => {
    const id = idOf(imported)
    const existing = (id !== null && stored.get(id)) || null
    const merged = mergeProduct(imported, existing ?? undefined, {
      language,
      home: settings?.value.homeLocale ?? defaultLocale,
      categoryKey: (path) => taxonomy.categoryKey(path),
      tagKey: (name) => taxonomy.tagKey(name),
      pictureName(address) {
        const own = ownPictureName(address)
        return sources.get(address) ?? (own !== undefined && names.has(own) ? own : undefined)
      },
      looksEqual: (markdown, other) =>
        markdown === other || renderRichText(markdown).trim() === renderRichText(other).trim(),
      isAddressTaken: (address) => byAddress.has(address) && byAddress.get(address) !== id,
      isSkuTaken: (sku) => bySku.has(sku) && bySku.get(sku) !== id,
    })
    // What is not a product of this shop has no further problems.
    const isForeign = skipsProduct(imported.problems)
    const problems = isForeign ? imported.problems : [...imported.problems, ...merged.problems]
    const missingPictures = merged.missingPictures.filter((address) => !waiting.has(`${id} ${address}`))
    const parts = existing ? differences(existing, merged.record) : []
    const allParts = missingPictures.length > 0 && existing ? [...new Set([...parts, 'pictures'])] : parts
    const written = existing ? (allParts.length > 0 ? 'changed' : 'unchanged') : 'created'
    const outcome = skipsProduct(problems) ? 'skipped' : written
    return {
      imported,
      id,
      existing,
      record: merged.record,
      outcome,
      parts: allParts,
      problems,
      missingPictures,
    }
  })
}
