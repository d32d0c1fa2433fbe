// Checks each row of a table by itself: address, product, options, texts and day.
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { Variant } from '#domain/catalog/catalog.ts'
import { addressForm } from '#domain/delivery/address-form.ts'
import { checkAddress, normaliseAddress, type Address } from '#domain/delivery/address.ts'
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { countries, isCountry, type Country } from '#domain/markets/market.ts'
import {
  chooseVariant,
  foldName,
  readBulkDay,
  type BulkRow,
  type RowField,
  type RowProblem,
} from '#domain/orders/bulk-gifts.ts'
import { checkGiftMessage, maxGiftMessage, normaliseGiftText } from '#domain/orders/gift.ts'
import { isRefusal } from '#domain/refusal.ts'
import { formatCountry, formatList } from '#messages/format.ts'
import { addressReason } from '../address-problems.ts'
import { checkGift } from '../cart/check-gift.ts'
import type { FoundGift, GiftSearch } from './find-gifts.ts'

/** A row that can be ordered, as far as the row itself shows. */
export type BulkGift = {
  readonly address: Omit<Address, 'email' | 'isDefault'>
  readonly variantId: string
  readonly text: string
  readonly withoutText: boolean
  readonly message: string
  readonly arriveOn: PlainDate | null
}

export type CheckedRow = BulkGift | { readonly problems: readonly RowProblem[] }

export type RowContext = {
  readonly locale: Locale
  /** Country of rows without one. */
  readonly country: Country
  readonly markets: readonly Country[]
  readonly gifts: ReadonlyMap<string, GiftSearch>
  readonly facts: ReadonlyMap<string, VariantFacts>
}

type Problems = RowProblem[]

function problem(field: RowField, code: string, suggestion = '', facts?: RowProblem['facts']): RowProblem {
  return { field, code, suggestion, ...(facts && { facts }) }
}

export function checkRow(row: BulkRow, context: RowContext): CheckedRow {
  const problems: Problems = []
  const address = addressOf(row, context, problems)
  const variant = variantOf(row, context, problems)
  const text = row.text.normalize('NFC').trim()
  const message = normaliseGiftText(row.message)
  const fact = variant && context.facts.get(variant.id)
  const gift = { personalisation: text, withoutText: text === '', giftMessage: '', wrap: false }
  const wrong = fact && checkGift(gift, fact)
  if (isRefusal(wrong)) problems.push(problem('text', wrong.refused, '', wrong.facts))
  if (variant && !fact) problems.push(problem('product', 'product-gone'))
  const messageProblem = checkGiftMessage(message)
  if (messageProblem)
    problems.push(problem('message', `gift-message-${messageProblem}`, '', { max: maxGiftMessage }))
  const arriveOn = row.date === '' ? null : readBulkDay(row.date, context.country)
  if (row.date !== '' && !arriveOn) problems.push(problem('date', 'bulk-day-unclear', '2026-12-20'))
  if (problems.length > 0 || !variant || !fact) return { problems }
  const withoutText = text === '' && fact.personalisationMax !== null
  return { address, variantId: variant.id, text, withoutText, message, arriveOn }
}

function addressOf(row: BulkRow, context: RowContext, problems: Problems): BulkGift['address'] {
  const named = countryOfRow(row, context.country, context.locale)
  const country = named !== null && context.markets.includes(named) ? named : null
  const { firstName, lastName, street, apartment, zip, city, state } = row
  const typed = { firstName, lastName, street, apartment, zip, city, state, phone: '', email: '' }
  const address = normaliseAddress({ ...typed, country: country ?? context.country })
  const { email: _, ...plain } = address
  if (country === null) {
    const names = context.markets.map((each) => formatCountry(context.locale, each))
    problems.push(
      problem('country', 'bulk-country-unknown', names.length <= 3 ? formatList(context.locale, names) : ''),
    )
    return plain
  }
  const { email: __, country: ___, phone: ____, ...wrong } = checkAddress(address)
  for (const [field, reason] of Object.entries(wrong) as [RowField, string][])
    problems.push(problem(field, addressReason(reason), exampleFor(field, country, reason)))
  return plain
}

/** A postal code is shown by an example. */
function exampleFor(field: RowField, country: Country, reason: string): string {
  if (reason !== 'zip-format' && !(field === 'zip' && reason === 'required')) return ''
  return addressForm(country).find(({ name }) => name === 'zip')?.example ?? ''
}

/** By code, or by name in the buyer's language or in English. `own` for a row without one, null for an unknown one. */
export function countryOfRow(
  { country: typed }: Pick<BulkRow, 'country'>,
  own: Country,
  locale: Locale,
): Country | null {
  if (typed === '') return own
  const code = typed.toUpperCase()
  if (isCountry(code)) return code
  const name = foldName(typed)
  const others: Readonly<Record<string, Country>> = { usa: 'US', 'u.s.a.': 'US', uae: 'AE', holland: 'NL' }
  return countryNames(locale).get(name) ?? countryNames(defaultLocale).get(name) ?? others[name] ?? null
}

const namesByLocale = new Map<Locale, ReadonlyMap<string, Country>>()

function countryNames(locale: Locale): ReadonlyMap<string, Country> {
  let names = namesByLocale.get(locale)
  if (!names) {
    names = new Map(countries.map((country) => [foldName(formatCountry(locale, country)), country]))
    namesByLocale.set(locale, names)
  }
  return names
}

function variantOf(row: BulkRow, { gifts }: RowContext, problems: Problems): Variant | null {
  if (row.product === '') {
    problems.push(problem('product', 'field-required'))
    return null
  }
  const gift = gifts.get(row.product)
  if (!gift || 'nearest' in gift) {
    problems.push(problem('product', 'bulk-product-unknown', gift?.nearest))
    return null
  }
  return chosenVariant(gift, row.options, problems)
}

function chosenVariant(
  { product, english, variantId }: FoundGift,
  options: string,
  problems: Problems,
): Variant | null {
  const own = product.variants.find(({ id }) => id === variantId)
  if (own) return own
  let chosen = chooseVariant(product, options)
  if (chosen === 'unknown' && english) {
    const other = chooseVariant(english, options)
    if (typeof other !== 'string') chosen = product.variants.find(({ id }) => id === other.id) ?? chosen
  }
  if (typeof chosen !== 'string') return chosen
  const values = product.options.map((option) => option.values.map(({ value }) => value).join(' / '))
  problems.push(problem('options', `bulk-options-${chosen}`, values.join(' · ')))
  return null
}
