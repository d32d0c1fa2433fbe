// Copies a product as a draft.
import { findProductIds, loadProductRecord } from '#data/catalog/product-records.ts'
import type { Db } from '#data/database.ts'
import { numberedKey } from '#domain/catalog/product-key.ts'
import { duplicateOf } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { refuse } from '#domain/refusal.ts'
import { saveProduct, type ProductRefusal, type SavedProduct } from './save-product.ts'

const maxCopies = 100

export async function duplicateProduct(
  db: Db,
  id: string,
  home: Locale,
  now: number,
): Promise<SavedProduct | ProductRefusal> {
  const stored = await loadProductRecord(db, id)
  if (!stored) return refuse('product-unknown')
  const { key } = stored.record
  const keys = Array.from({ length: maxCopies }, (_, at) => numberedKey(key, at + 2))
  const taken = await findProductIds(db, keys)
  const free = keys.find((each) => !taken.has(each))
  if (free === undefined) return refuse('product-invalid', { fields: { key: 'taken' } })
  return saveProduct(db, { id: null, record: duplicateOf(stored.record, free), home }, now)
}
