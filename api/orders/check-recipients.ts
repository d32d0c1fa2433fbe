// Who an order goes to, as it was typed: addresses, messages and who gets what, each fault at its own field.
import { checkAddress, normaliseAddress, type Address } from '#domain/delivery/address.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { checkGiftMessage, maxGiftMessage, normaliseGiftText } from '#domain/orders/gift.ts'
import type { Country } from '#domain/markets/market.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { checkSharing, type Share } from '#domain/orders/sharing.ts'
import type { RefusalCode } from '../refusals.ts'
import { prefixed } from '../shapes.ts'

export type Buyer = { readonly email: string; readonly name: string; readonly country: Country }

type Typed = {
  readonly buyer: Buyer
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
  readonly shippingMethod: string
  readonly arriveOn: PlainDate | null
  readonly message: string
  readonly lines: readonly Share[] | null
}

export type Recipients = { readonly buyer: Buyer; readonly deliveries: readonly Recipient[] }

export function checkRecipients(typed: Typed, lines: readonly CartLine[]): Recipients | Refusal<RefusalCode> {
  const refused = checkSharing(
    lines,
    typed.deliveries.map((delivery) => delivery.lines),
  )
  if (refused) return refused
  const several = typed.deliveries.length > 1
  const buyer = {
    ...typed.buyer,
    email: normaliseEmail(typed.buyer.email),
    name: several ? typed.buyer.name : '',
  }
  // All mails go to the buyer: the recipients' addresses carry the same one.
  const deliveries = typed.deliveries.map(({ address, arriveOn, message, ...delivery }) => ({
    ...delivery,
    address: normaliseAddress({ ...address, email: buyer.email }),
    country: address.country,
    arriveOn: arriveOn as PlainDate | null,
    message: normaliseGiftText(message),
  }))
  const fields = { ...buyerProblems(buyer, several), ...deliveryProblems(deliveries) }
  return Object.keys(fields).length > 0
    ? refuse('address-invalid', { fields, facts: { max: maxGiftMessage } })
    : { buyer, deliveries }
}

function buyerProblems({ email, name }: Buyer, several: boolean): Record<string, string> {
  const problem = email === '' ? 'required' : isEmail(email) ? null : 'email-format'
  return {
    ...(problem && { email: `address-${problem}` }),
    ...(several && name === '' && { name: 'address-required' }),
  }
}

function deliveryProblems(deliveries: readonly Recipient[]): Record<string, string> {
  const all = deliveries.map(({ address, message }, at) => {
    const { email: _, ...problems } = checkAddress(address)
    const wrongMessage = checkGiftMessage(message)
    return {
      ...prefixed(problems, `deliveries.${at}.`),
      ...(wrongMessage && { [`deliveries.${at}.message`]: `gift-message-${wrongMessage}` }),
    }
  })
  return Object.assign({}, ...all) as Record<string, string>
}
