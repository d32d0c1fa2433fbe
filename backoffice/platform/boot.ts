// What the document says about the shop, and the member's language.
import { chooseLocale, type Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { readStored, writeStored } from '#web/platform/storage/storage.ts'

/** Written into the document by server/backoffice/backoffice-pages.ts. */
export type Boot = {
  /** Address of the back office's endpoint. */
  readonly api: string
  readonly publicOrigin: string
  /** Address of the shop's home page. */
  readonly storefront: string
  readonly shopName: string
  /** The seller's country. */
  readonly country: Country
  /** The shop's time zone. */
  readonly timeZone: string
  /** Start of the addresses of the text files, by language. */
  readonly texts: Readonly<Record<string, string>>
}

/** What the document says about the shop. */
export const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot

const storageKey = 'backoffice-language'

/** The chosen language, or the first of the browser's that the shop has. */
export function readLocale(): Locale {
  return chooseLocale(readStored(storageKey) ?? undefined, navigator.languages)
}

export function storeLocale(locale: Locale): void {
  writeStored(storageKey, locale)
}
