// Address rules of each country: form fields and their order, postal code formats, and lines of a label.
// Sources: Google's libaddressinput data and the Universal Postal Union's addressing sheets.
import type { Country } from '../markets/market.ts'

export type PlaceField = 'street' | 'apartment' | 'zip' | 'city' | 'state'

export type PostalCode = {
  /** `#` is a digit, `@` a letter; all other characters are inserted automatically. */
  readonly layouts: readonly string[]
  readonly pattern: RegExp
  readonly example: string
}

export type AddressRules = {
  /** True if the family name comes first. */
  readonly familyNameFirst: boolean
  /** Form order. The country does not use fields that are absent. */
  readonly fields: readonly PlaceField[]
  readonly postalCode: PostalCode | null
  readonly stateLabel: 'state' | 'province' | 'prefecture' | 'emirate'
  /** Customs and carriers keep parcels of recipients whom they cannot call. */
  readonly needsPhone?: true
  /** Lines of a label; empty lines are omitted. */
  readonly lines: readonly string[]
  /** Lines for addresses in the country's own script, if their order differs. */
  readonly nativeLines?: readonly string[]
}

const western = { familyNameFirst: false, stateLabel: 'state' } as const
const european = {
  ...western,
  fields: ['street', 'apartment', 'zip', 'city'],
  lines: ['{name}', '{street}', '{apartment}', '{zip} {city}'],
} as const

/** The postal code is on a line of its own below the town. */
const british = {
  ...western,
  fields: ['street', 'apartment', 'city', 'zip'],
  lines: ['{name}', '{street}', '{apartment}', '{city}', '{zip}'],
} as const

const code = (layouts: readonly string[], pattern: RegExp, example: string): PostalCode => ({
  layouts,
  pattern,
  example,
})

export const addressRules: Readonly<Record<Country, AddressRules>> = {
  US: {
    ...western,
    fields: ['street', 'apartment', 'city', 'state', 'zip'],
    postalCode: code(['#####', '#####-####'], /^\d{5}(-\d{4})?$/, '95014'),
    lines: ['{name}', '{street}', '{apartment}', '{city}, {stateCode} {zip}'],
  },
  CN: {
    familyNameFirst: true,
    fields: ['state', 'city', 'street', 'apartment', 'zip'],
    postalCode: code(['######'], /^\d{6}$/, '100000'),
    stateLabel: 'province',
    lines: ['{name}', '{street}', '{apartment}', '{city}', '{state}, {zip}'],
    nativeLines: ['{zip}', '{state}{city}', '{street}', '{apartment}', '{name}'],
  },
  // Japan Post requires only the prefecture and the rest. The form has a separate field for the municipality
  // because shoppers and carriers expect it.
  JP: {
    familyNameFirst: true,
    fields: ['zip', 'state', 'city', 'street', 'apartment'],
    postalCode: code(['###-####'], /^\d{3}-\d{4}$/, '154-0023'),
    stateLabel: 'prefecture',
    lines: ['{name}', '{street}', '{apartment}', '{city}, {state}', '{zip}'],
    nativeLines: ['〒{zip}', '{state}{city}', '{street}', '{apartment}', '{name}'],
  },
  // The Emirates have neither postal codes nor a city line.
  AE: {
    familyNameFirst: false,
    fields: ['state', 'street', 'apartment'],
    postalCode: null,
    stateLabel: 'emirate',
    lines: ['{name}', '{street}', '{apartment}', '{state}'],
  },
  FR: { ...european, postalCode: code(['#####'], /^\d{5}$/, '33380') },
  PT: { ...european, postalCode: code(['####-###'], /^\d{4}-\d{3}$/, '1250-096') },
  IT: {
    ...european,
    fields: ['street', 'apartment', 'zip', 'city', 'state'],
    postalCode: code(['#####'], /^\d{5}$/, '00144'),
    stateLabel: 'province',
    lines: ['{name}', '{street}', '{apartment}', '{zip} {city} {stateCode}'],
  },
  ES: {
    ...european,
    fields: ['street', 'apartment', 'zip', 'city', 'state'],
    postalCode: code(['#####'], /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, '28039'),
    stateLabel: 'province',
    lines: ['{name}', '{street}', '{apartment}', '{zip} {city}', '{state}'],
  },
  DE: { ...european, postalCode: code(['#####'], /^\d{5}$/, '26133') },
  PL: { ...european, postalCode: code(['##-###'], /^\d{2}-\d{3}$/, '00-950') },
  // Dutch codes never begin with 0, and three pairs of letters were never assigned.
  NL: { ...european, postalCode: code(['#### @@'], /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/, '2490 AA') },
  SE: { ...european, postalCode: code(['### ##'], /^\d{3} \d{2}$/, '114 55') },
  DK: { ...european, postalCode: code(['####'], /^\d{4}$/, '8660') },
  FI: { ...european, postalCode: code(['#####'], /^\d{5}$/, '00550') },
  CZ: { ...european, postalCode: code(['### ##'], /^\d{3} \d{2}$/, '100 00') },
  AT: { ...european, postalCode: code(['####'], /^[1-9]\d{3}$/, '1010') },
  BE: { ...european, postalCode: code(['####'], /^[1-9]\d{3}$/, '4000') },
  BG: { ...european, postalCode: code(['####'], /^\d{4}$/, '1000') },
  CY: { ...european, postalCode: code(['####'], /^\d{4}$/, '2008') },
  EE: { ...european, postalCode: code(['#####'], /^\d{5}$/, '69501') },
  GR: { ...european, postalCode: code(['### ##'], /^[1-8]\d{2} \d{2}$/, '151 24') },
  HR: { ...european, postalCode: code(['#####'], /^[1-5]\d{4}$/, '10000') },
  HU: {
    ...european,
    familyNameFirst: true,
    fields: ['zip', 'city', 'street', 'apartment'],
    postalCode: code(['####'], /^[1-9]\d{3}$/, '1037'),
    lines: ['{name}', '{city}', '{street}', '{apartment}', '{zip}'],
  },
  // An Eircode belongs to one house, so that no county is needed.
  IE: {
    ...british,
    postalCode: code(['@## @@@@'], /^[AC-FHKNPRTV-Y]\d[\dW] [\dAC-FHKNPRTV-Y]{4}$/, 'A65 F4E2'),
  },
  LT: { ...european, postalCode: code(['LT-#####'], /^LT-\d{5}$/, 'LT-04340') },
  LU: { ...european, postalCode: code(['L-####'], /^L-\d{4}$/, 'L-4750') },
  LV: {
    ...european,
    fields: ['street', 'apartment', 'city', 'zip'],
    postalCode: code(['LV-####'], /^LV-\d{4}$/, 'LV-1073'),
    lines: ['{name}', '{street}', '{apartment}', '{city}, {zip}'],
  },
  MT: {
    ...british,
    postalCode: code(['@@@ ####', '@@@ ##'], /^[A-Z]{3} \d{2,4}$/, 'NXR 1401'),
    lines: ['{name}', '{street}', '{apartment}', '{city} {zip}'],
  },
  RO: { ...european, postalCode: code(['######'], /^\d{6}$/, '060274') },
  SI: { ...european, postalCode: code(['####'], /^[1-9]\d{3}$/, '4000') },
  SK: { ...european, postalCode: code(['### ##'], /^[089]\d{2} \d{2}$/, '010 01') },
  // Without Jersey, Guernsey and Man, which are customs territories of their own.
  GB: {
    ...british,
    postalCode: code(
      ['@# #@@', '@@# #@@', '@@## #@@'],
      /^(?!JE|GY|IM)(GIR 0AA|[A-PR-UWYZ](\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2})$/,
      'EC1Y 8SD',
    ),
  },
  CH: { ...european, postalCode: code(['####'], /^[1-9]\d{3}$/, '2544') },
  NO: { ...european, postalCode: code(['####'], /^\d{4}$/, '0025') },
  IS: { ...european, postalCode: code(['###'], /^[1-9]\d{2}$/, '320') },
  LI: { ...european, postalCode: code(['####'], /^94(8[5-9]|9[0-8])$/, '9496') },
  AD: { ...european, postalCode: code(['AD###'], /^AD[1-7]0\d$/, 'AD100') },
  SM: { ...european, postalCode: code(['#####'], /^4789\d$/, '47890') },
  FO: { ...european, postalCode: code(['###'], /^[1-9]\d{2}$/, '100') },
  GL: { ...european, postalCode: code(['####'], /^39\d{2}$/, '3900') },
  RS: { ...european, postalCode: code(['#####', '######'], /^\d{5,6}$/, '11000'), needsPhone: true },
  ME: { ...european, postalCode: code(['#####'], /^8\d{4}$/, '81257'), needsPhone: true },
  MK: { ...european, postalCode: code(['####'], /^[1-7]\d{3}$/, '1314'), needsPhone: true },
  TR: {
    ...european,
    postalCode: code(['#####'], /^(0[1-9]|[1-7]\d|8[01])\d{3}$/, '01960'),
    needsPhone: true,
  },
  CA: {
    ...western,
    fields: ['street', 'apartment', 'city', 'state', 'zip'],
    postalCode: code(
      ['@#@ #@#'],
      /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
      'T5J 2R7',
    ),
    stateLabel: 'province',
    lines: ['{name}', '{street}', '{apartment}', '{city} {stateCode} {zip}'],
  },
  AU: {
    ...western,
    fields: ['street', 'apartment', 'city', 'state', 'zip'],
    postalCode: code(['####'], /^\d{4}$/, '2600'),
    lines: ['{name}', '{street}', '{apartment}', '{city} {stateCode} {zip}'],
  },
  NZ: {
    ...british,
    postalCode: code(['####'], /^\d{4}$/, '6011'),
    lines: ['{name}', '{street}', '{apartment}', '{city} {zip}'],
  },
  MX: {
    ...western,
    fields: ['street', 'apartment', 'zip', 'city', 'state'],
    postalCode: code(['#####'], /^\d{5}$/, '20000'),
    lines: ['{name}', '{street}', '{apartment}', '{zip} {city}, {state}'],
    needsPhone: true,
  },
  ZA: { ...british, postalCode: code(['####'], /^\d{4}$/, '0083'), needsPhone: true },
  KR: {
    familyNameFirst: true,
    fields: ['zip', 'state', 'city', 'street', 'apartment'],
    postalCode: code(['#####'], /^(0[1-9]|[1-5]\d|6[0-3])\d{3}$/, '03051'),
    stateLabel: 'province',
    lines: ['{name}', '{street}', '{apartment}', '{city}', '{state}', '{zip}'],
    nativeLines: ['{state} {city}', '{street}', '{apartment}', '{name}', '{zip}'],
    needsPhone: true,
  },
  SA: {
    ...british,
    postalCode: code(['#####', '#####-####'], /^\d{5}(-\d{4})?$/, '11564'),
    lines: ['{name}', '{street}', '{apartment}', '{city} {zip}'],
    needsPhone: true,
  },
  IL: {
    ...british,
    postalCode: code(['#######'], /^\d{7}$/, '9614303'),
    lines: ['{name}', '{street}', '{apartment}', '{city} {zip}'],
    needsPhone: true,
  },
}
