// Instructions for an order that is to be paid to the merchant's account: before it is sent, or on invoice.
import type { StoredOrder } from '#data/orders/orders.ts'
import { instantAt, plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
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
  return {
    holder,
    iban: formatIban(iban),
    bic,
    reference: order.number,
    amount,
    until,
    lastDay: lastTransferDay(order, timeZone),
  }
}

/** An order on invoice is due on a day; the stock of another one is held to the end of its last day. */
export function lastTransferDay({ payment, heldUntil }: StoredOrder, timeZone: string): PlainDate {
  return payment.dueOn ?? plainDateIn(heldUntil - 1, timeZone)
}

/** Recorded credits count before their jobs have run. */
export function creditedAmount({ refunds }: Pick<StoredOrder, 'refunds'>): number {
  return refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0)
}
