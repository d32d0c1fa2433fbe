// Snapshot of the indexed products in the file store. A starting node loads it and then reads only the changes since.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { CatalogSnapshot } from '#catalog/live-catalog.ts'
import {
  readStoredProducts,
  storedFormat,
  storedProducts,
  type ReadyProduct,
} from '#catalog/stored-products.ts'
import {
  hasChange,
  newestChange,
  readFeedPosition,
  type FeedPosition,
} from '#data/catalog/catalog-changes.ts'
import { feedSource, streamIndexedProducts, type IndexedProduct } from '#data/catalog/catalog-feed.ts'
import type { Db } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { FileStore } from '../files/file-store.ts'
import { readManifest, readPart, writeParts, type FilePart } from '../files/parted-file.ts'

type Facts = {
  readonly version: string
  readonly mark: FeedPosition
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
  const [mark, source, change] = [await readFeedPosition(db), await feedSource(db), await newestChange(db)]
  if (!change) return
  const facts: Facts = { version: versionOf(source), mark, newestChange: change }
  await writeParts(files, snapshotKey, facts, compressed(streamIndexedProducts(db), source.home))
}

async function* compressed(
  batches: AsyncIterable<readonly IndexedProduct[]>,
  home: Locale,
): AsyncGenerator<Buffer> {
  let products: IndexedProduct[] = []
  const part = () => compress(storedProducts(products, home), { level: 3 })
  for await (const batch of batches) {
    if (products.push(...batch) < partSize) continue
    yield await part()
    products = []
  }
  if (products.length > 0) yield await part()
}

/**
 * Undefined without a snapshot for this format, schema, statement and database. Its products throw where a part is
 * damaged.
 */
export async function openSnapshot({ db, files }: Source): Promise<CatalogSnapshot | undefined> {
  const manifest = await readManifest<Facts>(files, snapshotKey)
  if (!manifest || manifest.version !== versionOf(await feedSource(db))) return undefined
  if (!(await hasChange(db, manifest.newestChange))) return undefined
  const { mark, parts } = manifest
  // The release before writes it as text.
  return { mark: { ...mark, at: new Date(mark.at).getTime() }, products: productsIn(files, parts) }
}

const versionOf = ({ version, home }: { version: string; home: Locale }): string =>
  `${storedFormat} ${version} ${home}`

/** Reads each part while the index takes the one before. */
async function* productsIn(files: FileStore, parts: readonly FilePart[]): AsyncGenerator<ReadyProduct[]> {
  const open = (part: FilePart): Promise<Buffer> => {
    const bytes = readPart(files, part).then((zipped) => decompress(zipped))
    // Its fault is thrown when it is awaited.
    bytes.catch(() => undefined)
    return bytes
  }
  let next = parts[0] && open(parts[0])
  for (const [at] of parts.entries()) {
    const bytes = await next!
    const following = parts[at + 1]
    next = following && open(following)
    yield readStoredProducts(bytes)
  }
}
