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

export const addressRules: Readonly<Record<Country, AddressRules>> = {
  US: {
    ...western,
    fields: ['street', 'apartment', 'city', 'state', 'zip'],
    postalCode: { layouts: ['#####', '#####-####'], pattern: /^\d{5}(-\d{4})?$/, example: '95014' },
    lines: ['{name}', '{street}', '{apartment}', '{city}, {stateCode} {zip}'],
  },
  CN: {
    familyNameFirst: true,
    fields: ['state', 'city', 'street', 'apartment', 'zip'],
    postalCode: { layouts: ['######'], pattern: /^\d{6}$/, example: '100000' },
    stateLabel: 'province',
    lines: ['{name}', '{street}', '{apartment}', '{city}', '{state}, {zip}'],
    nativeLines: ['{zip}', '{state}{city}', '{street}', '{apartment}', '{name}'],
  },
  // Japan Post requires only the prefecture and the rest. The form has a separate field for the municipality
  // because shoppers and carriers expect it.
  JP: {
    familyNameFirst: true,
    fields: ['zip', 'state', 'city', 'street', 'apartment'],
    postalCode: { layouts: ['###-####'], pattern: /^\d{3}-\d{4}$/, example: '154-0023' },
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
  FR: { ...european, postalCode: { layouts: ['#####'], pattern: /^\d{5}$/, example: '33380' } },
  PT: { ...european, postalCode: { layouts: ['####-###'], pattern: /^\d{4}-\d{3}$/, example: '1250-096' } },
  IT: {
    ...european,
    fields: ['street', 'apartment', 'zip', 'city', 'state'],
    postalCode: { layouts: ['#####'], pattern: /^\d{5}$/, example: '00144' },
    stateLabel: 'province',
    lines: ['{name}', '{street}', '{apartment}', '{zip} {city} {stateCode}'],
  },
  ES: {
    ...european,
    fields: ['street', 'apartment', 'zip', 'city', 'state'],
    postalCode: { layouts: ['#####'], pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28039' },
    stateLabel: 'province',
    lines: ['{name}', '{street}', '{apartment}', '{zip} {city}', '{state}'],
  },
  DE: { ...european, postalCode: { layouts: ['#####'], pattern: /^\d{5}$/, example: '26133' } },
  PL: { ...european, postalCode: { layouts: ['##-###'], pattern: /^\d{2}-\d{3}$/, example: '00-950' } },
  // Dutch codes never begin with 0, and three pairs of letters were never assigned.
  NL: {
    ...european,
    postalCode: { layouts: ['#### @@'], pattern: /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/, example: '2490 AA' },
  },
  SE: { ...european, postalCode: { layouts: ['### ##'], pattern: /^\d{3} \d{2}$/, example: '114 55' } },
  DK: { ...european, postalCode: { layouts: ['####'], pattern: /^\d{4}$/, example: '8660' } },
  FI: { ...european, postalCode: { layouts: ['#####'], pattern: /^\d{5}$/, example: '00550' } },
  CZ: { ...european, postalCode: { layouts: ['### ##'], pattern: /^\d{3} \d{2}$/, example: '100 00' } },
}
