// Columns of a table of recipients, by the names that its template and its example have.
import { addressRules, type PlaceField } from '#domain/delivery/address-data.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { bulkColumns, type BulkColumn } from '#domain/orders/bulk-gifts.ts'
import type { Translate } from './translator.ts'

type TemplateColumns = { readonly required: readonly BulkColumn[]; readonly optional: readonly BulkColumn[] }

/** `required`: name and address, in the order of the address form in the language's home country. */
export function templateColumns(locale: Locale): TemplateColumns {
  const { fields } = addressRules[localeTable[locale].country]
  const place = fields.filter((field): field is Exclude<PlaceField, 'apartment'> => field !== 'apartment')
  const required: readonly BulkColumn[] = ['name', ...place]
  // A table has a column for the whole name, or two for its parts.
  const others = new Set<BulkColumn>([...required, 'firstName', 'lastName'])
  return { required, optional: bulkColumns.filter((column) => !others.has(column)) }
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
