// The storefront in development: Vite serves its sources with hot reload.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { html } from '#domain/html.ts'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { textResponse } from '../http/response.ts'
import { root, type Build } from './build-storefront.ts'
import { plainStyles, typefaces, wordmark, type Renderer, type Storefront } from './storefront.ts'

export type OpenedStorefront = {
  readonly build: Build
  readonly storefront: Storefront
  /** Answers Vite's requests; calls `next` for all others. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly stop: () => Promise<void>
}

export async function openDevStorefront(server: Server): Promise<OpenedStorefront> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const page = await vite.transformIndexHtml('/', String(html`<html><head></head><body></body></html>`))
  const textsOf = (locale: Locale): string => `/@id/__x00__virtual:messages/${locale}/`
  const missing = textResponse(404, 'There is no such file.')
  return {
    build: { id: 'development', at: Date.now(), files: [] },
    middleware: vite.middlewares,
    stop: () => vite.close(),
    storefront: {
      isDevelopment: true,
      extraHead: /<head>(.*)<\/head>/s.exec(page)?.[1] ?? '',
      files: async () => missing,
      renderer: async () => (await vite.ssrLoadModule('/storefront/entry-server.tsx')) as Renderer,
      // Only the cascade layers: Vite loads the styles of components with their code.
      assets: (_page, locale) => ({
        start: '/storefront/start.ts',
        entry: '/storefront/entry-client.tsx',
        styles: ['/web/styles/layers.css?direct'],
        css: '',
        cssHash: '',
        preloads: [],
        fonts: [],
        texts: textsOf(locale),
      }),
      plain: {
        styles: `/${plainStyles}?direct`,
        wordmark: `/${wordmark}`,
        typeface: (name) => `/${typefaces[name]}?direct`,
      },
      // With React and hot reload; only the build replaces React.
      backoffice: {
        entry: '/backoffice/entry.tsx',
        styles: [],
        preloads: [],
        texts: Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])),
      },
    },
  }
}
