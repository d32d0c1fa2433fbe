// An address for a person to read: the lines as its country writes them, and the country as the reader calls it.
import { formatAddress, type Address } from '#domain/address.ts'
import type { Locale } from '#domain/locale.ts'
import { formatCountry } from './format.ts'
import { isolate } from './isolate.ts'

export function addressLines(locale: Locale, address: Address): string[] {
  return [...formatAddress(address), formatCountry(locale, address.country)].map((line) =>
    isolate(locale, line),
  )
}
