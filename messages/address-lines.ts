// An address for a person to read: the lines as its country writes them, and the country as the reader calls it.
import { formatAddress, isFromLargest, type Address } from '#domain/delivery/address.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatCountry } from './format.ts'
import { isolate } from './isolate.ts'

export function addressLines(locale: Locale, address: Address): string[] {
  const country = formatCountry(locale, address.country)
  const lines = formatAddress(address)
  const all = isFromLargest(address) ? [country, ...lines] : [...lines, country]
  return all.map((line) => isolate(locale, line))
}
