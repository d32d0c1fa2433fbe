// The example of a list: the names of its columns, and two recipients in the language's home country.
import type { BulkColumn } from '#domain/orders/bulk-gifts.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { columnLabel, templateColumns } from '#messages/bulk-columns.ts'
import type { Translate } from '#messages/translator.ts'

export type ExampleTable = {
  readonly required: readonly string[]
  /** Without those that the lines have. */
  readonly optional: readonly string[]
  /** The line of names first. The gift is the second column: phones show little more. */
  readonly lines: readonly (readonly string[])[]
}

/** `gifts`: titles of the products, one for each recipient. */
export function exampleTable(locale: Locale, t: Translate, gifts: readonly string[]): ExampleTable {
  const { country } = localeTable[locale]
  const columns = templateColumns(locale)
  const nameOf = (column: BulkColumn): string => columnLabel(column, country, t)
  const required = columns.required.map(nameOf)
  const gift = nameOf('product')
  // The template has the state also where the country has none: for recipients in other countries.
  const optional = columns.optional.filter((column) => column !== 'product' && column !== 'state').map(nameOf)
  const recipients = t('bulk.example').split(' / ')
  const rows = recipients.map((row, at) => row.split(', ').toSpliced(1, 0, gifts[at] ?? ''))
  return { required, optional, lines: [required.toSpliced(1, 0, gift), ...rows] }
}
