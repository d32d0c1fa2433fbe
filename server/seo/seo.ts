// Routes for search engines, feeds, link previews and installed apps.
import type { IncomingMessage } from 'node:http'
import { loadPublicKeys } from '#data/catalog/sitemap-rows.ts'
import type { Db } from '#data/database.ts'
import { isLocale } from '#domain/markets/locale.ts'
import { senderAddress } from '../mail/sender.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Admission } from '../http/admission.ts'
import { textAnswer, type HttpAnswer } from '../http/answer.ts'
import type { RouteHandler } from '../app.ts'
import type { Originals } from '../media/originals.ts'
import type { PictureStores } from '../media/picture-cache.ts'
import { appIconAnswer } from './app-icons.ts'
import { iconsAnswer } from './icons.ts'
import { createFileCache, freshMs } from './file-cache.ts'
import { productFeed } from './product-feed.ts'
import { createSharePictures } from './share-picture.ts'
import { publicPages, sitemapFile, sitemapIndex, sitemapPart, type PublicPage } from './sitemap.ts'
import { manifestOf, securityText } from './small-files.ts'

export type SeoOptions = {
  readonly db: Db
  readonly publicOrigin: string
  readonly settings: () => Settings
  readonly originals: Originals
  /** For generated pictures. */
  readonly stores: PictureStores
  /** Receives the fault where a generated picture could not be stored. */
  readonly report: (fault: unknown) => void
  readonly now: () => number
  readonly admission: Admission
  readonly clientIp: (request: IncomingMessage) => string
}

const missing = textAnswer(404, 'There is no such file.')

export function createSeoRoutes({
  db,
  publicOrigin,
  settings,
  originals,
  stores,
  report,
  now,
  admission,
  clientIp,
}: SeoOptions): [string, RouteHandler][] {
  const files = createFileCache({ admission, clientIp, now })
  let cachedPages: { readonly at: number; readonly pages: Promise<PublicPage[]> } | undefined

  /** Reads the keys at most once in a quarter of an hour. A failed read is not cached. */
  function publicPagesNow(): Promise<PublicPage[]> {
    if (cachedPages && now() - cachedPages.at < freshMs) return cachedPages.pages
    const loading = { at: now(), pages: loadPublicKeys(db).then(publicPages) }
    cachedPages = loading
    loading.pages.catch(() => {
      if (cachedPages === loading) cachedPages = undefined
    })
    return loading.pages
  }

  async function sitemap(request: IncomingMessage): Promise<HttpAnswer> {
    const address = pathOf(request)
    const part = sitemapPart(await publicPagesNow(), address)
    if (!part) return missing
    return files.answer(request, address, async () => sitemapFile(publicOrigin, part))
  }

  async function feed(request: IncomingMessage): Promise<HttpAnswer> {
    const address = pathOf(request)
    const [, locale] = /^\/feeds\/([a-z]{2})\.xml$/.exec(address) ?? []
    if (!isLocale(locale)) return missing
    const current = settings()
    // Another name, language or market makes another file.
    const { shopName, homeLocale, markets } = current
    const name = JSON.stringify([address, shopName, homeLocale, markets])
    return files.answer(request, name, () => productFeed(db, publicOrigin, locale, current))
  }

  const share = createSharePictures({ originals, stores, report })
  return [
    [
      'sitemap.xml',
      (request) =>
        files.answer(request, 'index', async () => sitemapIndex(publicOrigin, await publicPagesNow())),
    ],
    ['sitemaps', sitemap],
    ['feeds', feed],
    ['icons', ({ url = '' }) => iconsAnswer(url)],
    ['app-icons', ({ url = '' }) => appIconAnswer(url, settings())],
    ['share', (request) => share.answer(request)],
    ['manifest.webmanifest', () => manifestOf(settings())],
    [
      '.well-known',
      ({ url }) =>
        url === '/.well-known/security.txt'
          ? securityText(publicOrigin, senderAddress(settings().sender), now())
          : missing,
    ],
  ]
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}
