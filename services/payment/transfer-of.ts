// Instructions for an order that waits for a bank transfer.
import type { StoredOrder } from '#data/orders/orders.ts'
import { formatIban, type BankAccount } from '#domain/settings/bank-account.ts'

/** null where nothing is to be transferred. The order's number is the reference. */
export function transferOf(order: StoredOrder, account: BankAccount | null) {
  if (!account || order.status !== 'unpaid' || order.payment.provider !== 'bank-transfer') return null
  const { holder, iban, bic } = account
  return { holder, iban: formatIban(iban), bic, reference: order.number, until: order.heldUntil }
}
