// Checks and normalises buyer, addresses, messages and shares; reports each problem at its field.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { checkAddress, normaliseAddress, type Address } from '#domain/delivery/address.ts'
import {
  checkInvoiceAddress,
  normaliseInvoiceAddress,
  type InvoiceAddress,
} from '#domain/invoices/invoice-address.ts'
import type { Country } from '#domain/markets/market.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import { checkGiftMessage, maxGiftMessage, normaliseGiftText } from '#domain/orders/gift.ts'
import { checkSharing, type Share, type SharingRefusal } from '#domain/orders/sharing.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { addressProblems, addressReason } from '../address-problems.ts'
import { byShopper, type PlacingRules } from './placing-rules.ts'

export type Buyer = {
  readonly email: string
  /** '' if the buyer of an order for one recipient gives none. */
  readonly name: string
  readonly country: Country
  /** null: the invoice is made out to the buyer, or to the only recipient. */
  readonly invoiceAddress: InvoiceAddress | null
}

export type RecipientsInput = {
  readonly buyer: Omit<Buyer, 'invoiceAddress'> & Partial<Pick<Buyer, 'invoiceAddress'>>
  readonly deliveries: readonly {
    readonly address: Omit<Address, 'email' | 'isDefault'>
    readonly shippingMethod: string
    readonly arriveOn: string | null
    readonly message: string
    readonly lines: readonly Share[] | null
  }[]
}

export type Recipient = {
  readonly address: Address
  readonly country: Country
  readonly state: string
  readonly shippingMethod: string
  readonly arriveOn: PlainDate | null
  readonly message: string
  readonly lines: readonly Share[] | null
}

export type Recipients = { readonly buyer: Buyer; readonly deliveries: readonly Recipient[] }

/** The normalised recipients, or a refusal with a problem for each wrong field. */
export function checkRecipients(
  input: RecipientsInput,
  lines: readonly CartLine[],
  markets: readonly Country[],
  { maxRecipients, namesBuyer }: Pick<PlacingRules, 'maxRecipients' | 'namesBuyer'> = byShopper,
): Recipients | Refusal<'address-invalid'> | SharingRefusal {
  const shares = input.deliveries.map((delivery) => delivery.lines)
  const refused = checkSharing(lines, shares, maxRecipients)
  if (refused) return refused
  const several = namesBuyer || input.deliveries.length > 1
  const { invoiceAddress } = input.buyer
  const buyer = {
    ...input.buyer,
    invoiceAddress: invoiceAddress ? normaliseInvoiceAddress(invoiceAddress) : null,
    email: normaliseEmail(input.buyer.email),
  }
  // All mails go to the buyer, so every address carries the buyer's e-mail.
  const deliveries = input.deliveries.map(({ arriveOn, message, ...delivery }) => {
    const address = normaliseAddress({ ...delivery.address, email: buyer.email })
    return {
      ...delivery,
      address,
      country: address.country,
      state: address.state,
      arriveOn: arriveOn as PlainDate | null,
      message: normaliseGiftText(message),
    }
  })
  const fields = { ...buyerProblems(buyer, several), ...deliveryProblems(deliveries, markets) }
  return Object.keys(fields).length > 0
    ? refuse('address-invalid', { fields, facts: { max: maxGiftMessage } })
    : { buyer, deliveries }
}

function buyerProblems({ email, name, invoiceAddress }: Buyer, several: boolean): Record<string, string> {
  const problem = email === '' ? 'required' : isEmail(email) ? null : 'email-format'
  return {
    ...(problem && { email: addressReason(problem) }),
    ...(several && name === '' && { name: 'field-required' }),
    ...(invoiceAddress && addressProblems(checkInvoiceAddress(invoiceAddress), 'invoiceAddress.')),
  }
}

function deliveryProblems(
  deliveries: readonly Recipient[],
  markets: readonly Country[],
): Record<string, string> {
  const all = deliveries.map(({ address, message }, at) => {
    const { email: _, ...problems } = checkAddress(address)
    const messageProblem = checkGiftMessage(message)
    return {
      ...addressProblems(problems, `deliveries.${at}.`),
      ...(!markets.includes(address.country) && { [`deliveries.${at}.country`]: 'country-not-served' }),
      ...(messageProblem && { [`deliveries.${at}.message`]: `gift-message-${messageProblem}` }),
    }
  })
  return Object.assign({}, ...all) as Record<string, string>
}
