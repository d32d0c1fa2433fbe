// Complete address of a shop path, as the links of a page have it.
import type { Locale } from '#domain/markets/locale.ts'
import { localePath, splitLocale } from '../pages/locale-path.ts'
import { visitKeys } from '../pages/page.ts'

/** Adds the visit's language to a shop path, and the query keys `ce`, `lg` and `day` of the current address. */
export function pageAddress(to: string, locale: Locale, current: string): URL {
  const inLanguage = to.startsWith('/') && !splitLocale(to).locale ? localePath(locale, to) : to
  const url = new URL(inLanguage, current)
  const here = new URL(current).searchParams
  for (const key of visitKeys) {
    const value = here.get(key)
    if (value && !url.searchParams.has(key)) url.searchParams.set(key, value)
  }
  return url
}
