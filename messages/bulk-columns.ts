// Columns of a table of recipients, by the names that its template and its example have.
import { addressRules } from '#domain/delivery/address-data.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { BulkColumn } from '#domain/orders/bulk-gifts.ts'
import type { Translate } from './translator.ts'

/** Fields of addresses in other countries follow the country. */
const furtherColumns: readonly BulkColumn[] = [
  'apartment',
  'country',
  'zip',
  'city',
  'state',
  'product',
  'options',
  'text',
  'message',
  'date',
]

type TemplateColumns = { readonly required: readonly BulkColumn[]; readonly optional: readonly BulkColumn[] }

/** `required`: name and address, in the order of the address form in the language's home country. */
export function templateColumns(locale: Locale): TemplateColumns {
  const { fields } = addressRules[localeTable[locale].country]
  const required: readonly BulkColumn[] = ['name', ...fields.filter((field) => field !== 'apartment')]
  return { required, optional: furtherColumns.filter((column) => !required.includes(column)) }
}

/** Postal codes and states have the name that they have in the country. */
export function columnLabel(column: BulkColumn, country: Country, t: Translate): string {
  switch (column) {
    case 'name':
    case 'options':
    case 'text':
    case 'message':
    case 'date':
      return t(`bulk.${column}`)
    case 'product':
      return t('bulk.gift')
    case 'zip':
      return t(country === 'US' ? 'address.zip' : 'address.postal-code')
    case 'state':
      return t(`address.${addressRules[country].stateLabel}`)
    default:
      return t(`address.${column}`)
  }
}
