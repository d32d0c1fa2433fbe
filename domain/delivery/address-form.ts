// Describes the address form of a country: its fields with the attributes of each <input> or <select>.
import { addressRules } from './address-data.ts'
import { statesOf, type State } from './address-states.ts'
import { addressFields, addressLengths, isRequired, type AddressField } from './address.ts'
import type { Locale } from '../markets/locale.ts'
import type { Country } from '../markets/market.ts'

export type AddressLabel = AddressField | 'postal-code' | 'province' | 'prefecture' | 'emirate'

export type AddressFormField = {
  readonly name: AddressField
  /** Key of the label's message: only American forms have a ZIP code. */
  readonly label: AddressLabel
  readonly required: boolean
  /** Token without section; the form adds `shipping` or `billing` before it. */
  readonly autocomplete: string
  readonly inputMode: 'text' | 'email' | 'numeric' | 'tel'
  readonly maxLength: number
  /** Example of a postal code, shown as a hint. */
  readonly example?: string
  /** Choices of a <select>. */
  readonly options?: readonly State[]
}

const autocompleteTokens: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  street: 'address-line1',
  apartment: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
  phone: 'tel',
}

function labelOf(field: AddressField, country: Country): AddressLabel {
  if (field === 'state') return addressRules[country].stateLabel
  return field === 'zip' && country !== 'US' ? 'postal-code' : field
}

/** A numeric keypad suffices for postal codes without letters: hyphens and blanks are inserted later. */
function inputModeOf(field: AddressField, country: Country): AddressFormField['inputMode'] {
  if (field === 'email') return 'email'
  if (field === 'phone') return 'tel'
  return field === 'zip' && !addressRules[country].postalCode?.layouts.some((layout) => layout.includes('@'))
    ? 'numeric'
    : 'text'
}

export function addressForm(country: Country, reader?: Locale): AddressFormField[] {
  const { postalCode } = addressRules[country]
  return addressFields(country, reader).map((name) => ({
    name,
    label: labelOf(name, country),
    required: isRequired(name, country),
    autocomplete: autocompleteTokens[name],
    inputMode: inputModeOf(name, country),
    maxLength: addressLengths[name],
    ...(name === 'zip' && postalCode && { example: postalCode.example }),
    ...(name === 'state' && { options: statesOf(country) }),
  }))
}
