// Compressed bytes of the first view of a page, and lengths of source files.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { locales } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'

/** Transferred bytes; each figure is that of the heaviest language. */
export type PageWeight = {
  readonly page: string
  readonly html: number
  readonly js: number
  readonly css: number
  readonly fonts: number
}

const most = { js: 80_000, css: 12_000, fonts: 60_000, html: 30_000 }

export function isLight({ js, css, fonts, html }: PageWeight): boolean {
  return js <= most.js && css <= most.css && fonts <= most.fonts && html <= most.html
}

type Bytes = Omit<PageWeight, 'page'>

export async function weighPage(origin: string, page: string): Promise<PageWeight> {
  const weights: Bytes[] = []
  for (const locale of locales) weights.push(await weighDocument(origin, localePath(locale, page)))
  const most = (kind: keyof Bytes) => Math.max(...weights.map((weight) => weight[kind]))
  return { page, html: most('html'), js: most('js'), css: most('css'), fonts: most('fonts') }
}

async function weighDocument(origin: string, page: string): Promise<Bytes> {
  const html = await get(origin + page)
  const tags = html.text.match(/<(?:link|script)\b[^>]*>/g) ?? []
  const addresses = { js: new Set<string>(), css: new Set<string>(), fonts: new Set<string>() }
  for (const tag of tags) {
    const kind = kindOf(tag)
    const address = /\b(?:href|src)="([^"]+)"/.exec(tag)?.[1]
    if (kind && address) addresses[kind].add(address)
    // Files that storefront/start.ts requests after the first paint.
    const [, entry, preloads] = /data-entry="([^"]+)" data-preloads="([^"]+)"/.exec(tag) ?? []
    for (const file of preloads ? [entry!, ...preloads.split(' ')] : []) addresses.js.add(file)
  }
  const weigh = async (kind: keyof typeof addresses) => {
    const sizes = await Promise.all([...addresses[kind]].map((address) => sizeOf(origin + address)))
    return sizes.reduce((total, size) => total + size, 0)
  }
  const inline = /<style[^>]*>(.*?)<\/style>/s.exec(html.text)?.[1] ?? ''
  const css = (await weigh('css')) + brotliCompressSync(inline).length
  return { html: html.bytes, js: await weigh('js'), css, fonts: await weigh('fonts') }
}

const sizesByUrl = new Map<string, Promise<number>>()

/** Bytes of a file, cached because many pages name it. */
function sizeOf(url: string): Promise<number> {
  const size = sizesByUrl.get(url) ?? get(url).then(({ bytes }) => bytes)
  sizesByUrl.set(url, size)
  return size
}

function kindOf(tag: string): 'js' | 'css' | 'fonts' | undefined {
  if (/^<script\b.*\bsrc=/.test(tag) || tag.includes('rel="modulepreload"')) return 'js'
  if (tag.includes('rel="stylesheet"')) return 'css'
  return tag.includes('as="font"') ? 'fonts' : undefined
}

async function get(url: string): Promise<{ bytes: number; text: string }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  // The 'not found' page counts like other pages.
  if (!response.ok && response.status !== 404) throw new Error(`${url} answered ${response.status}`)
  // fetch decompresses the body; the header has the transferred length.
  return { bytes: Number(response.headers.get('content-length')), text: await response.text() }
}

export type FileLengths = {
  readonly files: number
  readonly median: number
  readonly longest: number
  readonly longestFile: string
}

/** Lengths of the modules' source files, without tests and data tables. */
export function fileLengths(): FileLengths {
  const cwd = path.resolve(import.meta.dirname, '..')
  const files = globSync(
    '{domain,messages,postgres,data,catalog,api,storefront,server,sample,ops,bench,scripts}/**/*.{ts,tsx,css}',
    { cwd },
  )
    .filter((file) => !/\.test\.tsx?$|\.gen\.|^messages\/keys\.ts$|^sample\/(products|texts)\//.test(file))
    .map((file) => ({ file, lines: readFileSync(path.join(cwd, file), 'utf8').split('\n').length - 1 }))
    .toSorted((a, b) => a.lines - b.lines)
  const longest = files.at(-1)!
  return {
    files: files.length,
    median: files[files.length >> 1]!.lines,
    longest: longest.lines,
    longestFile: longest.file,
  }
}
