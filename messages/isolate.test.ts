import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Address } from '#domain/delivery/address.ts'
import { addressLines } from './address-lines.ts'
import { formatMoney } from './format.ts'
import { isolateFigure } from './isolate.ts'
import { joinParts } from './join-parts.ts'
import { translateFor } from './load.ts'

const address: Address = {
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@example.com',
  street: '12-14 Main Street',
  apartment: '',
  zip: '95014',
  city: 'Cupertino',
  state: 'CA',
  country: 'US',
  phone: '',
}

test('an order number is displayed in order inside Arabic text', () => {
  const said = translateFor('ar')('mail.placed.subject', { number: '7K2M-0Q4R-X9' })
  assert.ok(said.includes('\u20687K2M-0Q4R-X9\u2069'), said)
  assert.ok(!translateFor('de')('mail.placed.subject', { number: '7K2M-0Q4R-X9' }).includes('\u2068'))
})

test('a list of isolated gifts is not isolated once more', () => {
  const gifts = joinParts('ar', ['2 × كوب', '2 × أرنب'])
  const said = translateFor('ar')('people.lastGift', { gifts, date: '' })
  assert.ok(said.includes('\u20682 × كوب\u2069، \u20682 × أرنب\u2069'), said)
  assert.ok(!said.includes('\u2068\u2068'), said)
})

test("an address ends with the country's name in the reader's language", () => {
  assert.deepEqual(addressLines('de', address), [
    'Ada Lind',
    '12-14 Main Street',
    'Cupertino, CA 95014',
    'Vereinigte Staaten',
  ])
  assert.deepEqual(addressLines('ar', address).slice(1), [
    '\u206812-14 Main Street\u2069',
    '\u2068Cupertino, CA 95014\u2069',
    'الولايات المتحدة',
  ])
})

test('a Japanese address starts with the country for Japanese readers, and ends with it in Latin letters for others', () => {
  const native = {
    firstName: '花子',
    lastName: '山田',
    street: '太子堂1-2-3',
    apartment: '',
    zip: '154-0004',
    city: '世田谷区',
    state: '東京都',
    country: 'JP',
    email: '',
    phone: '',
  } as const
  const lines = addressLines('ja', native)
  assert.deepEqual([lines[0], lines[1]], ['日本', '〒154-0004'])
  const latin = { ...native, city: 'Setagaya', street: '1-2-3 Taishido' }
  assert.deepEqual(addressLines('ja', latin).slice(0, 3), ['日本', '〒154-0004', '東京都 Setagaya'])
  assert.equal(addressLines('us', latin).at(-1), 'Japan')
})

test('a label and its value are joined with the colon of each language', () => {
  const named = (locale: 'us' | 'fr' | 'ja') => translateFor(locale)('shop.named', { label: 'A', name: 'B' })
  assert.deepEqual([named('us'), named('fr'), named('ja')], ['A: B', 'A\u00a0: B', 'A：B'])
})

test('an Arabic amount has one direction with and without a minus; a Latin currency has the other', () => {
  const marked = (minor: number, currency: 'AED' | 'USD') =>
    isolateFigure('ar', formatMoney('ar', { minor, currency })).at(0)
  assert.deepEqual([marked(1350, 'AED'), marked(-1350, 'AED')], ['\u2067', '\u2067'])
  assert.deepEqual([marked(338, 'USD'), marked(-338, 'USD')], ['\u2066', '\u2066'])
  assert.equal(isolateFigure('de', '3+'), '3+')
})
