// Opens the built storefront: renderer, static files and the assets of each page.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { routes } from '#storefront/routes.ts'
import type { Assets as DocumentAssets } from '#web/platform/pages/document.ts'
import { openStaticFiles, type StaticFiles } from '../http/static-files.ts'
import { readBuildFile, root } from './build-storefront.ts'
import type { TextManifest } from './text-manifest.ts'

export type Assets = DocumentAssets & {
  /** Hash of `css` for the content security policy; '' where not needed. */
  readonly cssHash: string
}

export type Renderer = typeof import('#storefront/entry-server.tsx')

export type Storefront = {
  readonly isDevelopment: boolean
  readonly files: StaticFiles
  readonly renderer: () => Promise<Renderer>
  /** `page` is the name of a route. */
  readonly assets: (page: string, locale: Locale) => Assets
  /** Files of the back office's document. `texts` has the start of the text files of each language. */
  readonly backoffice: {
    readonly entry: string
    readonly styles: readonly string[]
    readonly preloads: readonly string[]
    readonly texts: Readonly<Record<string, string>>
  }
  /** Files of pages without scripts. */
  readonly plain: {
    readonly styles: string
    readonly wordmark: string
    readonly typeface: (name: EastAsianTypeface) => string
  }
  /** Additional HTML for the head, in development only. */
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
const deferredScreens = 'storefront/rare-screens.ts'
export const plainStyles = 'storefront/shell/plain-page.css'
/** Of Chinese, Japanese and Korean handwriting: the sheets that storefront/shared/lettering/typefaces.ts loads. */
export const typefaces: Readonly<Record<EastAsianTypeface, string>> = {
  'klee-one': 'node_modules/@fontsource/klee-one/600.css',
  'ma-shan-zheng': 'node_modules/@fontsource/ma-shan-zheng/400.css',
  'nanum-pen-script': 'node_modules/@fontsource/nanum-pen-script/400.css',
}
export const wordmark = 'storefront/shared/navigation/wordmark.svg'
/** Preloaded for the script of the page. Browsers load the other font files when text needs them. */
const latinFonts = ['web/fonts/figtree-latin.woff2', 'web/fonts/fraunces-latin.woff2']
const otherFonts: Partial<Record<Locale, readonly string[]>> = {
  ar: ['web/fonts/el-messiri-arabic.woff2'],
  ja: [],
  zh: [],
}

/** Requires a build: see build-storefront.ts. */
export async function openStorefront(): Promise<Storefront> {
  const manifest = await readBuildFile<Manifest>('manifest.json')
  const texts = await readBuildFile<TextManifest>('texts.json')
  const bundle = pathToFileURL(path.join(root, 'dist/server/entry-server.js'))
  const renderer = (await import(bundle.href)) as Renderer
  const assetsByPage = new Map<string, Assets>()
  return {
    isDevelopment: false,
    files: await openStaticFiles(),
    renderer: async () => renderer,
    assets(page, locale) {
      const key = `${page} ${locale}`
      const assets = assetsByPage.get(key) ?? assetsOf(manifest, texts, page, locale)
      assetsByPage.set(key, assets)
      return assets
    },
    backoffice: await backofficeFiles(),
    plain: {
      styles: `/${manifest[plainStyles]!.file}`,
      wordmark: `/${manifest[wordmark]!.file}`,
      typeface: (name) => `/${manifest[typefaces[name]]!.file}`,
    },
    extraHead: '',
  }
}

const backofficeEntry = 'backoffice/entry.tsx'

async function backofficeFiles(): Promise<Storefront['backoffice']> {
  const manifest = await readBuildFile<Manifest>('backoffice.json')
  const { starts } = await readBuildFile<TextManifest>('backoffice-texts.json')
  const sources = chunksOf(manifest, backofficeEntry, new Set())
  const address = (file: string) => `/${file}`
  return {
    entry: address(manifest[backofficeEntry]!.file),
    styles: [...new Set(sources.flatMap((source) => manifest[source]?.css ?? []))].map(address),
    preloads: sources
      .filter((source) => source !== backofficeEntry)
      .map((source) => address(manifest[source]!.file)),
    texts: Object.fromEntries(Object.entries(starts).map(([locale, start]) => [locale, address(start)])),
  }
}

function assetsOf(manifest: Manifest, texts: TextManifest, page: string, locale: Locale): Assets {
  const address = (source: string) => manifest[source] && `/${manifest[source].file}`
  const route = routes.find(({ name }) => name === page)
  const screen = screenModule(manifest, route?.screenOf ?? page)
  const shared = manifest[entry]?.imports ?? []
  const sources = [
    ...shared,
    ...(manifest[deferredScreens]?.dynamicImports?.includes(screen)
      ? chunksOf(manifest, deferredScreens)
      : []),
    ...chunksOf(manifest, screen),
  ]
  const textStart = `/${texts.starts[locale]}`
  const preloads = [
    ...[...new Set(sources)].flatMap((source) => address(source) ?? []),
    ...[entry, screen].flatMap((source) =>
      texts.names[source] ? `${textStart}${texts.names[source]}.js` : [],
    ),
  ]
  // In document order, so that the cascade layers are declared first.
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
    texts: textStart,
    fonts: (otherFonts[locale] ?? latinFonts).flatMap((source) => address(source) ?? []),
  }
}

/** `order-detail` → OrderDetailScreen.tsx. */
function screenModule(manifest: Manifest, page: string): string {
  const name = page.replaceAll(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())
  return Object.keys(manifest).find((module) => module.endsWith(`/${name}Screen.tsx`)) ?? ''
}

/** A chunk and its transitive imports, without the entry's. */
function chunksOf(manifest: Manifest, source: string, visited = new Set([entry])): string[] {
  const chunk = manifest[source]
  if (!chunk || visited.has(source)) return []
  visited.add(source)
  return [source, ...(chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, visited))]
}
