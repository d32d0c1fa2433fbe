// Inserts an order. One on invoice is inserted under the customer's lock. Several at the same instant do not exceed
// together what the customer may owe.
import { lockCustomer } from '#data/customers/customers.ts'
import { insertOrder, type InsertOutcome } from '#data/orders/insert-order.ts'
import type { NewOrder } from '#data/orders/new-order.ts'
import { isCountry } from '#domain/markets/market.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { invoiceProvider, offeredPayments } from '../payment/offered-payments.ts'
import type { VisitorContext } from '../visitor.ts'

export async function insertWithinLimit(
  order: NewOrder,
  context: VisitorContext,
): Promise<InsertOutcome | Refusal<'payment-method-unknown'>> {
  const { db, customer } = context
  const { paymentProvider, country, totals } = order
  if (paymentProvider !== invoiceProvider || !customer) return insertOrder(db, order)
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const about = isCountry(country) ? { country, total: totals.total } : null
    const offered = about ? await offeredPayments(context, about, tx) : []
    if (!offered.some(({ name }) => name === invoiceProvider)) return refuse('payment-method-unknown')
    return insertOrder(tx, order)
  })
}
