// Names that the columns of a table of recipients may have: those of the template, in the buyer's language, and in English.
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { bulkColumns, type BulkColumn } from '#domain/orders/bulk-gifts.ts'
import { translateFor } from '#messages/load.ts'
import type { MessageKey } from '#messages/translator.ts'

const nameKeys: Readonly<Record<BulkColumn, readonly MessageKey[]>> = {
  name: ['bulk.name'],
  firstName: ['address.firstName'],
  lastName: ['address.lastName'],
  street: ['address.street'],
  apartment: ['address.apartment'],
  zip: ['address.postal-code', 'address.zip'],
  city: ['address.city'],
  state: ['address.state', 'address.province', 'address.prefecture', 'address.emirate'],
  country: ['address.country'],
  product: ['bulk.gift', 'bulk.product'],
  options: ['bulk.options'],
  text: ['bulk.text'],
  message: ['bulk.message'],
  date: ['bulk.date'],
}

/** Further English names that address lists use. */
const englishNames: Readonly<Partial<Record<BulkColumn, readonly string[]>>> = {
  name: ['full name', 'recipient'],
  street: ['street', 'address', 'address line 1', 'address 1'],
  apartment: ['address line 2', 'address 2'],
  zip: ['postcode', 'zip'],
  city: ['town'],
  product: ['sku', 'handle'],
  text: ['personalisation', 'personalization', 'engraving'],
  message: ['card', 'gift message'],
}

/** Every name under which a table may have the column: also the field's name in the endpoint. */
export function columnNames(locale: Locale): Readonly<Record<BulkColumn, readonly string[]>> {
  const translators = [translateFor(locale), translateFor(defaultLocale)]
  const namesOf = (column: BulkColumn): string[] => [
    column,
    ...(englishNames[column] ?? []),
    ...nameKeys[column].flatMap((key) => translators.map((t) => t(key as 'bulk.name'))),
  ]
  return Object.fromEntries(bulkColumns.map((column) => [column, namesOf(column)])) as Record<
    BulkColumn,
    string[]
  >
}
