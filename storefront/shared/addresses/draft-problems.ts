// Validation problems of the checkout form by field: 'email', 'deliveries.0.zip'. Refusals of the server use
// the same names.
import {
  addressFields,
  checkAddress,
  type AddressField,
  type AddressProblem,
} from '#domain/delivery/address.ts'
import { addressRules } from '#domain/delivery/address-data.ts'
import type { Country } from '#domain/markets/market.ts'
import { hasForbiddenCharacters } from '#domain/text.ts'
import type { Translate } from '#messages/translator.ts'
import type { Draft, DraftAddress } from './draft.ts'

/** Messages by field name, in the order of the form. */
export type Problems = Readonly<Record<string, string>>

export const pathOf = (at: number, field: string): string => `deliveries.${at}.${field}`

/** The problems of one recipient, without the prefix of the field names. */
export function problemsAt(problems: Problems, at: number): Problems {
  const start = pathOf(at, '')
  const matching = Object.entries(problems).filter(([path]) => path.startsWith(start))
  return Object.fromEntries(matching.map(([path, text]) => [path.slice(start.length), text]))
}

/** The problems of one address, in the order of its form. */
export function addressProblems(address: DraftAddress, t: Translate): Problems {
  const problems = checkAddress(address)
  const entries = addressFields(address.country).flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, problemText(t, problem, field, address.country)]] : []
  })
  return Object.fromEntries(entries) as Problems
}

export function problemsOf({ email, name, deliveries }: Draft, t: Translate): Problems {
  const several = deliveries.length > 1
  const required = t('address.problem.required')
  const all = deliveries.map(({ address, message, lines }, at) => {
    const { email: wrongEmail, ...wrong } = addressProblems({ ...address, email }, t)
    const deliveryProblems = {
      ...wrong,
      ...(hasForbiddenCharacters(message, { lineBreaks: true }) && {
        message: t('address.problem.bad-characters'),
      }),
      ...(several && lines.length === 0 && { lines: required }),
    }
    return {
      ...(at === 0 && wrongEmail && { email: wrongEmail }),
      ...(at === 0 && several && name.trim() === '' && { name: required }),
      ...Object.fromEntries(
        Object.entries(deliveryProblems).map(([field, text]) => [pathOf(at, field), text]),
      ),
    }
  })
  return Object.assign({}, ...all) as Problems
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
  if (problem === 'required') return t(`address.enter.${nameOf(field, country)}`)
  return t(`address.problem.${problem}`)
}
