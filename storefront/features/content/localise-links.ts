// Adds the reader's language, and the page's address in it, to links without one, such as `/rich/returns`.
import type { Locale } from '#domain/markets/locale.ts'
import { localePath, splitLocale } from '#web/platform/pages/locale-path.ts'

type Pages = readonly { readonly key: string; readonly address: string }[]

/** `html` comes from the sanitiser, which quotes every attribute with double quotes. */
export function localiseLinks(html: string, locale: Locale, pages: Pages): string {
  const addresses = new Map(pages.map(({ key, address }) => [key, address]))
  return html.replaceAll(/ href="(\/[^"]*)"/g, (link, path: string) =>
    splitLocale(path.split(/[?#]/, 1)[0] ?? '').locale
      ? link
      : ` href="${localePath(locale, translated(path, addresses))}"`,
  )
}

/** `/rich/returns#exchange` → `/rich/rueckgabe#exchange`. */
function translated(path: string, addresses: ReadonlyMap<string, string>): string {
  return path.replace(/^\/rich\/([a-z0-9-]+)/, (page, key: string) =>
    addresses.has(key) ? `/rich/${addresses.get(key)}` : page,
  )
}
