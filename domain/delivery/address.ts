// Normalises, validates and formats postal addresses by the rules of their country.
import { addressRules } from './address-data.ts'
import { readsScriptOf, statesOf, type State } from './address-states.ts'
import { isZipOfState } from './postal-areas.ts'
import { isEmail, maxEmailLength, normaliseEmail } from '../customers/email.ts'
import type { Locale } from '../markets/locale.ts'
import type { Country } from '../markets/market.ts'
import { addresseeName, nameFields } from '../customers/person-name.ts'
import { hasForbiddenCharacters, plainDigits } from '../text.ts'

/** Fields that the country does not use are ''. `state` is a code from the country's list. */
export type Address = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly street: string
  readonly apartment: string
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly country: Country
  readonly phone: string
  readonly isDefault?: boolean
}

export type AddressField = Exclude<keyof Address, 'isDefault'>
export type AddressProblem =
  | 'required'
  | 'too-long'
  | 'bad-characters'
  | 'email-format'
  | 'zip-format'
  /** The postal code belongs to another state. */
  | 'zip-state'
  | 'phone-format'
  | 'state-unknown'

/** In UTF-16 units, as the browser's `maxlength` counts. */
export const addressLengths: Readonly<Record<AddressField, number>> = {
  firstName: 60,
  lastName: 60,
  email: maxEmailLength,
  street: 120,
  apartment: 60,
  zip: 12,
  city: 80,
  state: 40,
  country: 2,
  phone: 30,
}

/** Form fields of a country in order. For Chinese and Japanese readers the family name comes first. */
export function addressFields(country: Country, reader?: Locale): readonly AddressField[] {
  const { familyNameFirst, fields } = addressRules[country]
  const names = familyNameFirst ? nameFields('ja') : nameFields(reader)
  return ['email', 'country', ...names, ...fields, 'phone']
}

export function isRequired(field: AddressField, country: Country): boolean {
  if (field === 'phone') return addressRules[country].needsPhone ?? false
  return field !== 'apartment'
}

/** Inserts the country's blanks and hyphens. A code that fits no layout is unchanged, and the check refuses it. */
function normaliseZip(typed: string, country: Country): string {
  const text = plainDigits(typed)
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .normalize('NFC')
    .trim()
  const bare = text.replace(/^[A-Z]{1,2}[- ](?=\d)/, '').replace(/[\s.〒−ー\p{Pd}]/gu, '')
  const layout = addressRules[country].postalCode?.layouts.find(
    (l) => l.replace(/[^#@]/g, '').length === bare.length,
  )
  let next = 0
  return layout ? layout.replace(/[#@]/g, () => bare.charAt(next++)) : text
}

/** Removes the invisible direction marks of phone numbers that are pasted from Arabic text. */
function normalisePhone(typed: string): string {
  return plainDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
}

function findState(country: Country, text: string): State | undefined {
  const lowerCase = text.toLowerCase()
  return statesOf(country).find((s) =>
    [s.code, s.name, s.native].some((name) => name?.toLowerCase() === lowerCase),
  )
}

/** Code of a state that is given by code or name; as typed if the country has no such state. */
export function stateCode(country: Country, text: string): string {
  return findState(country, text)?.code ?? text
}

/** Applies Unicode NFC, trims, empties fields that the country does not use, and converts a state's name to its code. */
export function normaliseAddress(address: Address): Address {
  const { country } = address
  const fields = addressFields(country)
  const plain = (field: Exclude<AddressField, 'country'>): string =>
    fields.includes(field) ? address[field].normalize('NFC').trim() : ''
  const state = plain('state')
  return {
    ...address,
    firstName: plain('firstName'),
    lastName: plain('lastName'),
    email: normaliseEmail(address.email),
    street: plain('street'),
    apartment: plain('apartment'),
    zip: fields.includes('zip') ? normaliseZip(address.zip, country) : '',
    city: plain('city'),
    state: stateCode(country, state),
    phone: normalisePhone(address.phone),
  }
}

/** 5 to 20 digits with the usual separators. The existence of the number is not checked. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^[\d +()./-]+$/.test(text) && digits >= 5 && digits <= 20
}

function problemOf(field: AddressField, address: Address): AddressProblem | null {
  const text = address[field]
  if (text === '') return isRequired(field, address.country) ? 'required' : null
  if (text.length > addressLengths[field]) return 'too-long'
  if (hasForbiddenCharacters(text)) return 'bad-characters'
  if (field === 'email' && !isEmail(text)) return 'email-format'
  if (field === 'zip' && !addressRules[address.country].postalCode?.pattern.test(text)) return 'zip-format'
  if (field === 'phone' && !isPhone(text)) return 'phone-format'
  if (field === 'state' && !findState(address.country, text)) return 'state-unknown'
  return null
}

/** Problem of each field; empty for a valid address. Normalises the address first. Names are never validated for content. */
export function checkAddress(address: Address): Partial<Record<AddressField, AddressProblem>> {
  const normalised = normaliseAddress(address)
  const problems: Partial<Record<AddressField, AddressProblem>> = {}
  for (const field of addressFields(normalised.country)) {
    const problem = problemOf(field, normalised)
    if (problem) problems[field] = problem
  }
  if (!problems.zip && !problems.state && !isZipOfState(normalised)) problems.zip = 'zip-state'
  return problems
}

const ownScripts: Readonly<Partial<Record<Country, RegExp>>> = {
  CN: /\p{Script=Han}/u,
  JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  AE: /\p{Script=Arabic}/u,
  KR: /\p{Script=Hangul}/u,
}

/** Written in the country's own script, or for a reader who knows it. */
function isNativeTo({ country, street }: Address, reader?: Locale): boolean {
  return (ownScripts[country]?.test(street) ?? false) || (reader ? readsScriptOf(country, reader) : false)
}

/** Whether the address starts with the country: Chinese and Japanese addresses in their own order do. */
export function isFromLargest(address: Address, reader?: Locale): boolean {
  return isNativeTo(address, reader) && addressRules[address.country].nativeLines !== undefined
}

/** A Latin name of a city is apart from the province: 岩手県 Morioka. A city that is also a province appears once: 北京市. */
function afterProvince(city: string, state: State | undefined): string {
  if (city === state?.native) return ''
  return /^\p{Script=Latin}/u.test(city) ? ` ${city}` : city
}

/** In the reader's script; '' for an address without a state. */
export function stateName(address: Address, reader?: Locale): string {
  const state = findState(address.country, address.state)
  return (isNativeTo(address, reader) ? state?.native : state?.name) ?? address.state
}

/**
 * Lines of a label in the country's order, without the country's name. Expects a normalised address. `reader`: their
 * language, on a page; a label has none.
 */
export function formatAddress(address: Address, reader?: Locale): string[] {
  const { lines, nativeLines = lines } = addressRules[address.country]
  const isNative = isNativeTo(address, reader)
  const state = findState(address.country, address.state)
  const { street, apartment, zip, city } = address
  const parts: Readonly<Record<string, string>> = {
    name: addresseeName(address),
    street,
    apartment,
    zip,
    city: isNative ? afterProvince(city, state) : city,
    state: stateName(address, reader),
    stateCode: state?.code ?? address.state,
  }
  return (
    (isNative ? nativeLines : lines)
      .map((line) => line.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '').trim())
      // The mark of the postal code alone, in a masked address.
      .map((line) => (line === '〒' ? '' : line))
      .filter((line) => line !== '')
  )
}
