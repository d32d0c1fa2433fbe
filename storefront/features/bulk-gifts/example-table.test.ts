import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAddress, normaliseAddress } from '#domain/delivery/address.ts'
import { locales, localeTable } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { exampleFields, exampleTable } from './example-table.ts'

const empty = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', phone: '', apartment: '' }

for (const locale of locales)
  test(`${locale}: the example's row has the address that its country requires`, () => {
    const [columns = [], row = []] = exampleTable(locale, translateFor(locale))
      .split('\n')
      .map((line) => line.split(', '))
    assert.equal(row.length, columns.length)
    const place = { street: '', zip: '', city: '', state: '' }
    for (const [at, field] of exampleFields(locale).entries()) place[field] = row[at + 1] ?? ''
    const address = normaliseAddress({ ...empty, ...place, country: localeTable[locale].country })
    assert.deepEqual(checkAddress(address), {})
  })
