// Handlers of built files, media, build information, favicon and robots.txt, by first path segment.
import type { Build } from '../pages/build-storefront.ts'
import { jsonAnswer, textAnswer, type HttpAnswer } from './answer.ts'
import type { RouteHandler } from '../app.ts'
import { favicon } from '../seo/app-icons.ts'
import type { Media } from '../media/media.ts'
import type { StaticFiles } from './static-files.ts'

type Options = {
  readonly build: Pick<Build, 'id' | 'at' | 'files'>
  readonly files: StaticFiles
  readonly media: Pick<Media, 'answer'>
  readonly publicOrigin: string
}

export function createRouteHandlers({
  build,
  files,
  media,
  publicOrigin,
}: Options): Map<string, RouteHandler> {
  const latest = jsonAnswer(200, { id: build.id, at: build.at })
  const manifest = jsonAnswer(200, build, { 'cache-control': 'public, max-age=31536000, immutable' })
  const missing = textAnswer(404, 'There is no such file.')
  return new Map<string, RouteHandler>([
    ['assets', ({ url = '', headers }) => files(url, headers['accept-encoding'] as string | undefined)],
    ['media', media.answer],
    ['builds', ({ url = '' }) => buildAnswer(url.split('?', 1)[0] ?? '')],
    ['favicon.svg', () => favicon],
    ['favicon.ico', () => missing],
    ['robots.txt', () => textAnswer(200, robots(publicOrigin), { 'cache-control': 'public, max-age=3600' })],
  ])

  function buildAnswer(path: string): HttpAnswer {
    if (path === '/builds/latest.json') return latest
    return path === `/builds/meta/${build.id}.json` ? manifest : missing
  }
}

function robots(origin: string): string {
  const disallowed = ['/cart', '/checkout', '/orderDetail', '/trackOrder', '/user/', '/error/']
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n')
}
