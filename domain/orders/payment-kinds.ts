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

/** The kind of a method without a page of a provider. */
export function ownKind(kinds: readonly PaymentKind[]): 'transfer' | 'invoice' | undefined {
  return kinds.find((kind) => kind === 'transfer' || kind === 'invoice')
}

/**
 * Marks are names as their services write them, in display order. Banks have no common mark.
 * storefront/shared/payment-marks/payment-marks.svg has a drawing of each.
 */
const commonMarks: readonly (readonly [PaymentKind, readonly string[]])[] = [
  ['cards', ['Visa', 'Mastercard']],
  ['wallet', ['PayPal']],
  ['mobile', ['Apple Pay', 'Google Pay']],
  ['installments', ['Klarna']],
  ['later', ['Klarna']],
]

/** Distinct marks of services that many countries have. */
export function commonMarksOf(kinds: readonly PaymentKind[]): string[] {
  return [...new Set(commonMarks.flatMap(([kind, marks]) => (kinds.includes(kind) ? marks : [])))]
}
