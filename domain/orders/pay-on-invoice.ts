// Who may pay on invoice: the goods are sent before they are paid.
import type { PlainDate } from '../calendar/calendar.ts'
import { isCountry, type Country } from '../markets/market.ts'
import type { Money } from '../pricing/money.ts'
import { isWhole } from '../whole-number.ts'

/** The merchant's terms. Invoices are paid to the account of bank transfers, in its currency. */
export type InvoiceTerms = {
  readonly markets: readonly Country[]
  /** Days from the order in which the invoice is to be paid. */
  readonly days: number
  /** What one customer may owe, this order included, in minor units of the account's currency. */
  readonly limit: number
  /** `marked`: only customers whom staff permit. `paid-before`: also those with a paid order. */
  readonly customers: 'marked' | 'paid-before'
}

export const invoiceDays = { min: 1, max: 90 } as const

/** What decides whether a signed-in customer may pay on invoice. */
export type InvoiceFacts = {
  readonly isPermitted: boolean
  /** In any currency. */
  readonly hasPaid: boolean
  /** Minor units of the account's currency. */
  readonly owed: number
  readonly isOverdue: boolean
}

/** null: a guest. A customer with an overdue invoice cannot order on another. */
export function mayPayOnInvoice(
  { markets, limit, customers }: InvoiceTerms,
  order: { readonly country: Country; readonly total: Money },
  facts: InvoiceFacts | null,
): boolean {
  if (!facts || facts.isOverdue || !markets.includes(order.country)) return false
  if (facts.owed + order.total.minor > limit) return false
  return facts.isPermitted || (customers === 'paid-before' && facts.hasPaid)
}

/** Problems by field; empty for usable terms. */
export function checkInvoiceTerms({
  markets,
  days,
  limit,
}: InvoiceTerms): Record<string, 'setting-country' | 'setting-number'> {
  const isPeriod = isWhole(days, invoiceDays.min, invoiceDays.max)
  return {
    ...(!markets.every(isCountry) && { 'invoice.markets': 'setting-country' }),
    ...(!isPeriod && { 'invoice.days': 'setting-number' }),
    ...(!isWhole(limit, 1) && { 'invoice.limit': 'setting-number' }),
  }
}

/** Whether the goods were promised before they were paid, and nothing was paid since. */
export function isOnAccount(order: {
  readonly payment: { readonly dueOn: PlainDate | null }
  readonly events: readonly { readonly kind: string }[]
}): boolean {
  return order.payment.dueOn !== null && !order.events.some(({ kind }) => kind === 'paid')
}
