// The example in the field for the table: columns and a row of an address in the home country of the language.
import { addressRules, type PlaceField } from '#domain/delivery/address-data.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Translate } from '#messages/translator.ts'

/** In the order of the country's address form. The apartment is optional. */
export function exampleFields(locale: Locale): readonly Exclude<PlaceField, 'apartment'>[] {
  return addressRules[localeTable[locale].country].fields.filter((field) => field !== 'apartment')
}

export function exampleTable(locale: Locale, t: Translate): string {
  const { country } = localeTable[locale]
  const place = exampleFields(locale).map((field) => {
    if (field === 'state') return t(`address.${addressRules[country].stateLabel}`)
    return t(field === 'zip' && country !== 'US' ? 'address.postal-code' : `address.${field}`)
  })
  return [[t('bulk.name'), ...place, t('bulk.text')].join(', '), t('bulk.example')].join('\n')
}
