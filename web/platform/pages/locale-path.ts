// Language prefixes of addresses. The default language has none, the other fourteen have one each.
import { defaultLocale, isLocale, type Locale } from '#domain/markets/locale.ts'

/** `/de/cart` → de and `/cart`. `locale` is undefined without a prefix. */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const first = pathname.split('/', 2)[1] ?? ''
  if (!isLocale(first) || first === defaultLocale) return { locale: undefined, path: orRoot(pathname) }
  return { locale: first, path: orRoot(pathname.slice(first.length + 1)) }
}

/** A shop path, with or without query, in a language: `/cart` → `/de/cart`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`
}

function orRoot(path: string): string {
  return path === '' ? '/' : path
}
