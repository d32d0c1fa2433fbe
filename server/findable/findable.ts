// What search engines, feeds and link previews ask for, as corners of the site. Sitemap and feeds are made when they
// are asked for and kept for a quarter of an hour.
import { loadPublicKeys } from '#data/listing-for-robots.ts'
import type { Db } from '#data/database.ts'
import { isLocale } from '#domain/locale.ts'
import { textAnswer, type HttpAnswer } from '../answer.ts'
import type { Corner } from '../app.ts'
import type { Originals } from '../media/originals.ts'
import { appIconAnswer } from './app-icons.ts'
import { iconsAnswer } from './icons.ts'
import { productFeed } from './product-feed.ts'
import { createSharePictures } from './share-picture.ts'
import { publicPages, sitemapFile, sitemapIndex, type PublicPage } from './sitemap.ts'
import { manifest, securityText } from './small-files.ts'

export type FindableOptions = {
  readonly db: Db
  readonly publicOrigin: string
  readonly contact: string
  readonly originals: Originals
  /** Folder for pictures that were made. */
  readonly cacheDir: string
  /** Hears of a picture that was served but could not be kept. */
  readonly report: (fault: unknown) => void
  readonly now: () => number
}

const keepMs = 15 * 60_000
const missing = textAnswer(404, 'There is no such file.')

export function createFindable({
  db,
  publicOrigin,
  contact,
  originals,
  cacheDir,
  report,
  now,
}: FindableOptions): [string, Corner][] {
  const kept = new Map<string, { at: number; value: Promise<unknown> }>()

  /** One making at a time per name; a failed one is forgotten. */
  function keep<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = kept.get(name)
    if (known && now() - known.at < keepMs) return known.value as Promise<T>
    const value = make()
    kept.set(name, { at: now(), value })
    value.catch(() => kept.delete(name))
    return value
  }

  const pages = (): Promise<PublicPage[]> => keep('pages', async () => publicPages(await loadPublicKeys(db)))

  async function sitemap(url: string): Promise<HttpAnswer> {
    const file = sitemapFile(publicOrigin, await pages(), url.split('?', 1)[0] ?? '')
    return file === undefined ? missing : xmlAnswer(file)
  }

  async function feed(url: string): Promise<HttpAnswer> {
    const [, locale] = /^\/feeds\/([a-z]{2})\.xml$/.exec(url.split('?', 1)[0] ?? '') ?? []
    if (!isLocale(locale)) return missing
    return xmlAnswer(await keep(`feed ${locale}`, () => productFeed(db, publicOrigin, locale)))
  }

  const share = createSharePictures({ originals, cacheDir, report })
  return [
    ['sitemap.xml', async () => xmlAnswer(sitemapIndex(publicOrigin, await pages()))],
    ['sitemaps', ({ url = '' }) => sitemap(url)],
    ['feeds', ({ url = '' }) => feed(url)],
    ['icons', ({ url = '' }) => iconsAnswer(url)],
    ['app-icons', ({ url = '' }) => appIconAnswer(url)],
    ['share', (request) => share.answer(request)],
    ['manifest.webmanifest', () => manifest],
    [
      '.well-known',
      ({ url }) =>
        url === '/.well-known/security.txt' ? securityText(publicOrigin, contact, now()) : missing,
    ],
  ]
}

function xmlAnswer(body: string): HttpAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=900' },
    body,
  }
}
