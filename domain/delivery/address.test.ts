// Tests addresses in every country: form, normalisation, validation and format.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addressRules } from './address-data.ts'
import { addressForm } from './address-form.ts'
import { statesByCountry, statesOf } from './address-states.ts'
import { addressFields, checkAddress, formatAddress, normaliseAddress, type Address } from './address.ts'
import type { Locale } from '../markets/locale.ts'
import { countries, type Country } from '../markets/market.ts'

const blank: Address = {
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@example.com',
  street: '1 Main Street',
  apartment: '',
  zip: '',
  city: 'Springfield',
  state: '',
  country: 'DE',
  phone: '',
}

function addressIn(country: Country, own: Partial<Address> = {}): Address {
  const zip = addressRules[country].postalCode?.example ?? ''
  const phone = addressRules[country].needsPhone ? '+44 20 7946 0000' : ''
  return normaliseAddress({ ...blank, country, zip, state: statesOf(country)[0]?.code ?? '', phone, ...own })
}

test('an ordinary address is valid in every country', () => {
  for (const country of countries) assert.deepEqual(checkAddress(addressIn(country)), {}, country)
})

test('an empty form reports exactly the required fields', () => {
  for (const country of countries) {
    const empty = Object.fromEntries(Object.keys(blank).map((field) => [field, ''])) as unknown as Address
    const required = addressForm(country)
      .filter((f) => f.required && f.name !== 'country')
      .map((f) => f.name)
    assert.deepEqual(
      checkAddress({ ...empty, country }),
      Object.fromEntries(required.map((name) => [name, 'required'])),
    )
  }
})

test('a form for the Emirates has an emirate, but neither postal code nor city', () => {
  assert.deepEqual(addressFields('AE'), [
    'email',
    'country',
    'firstName',
    'lastName',
    'state',
    'street',
    'apartment',
    'phone',
  ])
  assert.deepEqual(normaliseAddress({ ...blank, country: 'AE', zip: '00000', state: 'دبي' }), {
    ...blank,
    country: 'AE',
    city: '',
    state: 'DU',
  })
})

test('a Japanese form has family name, postal code, prefecture and city in that order', () => {
  const form = addressForm('JP')
  assert.deepEqual(
    form.map((f) => f.name),
    ['email', 'country', 'lastName', 'firstName', 'zip', 'state', 'city', 'street', 'apartment', 'phone'],
  )
  const state = form.find((f) => f.name === 'state')!
  assert.equal(state.label, 'prefecture')
  assert.equal(state.options?.[12]?.native, '東京都')
})

test("fields contain the attributes for the browser's autofill", () => {
  const zip = addressForm('NL').find((f) => f.name === 'zip')
  assert.deepEqual(zip, {
    name: 'zip',
    label: 'postal-code',
    required: true,
    autocomplete: 'postal-code',
    inputMode: 'text',
    maxLength: 12,
    example: '2490 AA',
  })
  assert.equal(addressForm('US').find((f) => f.name === 'zip')?.label, 'zip')
  assert.equal(addressForm('PL').find((f) => f.name === 'zip')?.inputMode, 'numeric')
  for (const country of countries) {
    const tokens = addressForm(country).map((f) => f.autocomplete)
    assert.equal(new Set(tokens).size, tokens.length)
  }
})

test('postal codes are normalised to their country’s format', () => {
  const accepted: [Country, string, string][] = [
    ['SE', '11455', '114 55'],
    ['SE', 'SE-114 55', '114 55'],
    ['NL', '2490aa', '2490 AA'],
    ['PL', '00950', '00-950'],
    ['PT', '1250 096', '1250-096'],
    ['JP', '〒１５４−００２３', '154-0023'],
    ['US', '950141234', '95014-1234'],
    ['FR', '33 380', '33380'],
    ['DE', 'D-26133', '26133'],
    ['FI', '٠٠٥٥٠', '00550'],
  ]
  for (const [country, typed, zip] of accepted) assert.equal(addressIn(country, { zip: typed }).zip, zip)
})

test('postal codes in another format are refused', () => {
  const bad: [Country, string][] = [
    ['DE', '1234'],
    ['DE', '123456'],
    ['US', '9501'],
    ['US', 'ABCDE'],
    ['NL', '0490 AA'],
    ['NL', '2490 SS'],
    ['ES', '00001'],
    ['ES', '53000'],
    ['JP', '1234'],
    ['CZ', '1!0000'],
  ]
  for (const [country, zip] of bad)
    assert.equal(checkAddress({ ...addressIn(country), zip }).zip, 'zip-format', `${country} ${zip}`)
})

test('a state is accepted by code or by name; a foreign state is refused', () => {
  assert.equal(addressIn('US', { state: 'california' }).state, 'CA')
  assert.equal(addressIn('JP', { state: '東京都' }).state, '13')
  assert.equal(checkAddress({ ...addressIn('US'), state: 'Bavaria' }).state, 'state-unknown')
  assert.equal(checkAddress({ ...addressIn('DE'), state: 'Bavaria' }).state, undefined)
})

test('any name is accepted', () => {
  for (const name of [
    'Ø',
    'X Æ A-12',
    "D'Arcy-O’Neill",
    'von und zu',
    '王',
    'عبد الله',
    'Null',
    'María José',
    '3',
  ]) {
    assert.deepEqual(checkAddress(addressIn('US', { firstName: name, lastName: name })), {}, name)
  }
})

test('control characters, line breaks and marks that reorder text are refused', () => {
  for (const bad of ['a\u0000b', 'a\r\nb', 'a\u202eb', 'a\u2067b', 'a\ud800']) {
    assert.equal(checkAddress(addressIn('DE', { street: bad })).street, 'bad-characters')
  }
})

test('phone numbers are accepted in the usual notations', () => {
  for (const phone of [
    '+49 (0)30 / 123-45',
    '0501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '\u202a+971 50 123 4567\u202c',
    '03.12.34.56.78',
    '',
  ]) {
    assert.equal(checkAddress(addressIn('AE', { phone })).phone, undefined, phone)
  }
  for (const phone of ['1234', 'call me', '123456789012345678901', '+49 30 12345 ext 5', '12345;']) {
    assert.equal(checkAddress(addressIn('AE', { phone })).phone, 'phone-format', phone)
  }
})

test('for Chinese and Japanese readers the family name comes first, in every country', () => {
  const order = (country: Country, reader: Locale) =>
    addressFields(country, reader).filter((field) => field.endsWith('Name'))
  assert.deepEqual(order('DE', 'ja'), ['lastName', 'firstName'])
  assert.deepEqual(order('JP', 'us'), ['lastName', 'firstName'])
  assert.deepEqual(order('DE', 'de'), ['firstName', 'lastName'])
})

test('labels have the country’s own order', () => {
  const us = addressIn('US', { apartment: 'Apt 2', city: 'Cupertino', state: 'CA' })
  assert.deepEqual(formatAddress(us), ['Ada Lind', '1 Main Street', 'Apt 2', 'Cupertino, CA 95014'])
  assert.deepEqual(formatAddress(addressIn('IT', { city: 'Roma', state: 'RM' })), [
    'Ada Lind',
    '1 Main Street',
    '00144 Roma RM',
  ])
  assert.deepEqual(formatAddress(addressIn('SE', { city: 'Stockholm' })), [
    'Ada Lind',
    '1 Main Street',
    '114 55 Stockholm',
  ])
  const beijing = { lastName: '王', firstName: '小明', city: '北京市', street: '建国路 88 号', state: 'BJ' }
  assert.deepEqual(formatAddress(addressIn('CN', beijing)).slice(1), ['北京市', '建国路 88 号', '王小明'])
  const jp = { lastName: '山田', firstName: '太郎', city: '世田谷区', street: '若林1-2-3', state: '13' }
  assert.deepEqual(formatAddress(addressIn('JP', jp)), [
    '〒154-0023',
    '東京都世田谷区',
    '若林1-2-3',
    '山田 太郎',
  ])
  assert.deepEqual(formatAddress(addressIn('JP', { state: '13', city: 'Setagaya' })), [
    'Ada Lind',
    '1 Main Street',
    'Setagaya, Tokyo',
    '154-0023',
  ])
  assert.deepEqual(formatAddress(addressIn('JP', { state: '13', city: 'Setagaya' }), 'ja'), [
    '〒154-0023',
    '東京都 Setagaya',
    '1 Main Street',
    'Ada Lind',
  ])
  assert.ok(formatAddress(addressIn('AE', { state: 'DU' }), 'ar').includes('دبي'))
  assert.ok(formatAddress(addressIn('AE', { state: 'DU' }), 'de').includes('Dubai'))
  assert.deepEqual(formatAddress(addressIn('AE', { street: 'شارع الوصل', state: 'DU' })), [
    'Ada Lind',
    'شارع الوصل',
    'دبي',
  ])
})

test('a postal code of another province is refused where its beginning determines the province', () => {
  const problem = (country: Country, state: string, zip: string) =>
    checkAddress(addressIn(country, { state, zip })).zip ?? null
  assert.equal(problem('CA', 'QC', 'h3z2y7'), null)
  assert.equal(problem('CA', 'ON', 'H3Z 2Y7'), 'zip-state')
  assert.equal(problem('CA', 'NU', 'X0A 0H0'), null)
  assert.equal(problem('CA', 'NT', 'X0A 0H0'), 'zip-state')
  assert.equal(problem('AU', 'NSW', '2060'), null)
  assert.equal(problem('AU', 'WA', '2060'), 'zip-state')
  assert.equal(problem('MX', 'JAL', '44100'), null)
  assert.equal(problem('MX', 'YUC', '44100'), 'zip-state')
  assert.equal(problem('KR', '11', '03051'), null)
  assert.equal(problem('KR', '26', '03051'), 'zip-state')
  assert.equal(problem('US', 'NY', '90210'), null, 'American prefixes are not checked')
})

test('British postcodes get their blank, and those of Jersey are refused', () => {
  for (const zip of ['ec1y8sd', 'M1 1AE', 'b338th', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX'])
    assert.deepEqual(checkAddress(addressIn('GB', { zip })), {}, zip)
  assert.equal(addressIn('GB', { zip: 'ec1y8sd' }).zip, 'EC1Y 8SD')
  for (const zip of ['JE2 3AB', 'EC1Y', 'QQ1 1AA', '12345'])
    assert.equal(checkAddress(addressIn('GB', { zip })).zip, 'zip-format', zip)
})

test('lists of states are complete and without duplicates', () => {
  const sizes = Object.fromEntries(
    Object.entries(statesByCountry).map(([country, states]) => [country, states.length]),
  )
  assert.deepEqual(sizes, { US: 62, CN: 31, JP: 47, AE: 7, IT: 107, ES: 52, CA: 13, AU: 8, MX: 32, KR: 17 })
  for (const [country, states] of Object.entries(statesByCountry)) {
    for (const key of ['code', 'name'] as const)
      assert.equal(new Set(states.map((s) => s[key].toLowerCase())).size, states.length, country)
    assert.ok(
      states.every(
        (s) => s.code && s.name && (s.native !== null) === ['CN', 'JP', 'AE', 'KR'].includes(country),
      ),
    )
  }
})

test('normalising is idempotent, the check agrees with it, and a label contains the whole address', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
  )
  const anyAddress = fc.constantFrom(...countries).chain((country) =>
    fc.record({
      firstName: text,
      lastName: text,
      street: text,
      apartment: text,
      city: text,
      phone: fc.oneof(text, fc.constant('')),
      country: fc.constant(country),
      email: fc.oneof(text, fc.constant('ada@example.com')),
      zip: fc.oneof(text, fc.constant(addressRules[country].postalCode?.example ?? '')),
      state: fc.oneof(text, fc.constantFrom('', ...statesOf(country).map((s) => s.code))),
    }),
  )
  fc.assert(
    fc.property(anyAddress, (typed) => {
      const clean = normaliseAddress(typed)
      assert.deepEqual(normaliseAddress(clean), clean)
      const problems = checkAddress(typed)
      assert.deepEqual(checkAddress(clean), problems)
      const label = formatAddress(clean).join('\n')
      if (Object.keys(problems).length > 0) return
      const { firstName, lastName, street, apartment, zip, city } = clean
      for (const part of [firstName, lastName, street, apartment, zip, city]) assert.ok(label.includes(part))
      assert.doesNotMatch(label, /[^\P{Cc}\n]/u)
    }),
    { numRuns: 500 },
  )
})
