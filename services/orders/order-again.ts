// Adds the gifts of an earlier order to the cart, up to the stock.
import { newId } from '#data/ids.ts'
import { findCustomerOrder } from '#data/orders/customer-orders.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { addLine, type Cart } from '#domain/orders/cart.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { changeCart } from '../cart/change-cart.ts'
import { checkText } from '../cart/check-gift.ts'
import type { CustomerContext } from '../visitor.ts'
import { keptLines } from './kept-lines.ts'

/** Numbers of order lines: those that were added, and all. */
type Added = { readonly added: number; readonly lines: number }

export async function orderAgain(
  typedNumber: string,
  context: CustomerContext,
): Promise<Added | Refusal<'order-unknown' | 'busy' | 'idempotency-key-reused'>> {
  const { db, customer, now } = context
  const number = readOrderNumber(typedNumber)
  const id = number && (await findCustomerOrder(db, customer.id, number))
  const order = id ? await loadOrder(db, { id }) : undefined
  if (!order) return refuse('order-unknown')
  let added = 0
  const cart = await changeCart<never>(context, {
    variantIds: order.lines.map(({ variantId }) => variantId),
    decide(before, facts) {
      added = 0
      let filled: Cart = before
      for (const line of keptLines(order)) {
        const { variantId, personalisation, giftMessage, wrapping } = line
        const fact = facts.get(variantId)
        if (!fact || checkText(line, fact)) continue
        const sameVariant = filled.lines.filter((each) => each.variantId === variantId)
        const left = fact.stock - sameVariant.reduce((sum, each) => sum + each.quantity, 0)
        const quantity = Math.min(line.quantity, left)
        if (quantity < 1) continue
        // A gift that was ordered without a text is added without one.
        const withoutText = personalisation === '' && fact.personalisationMax !== null
        const gift = {
          personalisation,
          withoutText,
          giftMessage,
          wrap: line.wrap && fact.giftWrap,
          wrapping,
        }
        const newLine = { variantId, quantity, ...gift }
        const next = addLine(filled, newLine, newId(now()), fact.stock)
        if (isRefusal(next)) continue
        added += 1
        filled = next
      }
      return filled
    },
  })
  return isRefusal(cart) ? cart : { added, lines: order.lines.length }
}
