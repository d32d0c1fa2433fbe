// Kinds of payment in the interface, and the brand marks of their services.

export const paymentKinds = [
  'cards',
  'wallet',
  'installments',
  'later',
  'mobile',
  /** Methods that only one country has, such as BLIK: see payment-countries.ts. */
  'local',
  'transfer',
  'invoice',
] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** Names as their services write them. web/ui/payment-marks.svg has a drawing of each. */
export type PaymentMark =
  | 'Visa'
  | 'Mastercard'
  | 'PayPal'
  | 'Apple Pay'
  | 'Google Pay'
  | 'Klarna'
  | 'Alipay'
  | 'Bancontact'
  | 'Bizum'
  | 'BLIK'
  | 'eps'
  | 'iDEAL'
  | 'MB WAY'
  | 'MobilePay'
  | 'PayPay'
  | 'Przelewy24'
  | 'Satispay'
  | 'Swish'
  | 'TWINT'
  | 'Vipps'
  | 'WeChat Pay'

/** In display order. Banks have no common mark. */
const commonMarks: readonly (readonly [PaymentKind, readonly PaymentMark[]])[] = [
  ['cards', ['Visa', 'Mastercard']],
  ['wallet', ['PayPal']],
  ['mobile', ['Apple Pay', 'Google Pay']],
  ['installments', ['Klarna']],
  ['later', ['Klarna']],
]

/** Distinct marks of services that many countries have. */
export function commonMarksOf(kinds: readonly PaymentKind[]): PaymentMark[] {
  return [...new Set(commonMarks.flatMap(([kind, marks]) => (kinds.includes(kind) ? marks : [])))]
}
