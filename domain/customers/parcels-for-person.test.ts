// The parcels for a person: which count, and for which day they are.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrivalsByDay, parcelsFor } from './parcels-for-person.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: '',
  street: 'Ring 1',
  apartment: '',
  zip: '10115',
  city: 'Berlin',
  state: '',
  country: 'DE',
  phone: '',
} as const
const parcels = [
  { firstName: 'Grace', lastName: 'Hopper', at: 3 },
  { firstName: 'Ada', lastName: 'Byron', at: 2 },
  { firstName: 'Ada', lastName: 'Lovelace', at: 1 },
  { firstName: '花子', lastName: '山田', at: 0 },
]

test('parcels with the full name, the name of the address, or the first name count', () => {
  const found = (name: string, hasAddress = false) =>
    parcelsFor({ name, address: hasAddress ? address : null }, parcels).map(({ at }) => at)
  assert.deepEqual(found('grace  hopper'), [3])
  assert.deepEqual(found('Ada'), [2, 1])
  assert.deepEqual(found('Ada', true), [1])
  assert.deepEqual(found('Mum', true), [1])
  assert.deepEqual(found('山田 花子'), [0])
  assert.deepEqual(found('Unknown'), [])
})

test('an arrival is for the next day after it, and the first one counts', () => {
  const late = { earliest: '2026-12-15', latest: '2026-12-22' } as const
  const soon = { earliest: '2026-12-12', latest: '2026-12-18' } as const
  assert.deepEqual(arrivalsByDay(['2027-03-28', '2026-12-28'], [late, soon], []), [null, soon])
  assert.deepEqual(arrivalsByDay(['2026-12-20', '2027-03-28'], [late], []), [null, late])
  assert.deepEqual(arrivalsByDay(['2026-12-20'], [late], []), [null])
  assert.deepEqual(arrivalsByDay(['2026-12-22'], [], []), [null])
})

test('a parcel that arrives before an occasion is not for a birthday after it', () => {
  const parcel = { earliest: '2026-12-15', latest: '2026-12-22' } as const
  assert.deepEqual(arrivalsByDay(['2026-12-28'], [parcel], ['2026-12-24', '2027-02-14']), [null])
  assert.deepEqual(arrivalsByDay(['2026-12-24'], [parcel], ['2026-12-24']), [parcel])
  assert.deepEqual(arrivalsByDay(['2026-12-23'], [parcel], ['2026-12-24']), [parcel])
})
