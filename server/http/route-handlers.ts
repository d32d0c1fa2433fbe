// Handlers of built files, media, build information, favicon and robots.txt, by first path segment.
import { locales } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import type { RouteHandler } from '../app.ts'
import type { SharedBuilds } from '../files/share-build.ts'
import type { Media } from '../media/media.ts'
import type { Build } from '../pages/build-storefront.ts'
import { faviconOf } from '../seo/app-icons.ts'
import { jsonResponse, textResponse, type HttpResponse } from './response.ts'
import type { StaticFiles } from './static-files.ts'

type Options = {
  readonly build: Pick<Build, 'id' | 'at' | 'files'>
  readonly files: StaticFiles
  /** Builds of other nodes; undefined if the nodes share no files. */
  readonly sharedBuilds: SharedBuilds | undefined
  readonly media: Pick<Media, 'respond'>
  readonly publicOrigin: string
  readonly settings: () => Settings
}

export function createRouteHandlers({
  build,
  files,
  sharedBuilds,
  media,
  publicOrigin,
  settings,
}: Options): Map<string, RouteHandler> {
  const latest = jsonResponse(200, { id: build.id, at: build.at })
  const missing = textResponse(404, 'There is no such file.')
  return new Map<string, RouteHandler>([
    [
      'assets',
      async ({ url = '', headers }) => {
        const encodings = headers['accept-encoding'] as string | undefined
        const own = await files(url, encodings)
        return own.status === 404 && sharedBuilds ? sharedBuilds.assets(url, encodings) : own
      },
    ],
    ['media', media.respond],
    ['builds', ({ url = '' }) => buildResponse(url.split('?', 1)[0] ?? '')],
    ['favicon.svg', () => faviconOf(settings())],
    ['favicon.ico', () => missing],
    [
      'robots.txt',
      () => textResponse(200, robots(publicOrigin), { 'cache-control': 'public, max-age=3600' }),
    ],
  ])

  async function buildResponse(path: string): Promise<HttpResponse> {
    if (path === '/builds/latest.json') return latest
    const [, id = ''] = /^\/builds\/meta\/([a-z0-9]{1,40})\.json$/.exec(path) ?? []
    const known = id === build.id ? build : id && (await sharedBuilds?.find(id))
    if (!known) return missing
    // Without the list of files: every first visit fetches this on a phone.
    return jsonResponse(
      200,
      { id: known.id, at: known.at },
      { 'cache-control': 'public, max-age=31536000, immutable' },
    )
  }
}

/** A rule without `$` or `?` would also close products whose keys begin alike, such as /cartoon-mug. */
function robots(origin: string): string {
  const disallowed = ['/cart', '/checkout', '/orderDetail', '/trackOrder'].flatMap((page) => [
    `${page}$`,
    `${page}?`,
  ])
  const rules = locales.flatMap((locale) =>
    [...disallowed, '/user/', '/error/'].map((path) => `Disallow: ${localePath(locale, path)}`),
  )
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')
}
