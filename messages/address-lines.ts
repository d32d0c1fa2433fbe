// Formats an address for readers: lines in the order of its country, and the country's name in the reader's language.
import { formatAddress, isFromLargest, type Address } from '#domain/delivery/address.ts'
import { invoiceLines, type InvoiceAddress } from '#domain/invoices/invoice-address.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatCountry } from './format.ts'
import { isolate } from './isolate.ts'

export function addressLines(locale: Locale, address: Address): string[] {
  const country = formatCountry(locale, address.country)
  const lines = formatAddress(address, locale)
  const ordered = isFromLargest(address, locale) ? [country, ...lines] : [...lines, country]
  return ordered.map((line) => isolate(locale, line))
}

/** The VAT ID comes last. */
export function invoiceAddressLines(locale: Locale, address: InvoiceAddress): string[] {
  const lines = [...invoiceLines(address), formatCountry(locale, address.country), address.vatId]
  return lines.filter(Boolean).map((line) => isolate(locale, line))
}
