// The built storefront: the functions that render it, the files of each page, and where they lie.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '#domain/markets/locale.ts'
import { textAreas, type TextArea } from '#messages/areas.ts'
import type { Assets as DocumentAssets } from '#storefront/platform/pages/document.ts'
import { routes } from '#storefront/routes.ts'
import { root } from './build-storefront.ts'
import { openStaticFiles, type StaticFiles } from '../http/static-files.ts'

export type Assets = DocumentAssets & {
  /** How a content security policy names `css`; '' where there is none. */
  readonly cssHash: string
}

export type Renderer = typeof import('#storefront/entry-server.tsx')

export type Storefront = {
  readonly isDevelopment: boolean
  readonly files: StaticFiles
  readonly renderer: () => Promise<Renderer>
  /** `page` is the name of a route. */
  readonly assets: (page: string, locale: Locale) => Assets
  /** Tags for the head that only development needs. */
  readonly extraHead: string
}

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const start = 'storefront/start.ts'
const entry = 'storefront/entry-client.tsx'
const further = 'storefront/later-screens.ts'
/** Latin text needs these two; the other faces arrive when their letters are met. */
const latinFonts = ['storefront/fonts/figtree-latin.woff2', 'storefront/fonts/fraunces-latin.woff2']
const withoutLatin: readonly Locale[] = ['zh', 'ja', 'ar']

/** The build must be there: see build-storefront.ts. */
export async function openStorefront(): Promise<Storefront> {
  const manifest = JSON.parse(
    await readFile(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const bundle = pathToFileURL(path.join(root, 'dist/server/entry-server.js'))
  const renderer = (await import(bundle.href)) as Renderer
  const known = new Map<string, Assets>()
  return {
    isDevelopment: false,
    files: await openStaticFiles(),
    renderer: async () => renderer,
    assets(page, locale) {
      const key = `${page} ${locale}`
      const assets = known.get(key) ?? assetsOf(manifest, page, locale)
      known.set(key, assets)
      return assets
    },
    extraHead: '',
  }
}

function assetsOf(manifest: Manifest, page: string, locale: Locale): Assets {
  const address = (source: string) => manifest[source] && `/${manifest[source].file}`
  const route = routes.find(({ name }) => name === page)
  const screen = screenModule(manifest, route?.screenOf ?? page)
  const shared = manifest[entry]?.imports ?? []
  const texts = ['shell', ...(route?.texts ?? [])]
  const sources = [
    ...shared,
    ...(manifest[further]?.dynamicImports?.includes(screen) ? chunksOf(manifest, further) : []),
    ...chunksOf(manifest, screen),
    ...texts.map((area) => `virtual:messages/${locale}/${area}`),
  ]
  const preloads = [...new Set(sources)].flatMap((source) => address(source) ?? [])
  // In the order in which a browser would meet them, so that the layers are named first.
  const styled = [entry, ...shared, ...chunksOf(manifest, screen)]
  const styles = [...new Set(styled.flatMap((source) => manifest[source]?.css ?? []))]
  const css = styles.map((file) => readFileSync(path.join(root, 'dist/client', file), 'utf8')).join('')
  return {
    start: address(start) ?? '',
    entry: address(entry) ?? '',
    styles: styles.map((file) => `/${file}`),
    css,
    cssHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    preloads,
    texts: textAddresses((area) => address(`virtual:messages/${locale}/${area}`) ?? ''),
    fonts: withoutLatin.includes(locale) ? [] : latinFonts.flatMap((source) => address(source) ?? []),
  }
}

export function textAddresses(addressOf: (area: TextArea) => string): Assets['texts'] {
  return Object.fromEntries(textAreas.map((area) => [area, addressOf(area)])) as Assets['texts']
}

/** `order-detail` → OrderDetailScreen.tsx. */
function screenModule(manifest: Manifest, page: string): string {
  const name = page.replaceAll(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())
  return Object.keys(manifest).find((module) => module.endsWith(`/${name}Screen.tsx`)) ?? ''
}

/** A chunk and all that it imports, without what the entry brings anyway. */
function chunksOf(manifest: Manifest, source: string, seen = new Set([entry])): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [source, ...(chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, seen))]
}
