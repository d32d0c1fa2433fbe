// Undoes an import product by product. Products that somebody changed or ordered since stay, and are named.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { loadProductRecord, lockProduct } from '#data/catalog/product-records.ts'
import { lockVariants } from '#data/catalog/write-product.ts'
import type { Db, Queryable } from '#data/database.ts'
import { deleteWaitingPictures } from '#data/import/import-pictures.ts'
import {
  claimRun,
  loadRun,
  markUndone,
  nextToUndo,
  setRunStatus,
  type ImportRun,
  type UndoableProduct,
} from '#data/import/import-runs.ts'
import { deleteProduct, deleteUnusedTaxonomy, restoreCompareAt } from '#data/import/import-targets.ts'
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import { undoImport } from '#domain/import/compare.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { saveProductIn } from '../catalog/save-product.ts'
import { actingAsRun, type RunRefusal } from './apply-run.ts'

const batchSize = 25

export async function undoRun(db: Db, runId: string, now: () => number): Promise<ImportRun | RunRefusal> {
  const run = await loadRun(db, runId)
  if (!run) return refuse('import-unknown')
  if (!(await claimRun(db, runId, ['done', 'running', 'undoing'], 'undoing'))) return refuse('import-busy')
  const acting = actingAsRun(db, run, 'import undo')
  await deleteWaitingPictures(db, runId)
  while (true) {
    const products = await nextToUndo(db, runId, batchSize)
    if (products.length === 0) break
    for (const product of products) await acting.transaction((tx) => undoProduct(tx, run, product, now()))
    await announceChanges(db)
  }
  await acting.transaction((tx) => deleteUnusedTaxonomy(tx, runId))
  await setRunStatus(db, runId, 'undone', now())
  return (await loadRun(db, runId))!
}

async function undoProduct(
  tx: Queryable,
  run: ImportRun,
  { position, productId, before, after }: UndoableProduct,
  now: number,
): Promise<void> {
  const mark = (undoing: 'undone' | 'changed' | 'ordered', parts: readonly string[] = []): Promise<void> =>
    markUndone(tx, run.id, position, undoing, parts)
  // Somebody deleted a product that the import created.
  if (!(await lockProduct(tx, productId))) return mark(before ? 'changed' : 'undone', ['key'])
  await lockVariants(tx, productId)
  const { record: current } = (await loadProductRecord(tx, productId))!
  const undoing = undoImport(before, after, current)
  if ('changedSince' in undoing) return mark('changed', undoing.changedSince)
  if (!undoing.restored) {
    if (!(await deleteProduct(tx, productId))) return mark('ordered')
    await recordChanges(tx, [productId], now)
    return mark('undone')
  }
  const record = withoutReductions(undoing.restored, current)
  const saved = await saveProductIn(
    tx,
    { id: productId, record, base: current, home: run.settings.language },
    now,
  )
  if (isRefusal(saved)) return mark('changed', Object.keys(saved.fields ?? {}))
  await restoreCompareAt(tx, run.id, productId)
  return mark('undone')
}

/** A reduction that the import ended cannot be announced anew: its compare-at price is restored after the price. */
function withoutReductions(restored: ProductRecord, current: ProductRecord): ProductRecord {
  const now = new Map(current.variants.map((variant) => [variant.id, variant.prices]))
  const variants = restored.variants.map((variant) => ({
    ...variant,
    prices: Object.fromEntries(
      Object.entries(variant.prices).map(([currency, price]) => {
        const present = now.get(variant.id)?.[currency as keyof typeof variant.prices]
        const isKept = present?.reduced === true && present.minor === price.minor
        return [currency, { ...price, reduced: price.reduced && isKept }]
      }),
    ),
  }))
  return { ...restored, variants }
}
