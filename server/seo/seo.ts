// Routes for search engines, feeds, link previews and installed apps.
import { dayMs } from '#domain/calendar/durations.ts'
import { xml } from '#domain/html.ts'
import { directionOf, localeTable } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { icons } from '#web/ui/icons.ts'
import type { RouteHandler } from '../app.ts'
import { textResponse, jsonResponse, type HttpResponse } from '../http/response.ts'
import { mailFontResponse } from '../mail/mail-fonts.ts'
import { senderAddress } from '../mail/sender.ts'
import type { Originals } from '../media/originals.ts'
import type { PictureStores } from '../media/picture-cache.ts'
import { appIconResponse, manifestIcons } from './app-icons.ts'
import { createCatalogFiles, type CatalogFilesOptions } from './catalog-files.ts'
import { createSharePictures } from './share-picture.ts'

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
    ['mail-fonts', ({ url = '' }) => mailFontResponse(url)],
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

const maxIcons = 50
const name = /^[a-z0-9]+(-[a-z0-9]+)*$/
const aWeek = { 'cache-control': 'public, max-age=604800' }
const unknownIcons = textResponse(404, 'There is no such set of icons.', aWeek)

/**
 * The local icon endpoint, in Iconify's format: `/icons/lucide.json?icons=bag,heart`. It serves built-in icons only
 * and fetches nothing.
 */
function iconsResponse(url: string): HttpResponse {
  const [path, query = ''] = url.split('?', 2)
  if (path !== '/icons/lucide.json') return unknownIcons
  const requested = (new URLSearchParams(query).get('icons') ?? '').split(',').filter(Boolean)
  if (requested.length === 0 || requested.length > maxIcons || !requested.every((each) => name.test(each)))
    return unknownIcons
  // hasOwn excludes names like `constructor`.
  const available = requested.filter((each): each is keyof typeof icons => Object.hasOwn(icons, each))
  if (available.length === 0) return unknownIcons
  const notFound = requested.filter((each) => !Object.hasOwn(icons, each))
  const body = (each: keyof typeof icons): string =>
    String(
      xml`<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="${icons[each]}"/>`,
    )
  return jsonResponse(
    200,
    {
      prefix: 'lucide',
      icons: Object.fromEntries(available.map((each) => [each, { body: body(each) }])),
      width: 24,
      height: 24,
      ...(notFound.length > 0 && { not_found: notFound }),
    },
    aWeek,
  )
}

const anHour = { 'cache-control': 'public, max-age=3600' }
const aDay = { 'cache-control': 'public, max-age=86400' }

/** The web app manifest. */
function manifestOf({ shopName, homeLocale }: Settings): HttpResponse {
  const manifest = {
    id: '/',
    lang: localeTable[homeLocale].tag,
    dir: directionOf(homeLocale),
    name: shopName,
    short_name: shopName,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcf7f0',
    theme_color: '#fcf7f0',
    icons: manifestIcons,
  }
  const type = { 'content-type': 'application/manifest+json; charset=utf-8' }
  return jsonResponse(200, manifest, { ...anHour, ...type })
}

/** RFC 9116; valid for half a year from `now`. */
function securityText(origin: string, contact: string, now: number): HttpResponse {
  const expires = new Date(now + 183 * dayMs).toISOString()
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return textResponse(200, lines.join('\n'), aDay)
}
