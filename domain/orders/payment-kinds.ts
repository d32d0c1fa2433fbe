// Kinds of payment in the interface, and the brand marks of their services.

export const paymentKinds = [
  'cards',
  'wallet',
  'installments',
  'later',
  'mobile',
  'transfer',
  'invoice',
] as const
export type PaymentKind = (typeof paymentKinds)[number]

export type PaymentMark = 'visa' | 'mastercard' | 'paypal' | 'apple-pay' | 'google-pay' | 'klarna'

const marks: Readonly<Record<PaymentKind, readonly PaymentMark[]>> = {
  cards: ['visa', 'mastercard'],
  wallet: ['paypal'],
  mobile: ['apple-pay', 'google-pay'],
  installments: ['klarna'],
  later: ['klarna'],
  // Banks have no common mark.
  transfer: [],
  invoice: [],
}

export const markNames: Readonly<Record<PaymentMark, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  klarna: 'Klarna',
}

/** Distinct marks of the kinds that a payment provider offers, in display order. */
export function marksOf(kinds: readonly PaymentKind[]): PaymentMark[] {
  const order = Object.keys(marks) as PaymentKind[]
  return [...new Set(order.filter((kind) => kinds.includes(kind)).flatMap((kind) => marks[kind]))]
}
