// Product feeds and sitemap of a large catalogue. Jobs write them into the file store in constant memory; every node
// serves them from there. A feed is one gzip stream, cut into parts. The sitemap's parts have a thousand pages each, from
// which a node makes the file of a language.
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip, gzip } from 'node:zlib'
import { enqueue } from '#data/jobs/jobs.ts'
import { locales, type Locale } from '#domain/markets/locale.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { readManifest, readPart, writeParts, type FilePart } from '#services/files/parted-file.ts'
import type { Shop } from '#services/shop.ts'
import { productFeed } from './product-feed.ts'
import { publicPages, type PublicPage } from './sitemap.ts'

type Facts = {
  /** When its writing began, in milliseconds. */
  readonly at: number
}

const feedKey = (locale: Locale): string => `feeds/${locale}`
const sitemapKey = 'sitemaps/pages'
/** gzip level: a fifth of the time of level 9, one tenth more bytes. */
const level = 5
const partBytes = 1024 * 1024
const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Below this number of products, nodes make feeds and sitemap on request. */
export const worthStoring = 5_000

/** Orders new files at `at`; together with other orders for the same time. */
export async function enqueueFiles({ db, now }: Pick<Shop, 'db' | 'now'>, at: number): Promise<void> {
  const order = { runAt: at }
  for (const locale of locales)
    await enqueue(db, 'product-feed', { locale, at }, now(), {
      ...order,
      once: `product-feed ${locale} ${at}`,
    })
  await enqueue(db, 'sitemap', { at }, now(), { ...order, once: `sitemap ${at}` })
}

type Source = Pick<Shop, 'db' | 'files' | 'publicOrigin' | 'settings' | 'now'>

/** Returns false where the feed has been written since `at`. */
export async function writeFeed(source: Source, locale: Locale, at: number): Promise<boolean> {
  const { db, files, publicOrigin, settings, now } = source
  const key = feedKey(locale)
  if (await isWrittenSince(files, key, at)) return false
  const facts: Facts = { at: now() }
  await pipeline(
    productFeed(db, publicOrigin, locale, settings, now()),
    createGzip({ level, chunkSize: 64 * 1024 }),
    (compressed: AsyncIterable<Buffer>) => writeParts(files, key, facts, inParts(compressed)),
  )
  return true
}

/** Returns false where the sitemap has been written since `at`. */
export async function writeSitemap({ db, files, now }: Source, at: number): Promise<boolean> {
  if (await isWrittenSince(files, sitemapKey, at)) return false
  await writeParts<Facts>(files, sitemapKey, { at: now() }, compressedPages(publicPages(db)))
  return true
}

async function isWrittenSince(files: FileStore, key: string, at: number): Promise<boolean> {
  const written = await readManifest<Facts>(files, key)
  return written !== undefined && written.at >= at
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let part: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    part.push(chunk)
    length += chunk.length
    if (length < partBytes) continue
    yield Buffer.concat(part)
    part = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(part)
}

async function* compressedPages(batches: AsyncIterable<readonly PublicPage[]>): AsyncGenerator<Buffer> {
  for await (const pages of batches) yield compress(JSON.stringify(pages), { level })
}

/** Parts of the feed, which follow each other; undefined before it is written. */
export async function storedFeed(files: FileStore, locale: Locale): Promise<readonly FilePart[] | undefined> {
  return (await readManifest<Facts>(files, feedKey(locale)))?.parts
}

/** Parts of the sitemap; undefined before it is written. */
export async function storedSitemap(files: FileStore): Promise<readonly FilePart[] | undefined> {
  return (await readManifest<Facts>(files, sitemapKey))?.parts
}

export async function storedPages(files: FileStore, part: FilePart): Promise<PublicPage[]> {
  const pages = JSON.parse((await decompress(await readPart(files, part))).toString()) as (Omit<
    PublicPage,
    'changedAt'
  > & { changedAt: number | string | null })[]
  // The release before writes it as text.
  return pages.map((page) => ({
    ...page,
    changedAt: page.changedAt === null ? null : new Date(page.changedAt).getTime(),
  }))
}
