// The address of a page in each language, and the redirect to the one in the language of the request.
import type { Addresses } from '#domain/catalog/catalog.ts'
import { locales } from '#domain/markets/locale.ts'
import type { Head, Loaded } from './route.ts'

/** Paths without language prefix, with the same `folder` and `search` in all languages. */
export function pathsOf(
  { handle, slugs }: Addresses,
  folder: '/' | '/classify/' | '/rich/',
  search = '',
): NonNullable<Head['paths']> {
  return Object.fromEntries(locales.map((locale) => [locale, folder + (slugs[locale] ?? handle) + search]))
}

/** `path` is without language prefix. */
export const movedPermanently = (path: string) => redirected(path, true)
export const movedForNow = (path: string) => redirected(path, false)

/** A redirect renders no data. */
function redirected(to: string, permanent: boolean): Loaded<never> {
  return { data: undefined as never, head: { title: '' }, tags: [], redirect: { to, permanent } }
}
