// What stands around every page and comes from the shop: the menu and the countries. It is part of the document and not of
// `_payload.json`, because it stays where it is while the shopper walks about.
import type { Read } from '#api/call.ts'
import { plainDateIn, timeZones } from '#domain/calendar.ts'
import type { CategoryLink } from '#domain/catalog.ts'
import type { Locale } from '#domain/locale.ts'
import type { Country } from '#domain/market.ts'
import { nextOccasions, shopOccasions } from '#domain/occasion.ts'
import { countryNames, type CountryName } from './country-names.ts'

export type MenuEntry = CategoryLink & { readonly children: readonly CategoryLink[] }
export type Frame = { readonly menu: readonly MenuEntry[]; readonly countries: readonly CountryName[] }

/** What is there while the shop cannot be asked. */
export function bareFrame(locale: Locale): Frame {
  return { menu: [], countries: countryNames(locale) }
}

/** Occasions of the next 120 days come first, the nearest before the others; an occasion farther away is left out. */
export async function loadFrame(read: Read, locale: Locale, country: Country, now: number): Promise<Frame> {
  const categories = await read('catalog.categories', {})
  const near: string[] = nextOccasions(country, plainDateIn(now, timeZones[country])).map(
    ({ category }) => category,
  )
  const roots = categories.filter(({ parent }) => parent === null)
  const menu = [
    ...near.flatMap((category) => roots.filter(({ key }) => key === category)),
    ...roots.filter(({ key }) => !shopOccasions.some((occasion) => occasion === key)),
  ].map(({ key, name, children }) => ({ key, name, children }))
  return { menu, countries: countryNames(locale) }
}
