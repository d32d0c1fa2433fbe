// Routes for search engines, feeds, link previews and installed apps.
import { senderAddress } from '../mail/sender.ts'
import { textResponse } from '../http/response.ts'
import type { RouteHandler } from '../app.ts'
import type { Originals } from '../media/originals.ts'
import type { PictureStores } from '../media/picture-cache.ts'
import { appIconResponse } from './app-icons.ts'
import { createCatalogFiles, type CatalogFilesOptions } from './catalog-files.ts'
import { iconsResponse } from './icons.ts'
import { createSharePictures } from './share-picture.ts'
import { manifestOf, securityText } from './small-files.ts'

export type SeoOptions = CatalogFilesOptions & {
  readonly originals: Originals
  /** For generated pictures. */
  readonly stores: PictureStores
}

const missing = textResponse(404, 'There is no such file.')

export function createSeoRoutes({
  publicOrigin,
  settings,
  originals,
  stores,
  report,
  now,
  ...others
}: SeoOptions): [string, RouteHandler][] {
  const { index, sitemap, feed } = createCatalogFiles({ ...others, publicOrigin, settings, report, now })
  const share = createSharePictures({ originals, stores, report })
  return [
    ['sitemap.xml', index],
    ['sitemaps', sitemap],
    ['feeds', feed],
    ['icons', ({ url = '' }) => iconsResponse(url)],
    ['app-icons', ({ url = '' }) => appIconResponse(url, settings())],
    ['share', (request) => share.respond(request)],
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
