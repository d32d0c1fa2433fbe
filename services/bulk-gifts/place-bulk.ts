// Places one order for a table of recipients. The order is written as that of a cart with one line for each recipient.
import type { IdempotentChange } from '#data/orders/carts.ts'
import type { Money } from '#domain/pricing/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import type { RecipientsInput } from '../orders/check-recipients.ts'
import { findPlaced, placeOrder } from '../orders/place-order.ts'
import { writePlacingCart, byTable } from '../orders/placing-rules.ts'
import type { VisitorContext } from '../visitor.ts'
import { quoteBulk, type BulkRequest } from './quote-bulk.ts'

export type BulkOrder = BulkRequest & {
  readonly buyer: Pick<RecipientsInput['buyer'], 'email' | 'name' | 'invoiceAddress'>
  readonly remark: string
  /** Name of a payment provider; '' for the first that the market offers. */
  readonly payment: string
  /** The total that the buyer agreed to. */
  readonly total: Money
}

/** Refuses a table with a row that has problems: nothing of it is ordered. */
export async function placeBulk(order: BulkOrder, once: IdempotentChange, context: VisitorContext) {
  // A repeated call: the stock of the order is taken by now, so the rows would be refused.
  const earlier = await findPlaced(once, context)
  if (earlier) return earlier
  const { rows } = await quoteBulk(order, context)
  const fields = Object.fromEntries(
    rows.flatMap((row, at) =>
      row.state === 'problem'
        ? row.problems.map(({ field, code }) => [`rows.${at}.${field}`, code] as const)
        : [],
    ),
  )
  // An earlier call with this key may have taken the stock since.
  if (Object.keys(fields).length > 0)
    return (await findPlaced(once, context)) ?? refuse('table-row-wrong', { fields })
  const ordered = rows.filter((row) => row.state === 'ok')
  const rules = byTable(context.caller.session)
  const lines = ordered.map(({ line }) => line)
  const cart = await writePlacingCart(rules.cart!, { lines, couponCode: null }, context)
  if (isRefusal(cart)) return cart
  const { buyer, country, remark, payment, total } = order
  const deliveries = ordered.map(({ gift, delivery }, at) => ({
    address: gift.address,
    shippingMethod: delivery.chosen!.id,
    arriveOn: gift.arriveOn,
    message: gift.message,
    lines: [{ id: cart.lines[at]!.id, quantity: 1 }],
  }))
  const input = {
    buyer: { ...buyer, country },
    deliveries,
    remark,
    payment,
    total,
    cartVersion: cart.version,
  }
  return placeOrder(input, once, context, rules)
}
