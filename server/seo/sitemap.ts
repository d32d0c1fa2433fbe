// The sitemap: an index, and one file per language and thousand addresses. Each entry lists other languages and pictures.
import type { PublicKey, PublicKeys } from '#data/catalog/sitemap-rows.ts'
import { joinHtml, xml, type Html } from '#domain/html.ts'
import { alternateTags, defaultLocale, isLocale, locales, type Locale } from '#domain/markets/locale.ts'
import { localePath } from '#storefront/platform/pages/locale-path.ts'
import { xmlHeader } from './xml.ts'

/** The protocol allows 50,000 addresses per file. With all languages, a thousand take two megabytes. */
const perFile = 1_000

/** A public page, by its path without language. */
export type PublicPage = Omit<PublicKey, 'key'> & { readonly path: string }

/** Categories before content before products. */
export function publicPages({ categories, content, products }: PublicKeys): PublicPage[] {
  const under =
    (folder: string) =>
    ({ key, ...page }: PublicKey): PublicPage => ({ path: folder + key, ...page })
  const always = (path: string): PublicPage => ({ path, changedAt: null, pictures: [] })
  return [
    always('/'),
    ...categories.map(under('/classify/')),
    ...content.map(under('/rich/')),
    ...['/rich/blog', '/contact-us', '/sitemap'].map(always),
    ...products.map(under('/')),
  ]
}

export function sitemapIndex(origin: string, pages: readonly PublicPage[]): string {
  const files = Math.max(1, Math.ceil(pages.length / perFile))
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

/** The part for an address like `/sitemaps/de-1.xml`; undefined where none exists. */
export function sitemapPart(pages: readonly PublicPage[], address: string): SitemapPart | undefined {
  const [, locale, number] = /^\/sitemaps\/([a-z]{2})-([1-9]\d{0,3})\.xml$/.exec(address) ?? []
  if (!isLocale(locale)) return undefined
  const from = (Number(number) - 1) * perFile
  return from < pages.length ? { locale, pages: pages.slice(from, from + perFile) } : undefined
}

export type SitemapPart = { readonly locale: Locale; readonly pages: readonly PublicPage[] }

export function sitemapFile(origin: string, { locale, pages }: SitemapPart): string {
  const entries = pages.map((page) => entry(origin, page, locale))
  return String(
    xml`${xmlHeader}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${joinHtml(entries, '\n')}\n</urlset>\n`,
  )
}

function entry(origin: string, { path, changedAt, pictures }: PublicPage, locale: Locale): Html {
  const address = (each: Locale): string => origin + localePath(each, path)
  const others = locales.flatMap((each) =>
    alternateTags(each).map(
      (tag) => xml`<xhtml:link rel="alternate" hreflang="${tag}" href="${address(each)}"/>`,
    ),
  )
  const fallback = xml`<xhtml:link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}"/>`
  const changed = changedAt && xml`<lastmod>${changedAt.toISOString()}</lastmod>`
  const images = pictures.map(
    (name) => xml`<image:image><image:loc>${origin}/media/${name}-1200.jpg</image:loc></image:image>`,
  )
  return xml`<url><loc>${address(locale)}</loc>${changed}${others}${fallback}${images}</url>`
}
