// The sitemap: an index, and one file per language and thousand addresses. Each entry lists other languages and pictures.
import { loadPublicKeys, streamProductKeys, type PublicKey } from '#data/catalog/sitemap-rows.ts'
import type { Queryable } from '#data/database.ts'
import { joinHtml, xml, type Html } from '#domain/html.ts'
import { defaultLocale, isLocale, locales, type Locale } from '#domain/markets/locale.ts'
import { alternateTagsIn, type Country } from '#domain/markets/market.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { xmlHeader } from './xml.ts'

/** The protocol allows 50,000 addresses per file. With all languages, a thousand take two megabytes. */
const perFile = 1_000

/** A public page, by its path without language. */
export type PublicPage = Omit<PublicKey, 'key' | 'slugs'> & {
  readonly path: string
  /** In languages that have an address of their own. */
  readonly paths?: { readonly [Name in Locale]?: string }
}

/** All public pages in batches of a file: categories before content before products. */
export async function* publicPages(db: Queryable): AsyncGenerator<PublicPage[]> {
  let batch: PublicPage[] = []
  for await (const page of eachPage(db)) {
    if (batch.push(page) < perFile) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* eachPage(db: Queryable): AsyncGenerator<PublicPage> {
  const under =
    (folder: string) =>
    ({ key, slugs, ...page }: PublicKey): PublicPage => ({
      ...page,
      path: folder + key,
      ...(slugs && {
        paths: Object.fromEntries(Object.entries(slugs).map(([to, slug]) => [to, folder + slug])),
      }),
    })
  const always = (path: string): PublicPage => ({ path, changedAt: null, pictures: [] })
  const { categories, content } = await loadPublicKeys(db)
  yield always('/')
  yield* categories.map(under('/classify/'))
  yield* content.map(under('/rich/'))
  yield* ['/rich/blog', '/gift-finder', '/bulk-gifts', '/newsletter', '/contact-us', '/sitemap'].map(always)
  for await (const products of streamProductKeys(db)) yield* products.map(under('/'))
}

/** `files`: how many each language has. */
export function sitemapIndex(origin: string, files: number): string {
  const entries = locales.flatMap((locale) =>
    Array.from(
      { length: files },
      (_, i) => xml`<sitemap><loc>${origin}/sitemaps/${locale}-${i + 1}.xml</loc></sitemap>`,
    ),
  )
  return String(
    xml`${xmlHeader}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${joinHtml(entries, '\n')}\n</sitemapindex>\n`,
  )
}

export type SitemapPart = { readonly locale: Locale; readonly at: number }

/** Language and number, from 0, of an address like `/sitemaps/de-1.xml`. */
export function parseSitemapAddress(address: string): SitemapPart | undefined {
  const [, locale, number] = /^\/sitemaps\/([a-z]{2})-([1-9]\d{0,3})\.xml$/.exec(address) ?? []
  return isLocale(locale) ? { locale, at: Number(number) - 1 } : undefined
}

export function sitemapFile(
  origin: string,
  locale: Locale,
  pages: readonly PublicPage[],
  markets: readonly Country[],
): string {
  const entries = pages.map((page) => entry(origin, page, locale, markets))
  return String(
    xml`${xmlHeader}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${joinHtml(entries, '\n')}\n</urlset>\n`,
  )
}

function entry(
  origin: string,
  { path, paths, changedAt, pictures }: PublicPage,
  locale: Locale,
  markets: readonly Country[],
): Html {
  const address = (each: Locale): string => origin + localePath(each, paths?.[each] ?? path)
  const others = locales.flatMap((each) =>
    alternateTagsIn(each, markets).map(
      (tag) => xml`<xhtml:link rel="alternate" hreflang="${tag}" href="${address(each)}"/>`,
    ),
  )
  const fallback = xml`<xhtml:link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}"/>`
  const changed = changedAt && xml`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  const images = pictures.map(
    (name) => xml`<image:image><image:loc>${origin}/media/${name}-1200.jpg</image:loc></image:image>`,
  )
  return xml`<url><loc>${address(locale)}</loc>${changed}${others}${fallback}${images}</url>`
}
