// Imports the products of a checked run, each in a transaction of its own: an interrupted run continues.
import { actingAs } from '#data/audit.ts'
import { announceChanges } from '#data/catalog/catalog-changes.ts'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { sqlState, type Db, type Queryable } from '#data/database.ts'
import { insertPicture } from '#data/import/import-pictures.ts'
import {
  claimRun,
  loadRun,
  lockWaiting,
  markApplied,
  nextProducts,
  setRunStatus,
  type ImportRun,
} from '#data/import/import-runs.ts'
import { insertFormerKey } from '#data/import/import-targets.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import type { Problem } from '#domain/import/problem.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { saveProductIn, type ProductRefusal } from '../catalog/save-product.ts'
import { compareProducts, type Compared } from './compare-products.ts'
import { openImportTaxonomy } from './import-taxonomy.ts'

export type RunRefusal = Refusal<'import-unknown' | 'import-busy'>

const batchSize = 25
/** Longer ones were no addresses, and too long for the index of the redirects. */
const maxHandle = 500

/** The shop's database in the name of the run: its writes are recorded under the run's id. */
export function actingAsRun(db: Db, { id, actor }: Pick<ImportRun, 'id' | 'actor'>, action: string): Db {
  return actingAs(db, { kind: 'import', id: actor, action, run: id })
}

/** `progress` is called after each batch with the number of products that are left. */
export async function applyRun(
  db: Db,
  runId: string,
  now: () => number,
  progress: (left: number) => void = () => undefined,
): Promise<ImportRun | RunRefusal> {
  const run = await loadRun(db, runId)
  if (!run) return refuse('import-unknown')
  if (!(await claimRun(db, runId, ['checked', 'running'], 'running'))) return refuse('import-busy')
  const acting = actingAsRun(db, run, 'import run')
  const taxonomy = await openImportTaxonomy(db, run.settings.language)
  let left = run.left
  while (true) {
    const waiting = await nextProducts(db, runId, batchSize)
    if (waiting.length === 0) break
    const products = waiting.map(({ imported }) => imported)
    const compared = await compareProducts(db, products, taxonomy, run.settings)
    await acting.transaction((tx) => taxonomy.create(tx, now()))
    for (const [index, { position }] of waiting.entries())
      await applyProduct(acting, run, position, compared[index]!, now())
    await announceChanges(db)
    progress((left -= waiting.length))
  }
  await setRunStatus(db, runId, 'done', now())
  return (await loadRun(db, runId))!
}

async function applyProduct(
  db: Db,
  run: ImportRun,
  position: number,
  compared: Compared,
  now: number,
): Promise<void> {
  const { outcome, parts, problems, imported } = compared
  const nothing = { position, productId: null, before: null, after: null }
  const skip = (reason: string): Promise<void> => {
    const problem: Problem = { line: imported.lines[0] ?? 1, code: 'invalid', about: reason.slice(0, 200) }
    const skipped = { ...nothing, outcome: 'skipped' as const, parts: [], problems: [...problems, problem] }
    return markApplied(db, run.id, skipped, now)
  }
  if (outcome === 'unchanged' || outcome === 'skipped')
    return markApplied(db, run.id, { ...nothing, outcome, parts, problems }, now)
  const refusal = await refusalOfData(() =>
    db.transaction(async (tx) => {
      if (!(await lockWaiting(tx, run.id, position))) return null
      const saved = await save(tx, compared, run, now)
      if (isRefusal(saved)) return saved
      const { id, after } = saved
      const result = { position, outcome, parts, problems, productId: id, before: compared.existing, after }
      await markApplied(tx, run.id, result, now)
      return null
    }),
  )
  // A refusal is a reason to skip the product, not to stop the run.
  if (refusal) {
    const { refused, fields = {} } = refusal
    await skip([refused, ...Object.entries(fields).map((pair) => pair.join(': '))].join(', '))
  }
}

/** Invalid data, a broken constraint and a value beyond a limit of the database: another attempt ends the same way. */
async function refusalOfData<T>(work: () => Promise<T>): Promise<T | Refusal<'product-invalid'>> {
  try {
    return await work()
  } catch (error) {
    if (!/^(22|23|54)/.test(sqlState(error))) throw error
    return refuse('product-invalid', { fields: { database: (error as Error).message } })
  }
}

async function save(
  tx: Queryable,
  { id, existing, record, imported, missingPictures }: Compared,
  run: ImportRun,
  now: number,
): Promise<{ id: string; after: ProductRecord } | ProductRefusal> {
  const base = existing ? { base: existing } : {}
  const saved = await saveProductIn(tx, { id, record, ...base, home: run.settings.language }, now)
  if (isRefusal(saved)) return saved
  const { handle } = imported
  if (handle !== saved.record.key && handle.length <= maxHandle) await insertFormerKey(tx, handle, saved.id)
  const { record: after } = (await loadProductRecord(tx, saved.id))!
  await queuePictures(tx, { id: saved.id, imported, missingPictures, after }, run, now)
  return { id: saved.id, after }
}

async function queuePictures(
  tx: Queryable,
  product: Pick<Compared, 'imported' | 'missingPictures'> & { id: string; after: ProductRecord },
  { id: runId }: ImportRun,
  now: number,
): Promise<void> {
  const { imported, missingPictures, after } = product
  for (const address of missingPictures) {
    // Variants of a new product have the order of the file. Those of a changed one are found by their SKU.
    const showing = (imported.variants ?? []).flatMap((from, at) => {
      const bySku = after.variants.find(({ sku }) => sku !== null && sku === from.sku)
      const id = (bySku ?? after.variants[at])?.id
      return from.picture === address && id !== undefined ? [id] : []
    })
    const pictureId = await insertPicture(
      tx,
      {
        runId,
        productId: product.id,
        address,
        addresses: (imported.pictures ?? []).map((each) => each.address),
        alts: imported.pictures?.find((each) => each.address === address)?.alts ?? {},
        variants: showing,
      },
      now,
    )
    await enqueue(tx, 'import-picture', { pictureId }, now)
  }
}
