// Keys (handles) of products: the part of the address that names the product.
import { locales } from '../markets/locale.ts'

export const maxKeyLength = 120

export function isProductKey(key: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,119}$/.test(key)
}

/** First segments of the shop's own addresses; a product with such a key would be unreachable. */
const reserved: ReadonlySet<string> = new Set<string>([
  ...locales,
  'en',
  'account',
  'app-icons',
  'assets',
  'builds',
  'cart',
  'checkout',
  'classify',
  'collections',
  'contact-us',
  'error',
  'feeds',
  'gift',
  'gift-finder',
  'bulk-gifts',
  'registry',
  'health',
  'icons',
  'live',
  'mail-fonts',
  'media',
  'metrics',
  'newsletter',
  'orderdetail',
  'pages',
  'products',
  'ready',
  'recently-viewed',
  'rich',
  'search',
  'share',
  'sitemap',
  'sitemaps',
  'trackorder',
  'user',
  'wishlist',
])

/** Other regions' language tags lead to the pages of their language: `de-at`. */
const languageTag = new RegExp(`^(?:en|${locales.join('|')})-(?:[a-z]{2}|hans|hant)$`)

export function isReservedKey(key: string): boolean {
  return reserved.has(key) || languageTag.test(key)
}

/** Letters that have no decomposition into a Latin letter and an accent. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** A key made from a title: 'Größe & Glück' → 'grosse-gluck'. Empty for a title without Latin letters and digits. */
export function keyFrom(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => spelled[letter]!)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxKeyLength)
    .replaceAll(/^-+|-+$/g, '')
}

/** 'mug' and 2 → 'mug-2'. */
export function numberedKey(key: string, number: number): string {
  const ending = `-${number}`
  return `${key.slice(0, maxKeyLength - ending.length)}${ending}`
}

/** `wanted`, or the first of `wanted-2`, `wanted-3` … that is free. */
export function freeKey(wanted: string, isTaken: (key: string) => boolean): string {
  let key = wanted
  for (let number = 2; isTaken(key); number++) key = numberedKey(wanted, number)
  return key
}
