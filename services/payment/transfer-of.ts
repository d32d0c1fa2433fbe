// Instructions for an order that is to be paid to the merchant's account: before it is sent, or on invoice.
import type { StoredOrder } from '#data/orders/orders.ts'
import { instantAt, plainDateIn } from '#domain/calendar/calendar.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { formatIban, type BankAccount } from '#domain/settings/bank-account.ts'

/** null where nothing is to be transferred. The order's number is the reference. */
export function transferOf(order: StoredOrder, account: BankAccount | null, { timeZone }: Warehouse) {
  const { status, dueOn, provider } = order.payment
  const isOwed = status === 'owed' && dueOn !== null
  if (!account || !(isOwed || (order.status === 'unpaid' && provider === 'bank-transfer'))) return null
  const { holder, iban, bic } = account
  const amount = order.total - (isOnAccount(order) ? creditedAmount(order) : 0)
  if (amount <= 0) return null
  const until = isOwed ? instantAt(dueOn, 0, timeZone) : order.heldUntil
  const lastDay = isOwed ? dueOn : plainDateIn(order.heldUntil - 1, timeZone)
  return { holder, iban: formatIban(iban), bic, reference: order.number, amount, until, lastDay }
}

/** Recorded credits count before their jobs have run. */
export function creditedAmount({ refunds }: Pick<StoredOrder, 'refunds'>): number {
  return refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0)
}
