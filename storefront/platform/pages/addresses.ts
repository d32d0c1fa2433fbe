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

/** A redirect renders no data. `path` is without language prefix. */
export function movedPermanently(path: string): Loaded<never> {
  return {
    data: undefined as never,
    head: { title: '' },
    tags: [],
    redirect: { to: path, permanent: true },
  }
}
