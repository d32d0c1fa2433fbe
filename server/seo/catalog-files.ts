// Routes of the files of the whole catalogue: sitemap and product feeds. Those of a small catalogue are made on request,
// those of a large one come from the file store.
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Db } from '#data/database.ts'
import { isLocale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { readParts } from '#services/files/parted-file.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import { createFileCache, freshMs, type FileCacheOptions } from './file-cache.ts'
import { productFeed } from './product-feed.ts'
import {
  publicPages,
  sitemapFile,
  sitemapIndex,
  parseSitemapAddress,
  type PublicPage,
  type SitemapPart,
} from './sitemap.ts'
import { storedFeed, storedPages, storedSitemap } from './stored-files.ts'

export type CatalogFilesOptions = FileCacheOptions & {
  readonly db: Db
  readonly publicOrigin: string
  readonly settings: () => Settings
  readonly store: FileStore
  readonly isLarge: () => boolean
}

const missing = textResponse(404, 'There is no such file.')
const notWritten = textResponse(503, 'The file is being written.', { 'retry-after': '60' })

export function createCatalogFiles(options: CatalogFilesOptions) {
  const { db, publicOrigin, settings, store, isLarge, now } = options
  const files = createFileCache(options)
  let cachedPages: { readonly at: number; readonly batches: Promise<PublicPage[][]> } | undefined

  /** For a small catalogue. Reads the keys at most once in a quarter of an hour. A failed read is not cached. */
  function publicPagesNow(): Promise<PublicPage[][]> {
    if (cachedPages && now() - cachedPages.at < freshMs) return cachedPages.batches
    const loading = { at: now(), batches: allOf(publicPages(db)) }
    cachedPages = loading
    loading.batches.catch(() => {
      if (cachedPages === loading) cachedPages = undefined
    })
    return loading.batches
  }

  async function index(request: IncomingMessage): Promise<HttpResponse> {
    const parts = isLarge() ? await storedSitemap(store) : await publicPagesNow()
    if (!parts) return notWritten
    return files.respond(request, `index ${parts.length}`, async () =>
      sitemapIndex(publicOrigin, parts.length),
    )
  }

  async function sitemap(request: IncomingMessage): Promise<HttpResponse> {
    const address = pathOf(request)
    const part = parseSitemapAddress(address)
    if (!part) return missing
    if (isLarge()) return storedSitemapPart(request, part)
    const pages = (await publicPagesNow())[part.at]
    if (!pages) return missing
    const { markets } = settings()
    return files.respond(request, `${address} ${markets.join()}`, async () =>
      sitemapFile(publicOrigin, part.locale, pages, markets),
    )
  }

  async function storedSitemapPart(
    request: IncomingMessage,
    { locale, at }: SitemapPart,
  ): Promise<HttpResponse> {
    const parts = await storedSitemap(store)
    const part = parts?.[at]
    if (!part) return parts ? missing : notWritten
    const { markets } = settings()
    return files.respond(request, `${locale} ${part.key} ${markets.join()}`, async () =>
      sitemapFile(publicOrigin, locale, await storedPages(store, part), markets),
    )
  }

  async function feed(request: IncomingMessage): Promise<HttpResponse> {
    const address = pathOf(request)
    const [, locale] = /^\/feeds\/([a-z]{2})\.xml$/.exec(address) ?? []
    if (!isLocale(locale)) return missing
    if (isLarge()) {
      const parts = await storedFeed(store, locale)
      return parts ? files.respondStored(request, readParts(store, parts), parts) : notWritten
    }
    const current = settings()
    // Another name, language or market makes another file.
    const { shopName, homeLocale, markets } = current
    const name = JSON.stringify([address, shopName, homeLocale, markets])
    return files.respond(request, name, () => text(productFeed(db, publicOrigin, locale, current, now())))
  }

  return { index, sitemap, feed }
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}
