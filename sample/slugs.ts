// Readable addresses from translated titles.
import { freeKey, isReservedKey, keyFrom } from '#domain/catalog/product-key.ts'
import { defaultLocale, localeTable, type Locale } from '#domain/markets/locale.ts'

type TitledText = { readonly key: string; readonly locale: Locale; readonly title: string }

/**
 * The slug of each text, null for none; `key` is the page's. No two pages have the same address. Languages in other
 * scripts have the English address.
 */
export function slugsOf(texts: readonly TitledText[]): (string | null)[] {
  const owners = new Map(texts.map(({ key }) => [key, key]))
  return texts.map(({ key, locale, title }) => {
    const wanted = isLatin(locale) && locale !== defaultLocale ? keyFrom(title) : ''
    if (!wanted) return null
    const slug = freeKey(wanted, (each) => isReservedKey(each) || (owners.get(each) ?? key) !== key)
    owners.set(slug, key)
    return slug === key ? null : slug
  })
}

function isLatin(locale: Locale): boolean {
  return new Intl.Locale(localeTable[locale].tag).maximize().script === 'Latn'
}
