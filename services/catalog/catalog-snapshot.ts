// Snapshot of the indexed products in the file store. A starting node loads it and then reads only the changes since.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { CatalogSnapshot } from '#catalog/live-catalog.ts'
import { hasChange, newestChange, readMark, type Mark } from '#data/catalog/catalog-changes.ts'
import { feedVersion, streamIndexedProducts, type IndexedProduct } from '#data/catalog/catalog-feed.ts'
import type { Db } from '#data/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { readManifest, readParts, writeParts, type Part } from '../files/parted-file.ts'

type Facts = {
  readonly version: string
  readonly mark: Mark
  /** A change before the mark: a database without it is another one, or has been restored, or deleted later changes. */
  readonly newestChange: string
}

const snapshotKey = 'catalog/snapshot'
/** Limits the memory of writers and readers. */
const partSize = 2_000
/** A smaller catalogue loads from the database in about a second. */
export const worthSnapshot = 5_000

const compress = promisify(gzip)
const decompress = promisify(gunzip)

type Source = { readonly db: Db; readonly files: FileStore }

/** Replaces the snapshot. A catalogue without a change in the last day gets none. */
export async function writeSnapshot({ db, files }: Source): Promise<void> {
  const [mark, version, change] = [await readMark(db), await feedVersion(db), await newestChange(db)]
  if (!change) return
  const facts: Facts = { version, mark, newestChange: change }
  await writeParts(files, snapshotKey, facts, compressed(streamIndexedProducts(db)))
}

async function* compressed(batches: AsyncIterable<readonly IndexedProduct[]>): AsyncGenerator<Buffer> {
  let products: IndexedProduct[] = []
  const part = () => compress(JSON.stringify(products), { level: 3 })
  for await (const batch of batches) {
    if (products.push(...batch) < partSize) continue
    yield await part()
    products = []
  }
  if (products.length > 0) yield await part()
}

/** Undefined without a snapshot for this schema, statement and database. Its products throw where a part is damaged. */
export async function openSnapshot({ db, files }: Source): Promise<CatalogSnapshot | undefined> {
  const manifest = await readManifest<Facts>(files, snapshotKey)
  if (!manifest || manifest.version !== (await feedVersion(db))) return undefined
  if (!(await hasChange(db, manifest.newestChange))) return undefined
  const { mark, parts } = manifest
  return { mark: { ...mark, at: new Date(mark.at) }, products: productsIn(files, parts) }
}

async function* productsIn(files: FileStore, parts: readonly Part[]): AsyncGenerator<IndexedProduct[]> {
  for await (const bytes of readParts(files, parts))
    yield JSON.parse((await decompress(bytes)).toString()) as IndexedProduct[]
}
