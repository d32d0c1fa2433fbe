// Snapshot of the indexed products in the file store. A starting node loads it and then reads only the changes since.
// The manifest is written after all parts, so a partly written snapshot is never read.
import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { CatalogSnapshot } from '#catalog/live-catalog.ts'
import { hasChange, newestChange, readMark, type Mark } from '#data/catalog/catalog-changes.ts'
import { feedVersion, streamIndexedProducts, type IndexedProduct } from '#data/catalog/catalog-feed.ts'
import type { Db } from '#data/database.ts'
import type { FileStore } from '../files/file-store.ts'

type Part = { readonly key: string; readonly sha256: string }
type Manifest = {
  readonly version: string
  readonly mark: Mark
  /** A change before the mark: a database without it is another one, or has been restored, or deleted later changes. */
  readonly newestChange: string
  readonly parts: readonly Part[]
}

const manifestKey = 'catalog/snapshot.json'
/** Limits the memory of writers and readers. */
const partSize = 2_000
/** A smaller catalogue loads from the database in about a second. */
export const worthSnapshot = 5_000

const compress = promisify(gzip)
const decompress = promisify(gunzip)
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

type Source = { readonly db: Db; readonly files: FileStore }

/** Replaces the snapshot. A catalogue without a change in the last day gets none. */
export async function writeSnapshot({ db, files }: Source): Promise<void> {
  const [mark, version, change] = [await readMark(db), await feedVersion(db), await newestChange(db)]
  if (!change) return
  const former = await readManifest(files)
  const name = `catalog/${randomBytes(6).toString('hex')}`
  const parts: Part[] = []
  let products: IndexedProduct[] = []
  const writePart = async (): Promise<void> => {
    const bytes = await compress(JSON.stringify(products), { level: 3 })
    const part = { key: `${name}-${parts.length}.json.gz`, sha256: sha256(bytes) }
    await files.put(part.key, bytes)
    parts.push(part)
    products = []
  }
  for await (const batch of streamIndexedProducts(db))
    if (products.push(...batch) >= partSize) await writePart()
  if (products.length > 0) await writePart()
  const manifest: Manifest = { version, mark, newestChange: change, parts }
  await files.put(manifestKey, Buffer.from(JSON.stringify(manifest)))
  // A starting node may still read the former snapshot.
  const used = new Set([manifestKey, ...[...parts, ...(former?.parts ?? [])].map(({ key }) => key)])
  for (const key of await files.list('catalog')) if (!used.has(key)) await files.delete(key)
}

/** Undefined without a snapshot for this schema, statement and database. Its products throw where a part is damaged. */
export async function openSnapshot({ db, files }: Source): Promise<CatalogSnapshot | undefined> {
  const manifest = await readManifest(files)
  if (!manifest || manifest.version !== (await feedVersion(db))) return undefined
  if (!(await hasChange(db, manifest.newestChange))) return undefined
  const { mark, parts } = manifest
  return { mark: { ...mark, at: new Date(mark.at) }, products: readParts(files, parts) }
}

async function readManifest(files: FileStore): Promise<Manifest | undefined> {
  const bytes = await files.get(manifestKey)
  return bytes && (JSON.parse(bytes.toString()) as Manifest)
}

async function* readParts(files: FileStore, parts: readonly Part[]): AsyncGenerator<IndexedProduct[]> {
  for (const { key, sha256: expected } of parts) {
    const bytes = await files.get(key)
    if (!bytes || sha256(bytes) !== expected)
      throw new Error(`'${key}' of the catalogue snapshot is damaged or missing`)
    yield JSON.parse((await decompress(bytes)).toString()) as IndexedProduct[]
  }
}
