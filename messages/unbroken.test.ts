import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDate, formatDateRange } from './format.ts'
import { translateFor } from './load.ts'
import {
  aroundPart,
  unbrokenAddress,
  unbrokenContact,
  unbrokenDates,
  unbrokenNames,
  unbrokenQuotes,
  unbrokenUnits,
} from './unbroken.ts'

test('a date is on one line; a range may break before its dash', () => {
  assert.equal(unbrokenDates(formatDate('us', '2026-12-03', 'weekday')), 'Thu,\u00a0Dec\u00a03')
  assert.equal(unbrokenDates(formatDate('de', '2026-11-26', 'weekday')), 'Do.,\u00a026.\u00a0Nov.')
  assert.doesNotMatch(unbrokenDates(formatDate('ar', '2026-12-21', 'weekday')), / /)
  assert.match(unbrokenDates(formatDateRange('us', '2026-12-03', '2026-12-07')), /^[^ ]+ –\u2060\u00a0[^ ]+$/)
})

test('a unit stays beside its number, and a measure beside the same in inches', () => {
  assert.equal(
    unbrokenUnits('3.5 in / 9 cm across, for 2 candles'),
    '3.5\u00a0in\u00a0/\u00a09\u00a0cm across, for 2 candles',
  )
  assert.equal(unbrokenUnits('ارتفاع 9 سم'), 'ارتفاع 9\u00a0سم')
  assert.equal(
    unbrokenUnits('at 59–64 °F / 15–18 °C and dry'),
    'at 59–\u206064\u00a0°F\u00a0/\u00a015–\u206018\u00a0°C and dry',
  )
  assert.equal(unbrokenUnits('4か月以上'), '4\u2060か月以上')
})

test('a part of an address is on one line, unless it is long', () => {
  assert.equal(
    unbrokenAddress('Kiln & Clay Lda., Rua do Barro 27, 2500-214 Caldas da Rainha, Portugal'),
    'Kiln\u00a0&\u00a0Clay\u00a0Lda., Rua\u00a0do\u00a0Barro\u00a027, 2500-\u2060214\u00a0Caldas\u00a0da\u00a0Rainha, Portugal',
  )
  const long = 'Manufaktur für Holz und Spielwaren GmbH'
  assert.equal(unbrokenAddress(`${long}, Weg 1`), `${long}, Weg\u00a01`)
  assert.equal(unbrokenAddress('ドイツ、Weg 1'), 'ドイツ、Weg\u00a01')
  assert.equal(unbrokenAddress('ألمانيا، Weg 1'), 'ألمانيا، Weg\u00a01')
  const contacts = [
    'Maker, Weg 1, me@maker.example',
    'Maker,Berlin,me@maker.example',
    '製造者、東京、me@maker.example',
  ]
  assert.deepEqual(contacts.map(unbrokenContact), [
    'Maker, Weg\u00a01 me@maker.example',
    'Maker,Berlin me@maker.example',
    '製造者、東京 me@maker.example',
  ])
})

test('short words in Japanese quotation marks are on one line', () => {
  assert.equal(
    unbrokenQuotes('刺繍「かあ」と「A B」'),
    '刺繍「\u2060か\u2060あ\u2060」と「\u2060A\u2060\u00a0\u2060B\u2060」',
  )
  assert.equal(unbrokenQuotes('a「<b>」'), 'a「<b>」')
})

test('the parts of a foreign name in Japanese are on one line', () => {
  assert.equal(unbrokenNames('ダ・ライーニャ'), 'ダ\u2060・\u2060ライーニャ')
})

test('the full stop after an e-mail address stays with it, also in Arabic', () => {
  const text = (locale: 'us' | 'ar') => translateFor(locale)('order.thanksText', { email: 'a@b.com' })
  assert.equal(aroundPart(text('us'), 'a@b.com')?.mark, '.')
  assert.deepEqual(
    [aroundPart(text('ar'), 'a@b.com')?.mark, aroundPart(text('ar'), 'a@b.com')?.after],
    ['.', ''],
  )
})
