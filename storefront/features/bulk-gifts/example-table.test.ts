import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAddress, normaliseAddress } from '#domain/delivery/address.ts'
import { locales, localeTable } from '#domain/markets/locale.ts'
import { templateColumns } from '#messages/bulk-columns.ts'
import { translateFor } from '#messages/load.ts'
import { exampleTable } from './example-table.ts'

const empty = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', phone: '', apartment: '' }

for (const locale of locales)
  test(`${locale}: the example's recipients have the address that their country requires`, () => {
    const t = translateFor(locale)
    const { lines, required } = exampleTable(locale, t, ['Macarons', 'Mug'])
    const [names, ...rows] = lines
    assert.deepEqual(names, required.toSpliced(1, 0, t('bulk.gift')))
    assert.deepEqual(
      rows.map(([, gift]) => gift),
      ['Macarons', 'Mug'],
    )
    for (const row of rows.map((cells) => cells.toSpliced(1, 1))) {
      const place = { street: '', zip: '', city: '', state: '' }
      for (const [at, column] of templateColumns(locale).required.entries())
        if (column in place) place[column as 'zip'] = row[at]!
      const address = normaliseAddress({ ...empty, ...place, country: localeTable[locale].country })
      assert.deepEqual(checkAddress(address), {})
    }
  })
