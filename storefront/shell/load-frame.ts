// What stands around every page and comes from the shop: the menu and the countries. It is part of the document and not of
// `_payload.json`, because it stays where it is while the shopper walks about.
import type { Read } from '#api/call.ts'
import type { CategoryLink } from '#domain/catalog.ts'
import type { Locale } from '#domain/locale.ts'
import { countryNames, type CountryName } from './country-names.ts'

export type MenuEntry = CategoryLink & { readonly children: readonly CategoryLink[] }
export type Frame = { readonly menu: readonly MenuEntry[]; readonly countries: readonly CountryName[] }

/** What is there while the shop cannot be asked. */
export function bareFrame(locale: Locale): Frame {
  return { menu: [], countries: countryNames(locale) }
}

/** The occasions the shop lives by come first. */
const first = ['easter', 'mothers-day']

export async function loadFrame(read: Read, locale: Locale): Promise<Frame> {
  const categories = await read('catalog.categories', {})
  const menu = categories
    .filter(({ parent }) => parent === null)
    .map(({ key, name, children }) => ({ key, name, children }))
    .sort((a, b) => rank(a.key) - rank(b.key))
  return { menu, countries: countryNames(locale) }
}

function rank(key: string): number {
  const at = first.indexOf(key)
  return at < 0 ? first.length : at
}
