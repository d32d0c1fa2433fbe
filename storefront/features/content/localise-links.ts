// Links that the merchant wrote as `/rich/returns` lead to the same page in the reader's language.
import type { Locale } from '#domain/markets/locale.ts'
import { localePath, splitLocale } from '../../platform/pages/locale-path.ts'

/** `html` comes from the sanitiser, which writes every attribute in double quotes. */
export function localiseLinks(html: string, locale: Locale): string {
  return html.replaceAll(/ href="(\/[^"]*)"/g, (link, path: string) =>
    splitLocale(path.split(/[?#]/, 1)[0] ?? '').locale ? link : ` href="${localePath(locale, path)}"`,
  )
}
