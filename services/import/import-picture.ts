// Fetches one picture of an imported product, stores it and shows it on the product.
import { announceChanges } from '#data/catalog/catalog-changes.ts'
import { loadProductRecord, lockProduct } from '#data/catalog/product-records.ts'
import {
  insertPictureSource,
  loadImportPicture,
  lockWaitingPicture,
  markPicture,
  type ImportPicture,
} from '#data/import/import-pictures.ts'
import { loadAfter, loadRun, replaceAfter } from '#data/import/import-runs.ts'
import { findPictureSources } from '#data/import/import-targets.ts'
import { addPicture } from '#domain/import/merge-product.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { saveProductIn } from '../catalog/save-product.ts'
import { storePicture } from '../catalog/store-picture.ts'
import type { Shop } from '../shop.ts'
import { actingAsRun } from './apply-run.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { Reach } from './public-network.ts'

type Needs = Pick<Shop, 'db' | 'files' | 'now'>

/** Attempts before a silent server counts as gone: about an hour. */
const maxAttempts = 11

/** False if nothing is left to do. Throws to be called again. */
export async function importPicture(
  shop: Needs,
  pictureId: string,
  attempt: number,
  reach?: Reach,
): Promise<boolean> {
  const waiting = await loadImportPicture(shop.db, pictureId)
  if (waiting?.state !== 'waiting') return false
  const known = (await findPictureSources(shop.db, [waiting.address])).get(waiting.address)
  const name = known ?? (await fetchAndStore(shop, waiting, attempt, reach))
  if (typeof name !== 'string') {
    await markPicture(shop.db, pictureId, 'failed', name.refused)
    return true
  }
  await showOnProduct(shop, waiting, name)
  await announceChanges(shop.db)
  return true
}

async function fetchAndStore(
  shop: Needs,
  { address }: ImportPicture,
  attempt: number,
  reach: Reach | undefined,
): Promise<string | Refusal> {
  const bytes = await fetchPicture(address, reach).catch((error: unknown): Refusal => {
    if (attempt < maxAttempts) throw error
    return { refused: 'picture-unreachable' }
  })
  if (isRefusal(bytes)) return bytes
  const stored = await storePicture(shop, async () => bytes)
  if (isRefusal(stored)) return stored
  await insertPictureSource(shop.db, address, stored.name)
  return stored.name
}

async function showOnProduct(shop: Needs, waiting: ImportPicture, name: string): Promise<void> {
  const run = await loadRun(shop.db, waiting.runId)
  if (!run) return
  const sources = await findPictureSources(shop.db, waiting.addresses)
  const order = waiting.addresses.flatMap((address) => sources.get(address) ?? [])
  const picture = { name, order, alts: waiting.alts, variants: waiting.variants }
  await actingAsRun(shop.db, run, 'import picture').transaction(async (tx) => {
    // An undoing in between has removed the row.
    if (!(await lockWaitingPicture(tx, waiting.id)) || !(await lockProduct(tx, waiting.productId))) return
    const { record } = (await loadProductRecord(tx, waiting.productId))!
    const save = { id: waiting.productId, record: addPicture(record, picture), base: record }
    const saved = await saveProductIn(tx, { ...save, home: run.settings.language }, shop.now())
    if (isRefusal(saved)) return markPicture(tx, waiting.id, 'failed', saved.refused)
    const after = await loadAfter(tx, run.id, waiting.productId)
    if (after) await replaceAfter(tx, run.id, waiting.productId, addPicture(after, picture))
    await markPicture(tx, waiting.id, 'fetched', null)
  })
}
