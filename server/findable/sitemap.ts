// The sitemap: an index, and one file per language and stretch of addresses, each naming its other languages.
import type { PublicKeys } from '#data/listing-for-robots.ts'
import { defaultLocale, isLocale, locales, localeTable, type Locale } from '#domain/locale.ts'
import { localePath } from '#storefront/pages/locale-path.ts'
import { escapeXml, xmlHeader } from './xml.ts'

/** The protocol allows 50,000 addresses a file; with their languages beside them, fewer keep it small. */
const perFile = 5_000

/** Public paths without language: categories before content before products. */
export function publicPaths({ categories, content, products }: PublicKeys): string[] {
  return [
    '/',
    ...categories.map((key) => `/classify/${key}`),
    ...content.map((key) => `/rich/${key}`),
    '/rich/blog',
    '/contact-us',
    '/sitemap',
    ...products.map((key) => `/${key}`),
  ]
}

export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const files = Math.max(1, Math.ceil(paths.length / perFile))
  const entries = locales.flatMap((locale) =>
    Array.from(
      { length: files },
      (_, i) => `<sitemap><loc>${origin}/sitemaps/${locale}-${i + 1}.xml</loc></sitemap>`,
    ),
  )
  return `${xmlHeader}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** The file of an address like `/sitemaps/de-1.xml`; undefined where there is none. */
export function sitemapFile(origin: string, paths: readonly string[], address: string): string | undefined {
  const [, locale, number] = /^\/sitemaps\/([a-z]{2})-(\d{1,4})\.xml$/.exec(address) ?? []
  if (!isLocale(locale)) return undefined
  const from = (Number(number) - 1) * perFile
  const part = from >= 0 ? paths.slice(from, from + perFile) : []
  if (part.length === 0) return undefined
  const entries = part.map((path) => entry(origin, path, locale))
  return `${xmlHeader}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

function entry(origin: string, path: string, locale: Locale): string {
  const address = (each: Locale): string => escapeXml(origin + localePath(each, path))
  const others = locales.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${localeTable[each].tag}" href="${address(each)}"/>`,
  )
  const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}"/>`
  return `<url><loc>${address(locale)}</loc>${others.join('')}${fallback}</url>`
}
