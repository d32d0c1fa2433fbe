import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeTable, locales } from '#domain/markets/locale.ts'
import { readBulkHeader } from '#domain/orders/bulk-gifts.ts'
import { columnLabel, templateColumns } from '#messages/bulk-columns.ts'
import { translateFor } from '#messages/load.ts'
import { columnNames } from './columns.ts'

for (const locale of locales)
  test(`${locale}: every column of the template is read, by the name that it has there`, () => {
    const { required, optional } = templateColumns(locale)
    const columns = [...required, ...optional]
    const t = translateFor(locale)
    const names = columns.map((column) => columnLabel(column, localeTable[locale].country, t))
    const header = readBulkHeader(names, columnNames(locale))
    assert.deepEqual(header?.ignored, [])
    assert.deepEqual([...header.columns.keys()], columns)
    // Tables of buyers who took the template before call the gift a product.
    assert.ok(
      readBulkHeader(
        [...names.slice(0, required.length), t('bulk.product')],
        columnNames(locale),
      )?.columns.has('product'),
    )
  })

test('a comma in the name of a column is a slash', () => {
  const cells = ['Name', 'Straße und Hausnummer', 'Wohnung, Adresszusatz']
  assert.ok(readBulkHeader(cells, columnNames('de'))!.columns.has('apartment'))
})

test('a column named like the whole name and its part is the part only where the other part has a column too', () => {
  const columnsOf = (...names: string[]) => [...readBulkHeader(names, columnNames('es'))!.columns.keys()]
  assert.deepEqual(columnsOf('Nombre', 'Calle y número').sort(), ['name', 'street'])
  assert.deepEqual(columnsOf('Nombre', 'Apellidos', 'Calle y número'), ['firstName', 'lastName', 'street'])
})
