import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAddress, normaliseAddress } from '#domain/delivery/address.ts'
import { locales, localeTable } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { exampleFields, exampleTable } from './example-table.ts'

const empty = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', phone: '', apartment: '' }

for (const locale of locales)
  test(`${locale}: the example's row has the address that its country requires`, () => {
    const t = translateFor(locale)
    const row = exampleTable(locale, t, 'Macarons')
    assert.deepEqual(row.at(-1), { column: t('bulk.product'), value: 'Macarons' })
    assert.equal(row.length, t('bulk.example').split(', ').length + 1)
    const place = { street: '', zip: '', city: '', state: '' }
    for (const [at, field] of exampleFields(locale).entries()) place[field] = row[at + 1]?.value ?? ''
    const address = normaliseAddress({ ...empty, ...place, country: localeTable[locale].country })
    assert.deepEqual(checkAddress(address), {})
  })
