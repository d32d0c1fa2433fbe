// Validation errors of the checkout form by field: 'email', 'deliveries.0.zip'. Refusals of the server use
// the same names.
import {
  addressFields,
  checkAddress,
  type AddressField,
  type AddressProblem,
} from '#domain/delivery/address.ts'
import { addressRules } from '#domain/delivery/address-data.ts'
import {
  checkInvoiceAddress,
  type InvoiceAddress,
  type InvoiceField,
  type InvoiceProblem,
} from '#domain/invoices/invoice-address.ts'
import type { Country } from '#domain/markets/market.ts'
import { checkGiftMessage, maxGiftMessage, normaliseGiftText } from '#domain/orders/gift.ts'
import type { Translate } from '#messages/translator.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import type { Draft, DraftAddress } from './draft.ts'

export const invoicePath = 'invoiceAddress.'
const exampleVatId = 'DE123456788'

export const pathOf = (at: number, field: string): string => `deliveries.${at}.${field}`

/** The errors whose field names start with `path`, without it. */
export function errorsBelow(errors: FieldErrors, path: string): FieldErrors {
  const matching = Object.entries(errors).filter(([name]) => name.startsWith(path))
  return Object.fromEntries(matching.map(([name, text]) => [name.slice(path.length), text]))
}

/** The errors of one address, in the order of its form. */
export function addressErrors(address: DraftAddress, t: Translate): FieldErrors {
  const problems = checkAddress(address)
  const entries = addressFields(address.country).flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, problemText(t, problem, field, address.country)]] : []
  })
  return Object.fromEntries(entries) as FieldErrors
}

/** The error of a card's message; undefined without one. */
export function messageError(message: string, t: Translate): string | undefined {
  const problem = checkGiftMessage(normaliseGiftText(message))
  if (!problem) return undefined
  return problem === 'too-long'
    ? t('cart.giftMessageLong', { max: maxGiftMessage })
    : t('address.problem.bad-characters')
}

export function draftErrors({ email, name, deliveries, invoiceAddress }: Draft, t: Translate): FieldErrors {
  const several = deliveries.length > 1
  const all = deliveries.map(({ address, message, lines }, at) => {
    const { email: wrongEmail, ...wrong } = addressErrors({ ...address, email }, t)
    const wrongMessage = messageError(message, t)
    const deliveryErrors = {
      ...wrong,
      ...(wrongMessage && { message: wrongMessage }),
      ...(several && lines.length === 0 && { lines: t('several.nothing') }),
    }
    return {
      ...(at === 0 && wrongEmail && { email: wrongEmail }),
      ...(at === 0 && several && name.trim() === '' && { name: t('address.enter.name') }),
      ...Object.fromEntries(Object.entries(deliveryErrors).map(([field, text]) => [pathOf(at, field), text])),
    }
  })
  return Object.assign({}, ...all, invoiceAddress && invoiceErrors(invoiceAddress, t)) as FieldErrors
}

function invoiceErrors(address: InvoiceAddress, t: Translate): FieldErrors {
  const problems = Object.entries(checkInvoiceAddress(address)) as [InvoiceField, InvoiceProblem][]
  return Object.fromEntries(
    problems.map(([field, problem]) => [
      invoicePath + field,
      problem === 'vat-id'
        ? t('address.problem.zip-format', { example: exampleVatId })
        : problemText(t, problem, field as AddressField, address.country),
    ]),
  )
}

/** Text fields whose message names the missing value. */
type Entered = 'firstName' | 'lastName' | 'email' | 'street' | 'zip' | 'postalCode' | 'city'

function nameOf(field: AddressField, country: Country): Entered {
  if (field === 'zip') return country === 'US' ? 'zip' : 'postalCode'
  return field as Entered
}

function problemText(t: Translate, problem: AddressProblem, field: AddressField, country: Country): string {
  if (problem === 'zip-format')
    return t('address.problem.zip-format', { example: addressRules[country].postalCode?.example ?? '' })
  if (problem === 'required' && (field === 'state' || field === 'country'))
    return t('address.problem.state-unknown')
  if (problem === 'required' && field !== 'phone') return t(`address.enter.${nameOf(field, country)}`)
  return t(`address.problem.${problem}`)
}
