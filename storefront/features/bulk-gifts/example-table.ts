// The example above the field for the table: columns, and an address in the language's home country.
import { addressRules, type PlaceField } from '#domain/delivery/address-data.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Translate } from '#messages/translator.ts'

/** In the order of the country's address form. The apartment is optional. */
export function exampleFields(locale: Locale): readonly Exclude<PlaceField, 'apartment'>[] {
  return addressRules[localeTable[locale].country].fields.filter((field) => field !== 'apartment')
}

/** A row's field of one column. */
export type ExampleField = { readonly column: string; readonly value: string }

/** `gift`: title of the row's product. */
export function exampleTable(locale: Locale, t: Translate, gift: string): readonly ExampleField[] {
  const { country } = localeTable[locale]
  const place = exampleFields(locale).map((field) => {
    if (field === 'state') return t(`address.${addressRules[country].stateLabel}`)
    return t(field === 'zip' && country !== 'US' ? 'address.postal-code' : `address.${field}`)
  })
  const row = [...t('bulk.example').split(', '), gift]
  return [t('bulk.name'), ...place, t('bulk.product')].map((column, at) => ({ column, value: row[at] ?? '' }))
}
