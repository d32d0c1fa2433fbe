// Adds the reader's language to links that the merchant wrote without one, such as `/rich/returns`.
import type { Locale } from '#domain/markets/locale.ts'
import { localePath, splitLocale } from '../../platform/pages/locale-path.ts'

/** `html` comes from the sanitiser, which quotes every attribute with double quotes. */
export function localiseLinks(html: string, locale: Locale): string {
  return html.replaceAll(/ href="(\/[^"]*)"/g, (link, path: string) =>
    splitLocale(path.split(/[?#]/, 1)[0] ?? '').locale ? link : ` href="${localePath(locale, path)}"`,
  )
}
