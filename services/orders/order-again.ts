// Adds the gifts of an earlier order to the cart, up to the stock.
import { newId } from '#data/ids.ts'
import { addLine, type Cart } from '#domain/orders/cart.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { changeCart } from '../cart/change-cart.ts'
import { checkText } from '../cart/check-gift.ts'
import type { VisitorContext } from '../visitor.ts'
import { keptLines } from './kept-lines.ts'
import { openWithFullAccess, type OrderHandle } from './open-order.ts'

/** Numbers of order lines: those that were added, and all. */
type Added = { readonly added: number; readonly lines: number }

/** A masked link is refused: the cart would show texts and gift messages that it hides. */
export async function orderAgain(
  handle: OrderHandle,
  context: VisitorContext,
): Promise<Added | Refusal<'link-expired' | 'link-masked' | 'busy' | 'idempotency-key-reused'>> {
  const { now } = context
  const order = await openWithFullAccess(handle, context)
  if (isRefusal(order)) return order
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
