// Corrects a line of an order before it is packed. It gets fewer gifts, a variant that is not more expensive, or
// another personal text. The amounts as placed and the invoice stay; what became cheaper is refunded and credited.
import { moveStock } from '#data/catalog/stock.ts'
import { brokenConstraint, type Db, type Queryable } from '#data/database.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { writeLine } from '#data/orders/order-lines.ts'
import { releaseGifts } from '#data/registries/registries.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { recordRefund } from '../payment/record-refund.ts'
import { changeSince, lockOrder } from './lock-order.ts'
import {
  planCorrection,
  type CorrectionPlan,
  type CorrectionRefusal,
  type LineCorrection,
} from './plan-correction.ts'

/** What the staff member has seen; null compares nothing. */
export type SeenOrder = {
  /** Id of the last event. */
  readonly seen: string | null
  /** The refund in minor units. */
  readonly refund: number | null
}

/** The customer gets an e-mail. Returns the refund in minor units. */
export async function correctLine(
  db: Db,
  orderId: string,
  correction: LineCorrection,
  { seen, refund }: SeenOrder,
  now: number,
): Promise<number | CorrectionRefusal | Refusal<'order-changed' | 'replacement-sold-out'>> {
  try {
    return await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      const changed = changeSince(order, seen)
      if (changed) return changed
      const plan = await planCorrection(tx, order, correction)
      if (isRefusal(plan)) return plan
      // A price may have changed since.
      if (refund !== null && refund !== plan.refund)
        return refuse('order-changed', { facts: { what: 'refund' } })
      await carryOut(tx, orderId, plan, now)
      return plan.refund
    })
  } catch (error) {
    if (brokenConstraint(error) === 'variant_stock_is_not_negative') return refuse('replacement-sold-out')
    throw error
  }
}

async function carryOut(tx: Queryable, orderId: string, plan: CorrectionPlan, now: number): Promise<void> {
  const { line, kept, price, gift, refund, goods } = plan
  const before = line.quantity - line.removed
  if (!gift && kept === before) return
  const { fact, ...text } = gift ?? { fact: null, ...line }
  await writeLine(tx, {
    id: line.id,
    variantId: fact?.variantId ?? line.variantId,
    sku: fact?.sku ?? line.sku,
    optionsText: fact?.optionsText ?? line.optionsText,
    picture: (fact ?? line).picture?.name ?? null,
    personalisation: text.personalisation,
    withoutText: text.withoutText,
    removed: line.quantity - kept,
    currentPrice: price,
  })
  const variantId = fact?.variantId ?? line.variantId
  if (variantId !== line.variantId || kept < before) {
    const back = { variantId: line.variantId, quantity: before }
    await moveStock(tx, [back, { variantId, quantity: -kept }], now)
  }
  if (kept < before) await releaseGifts(tx, orderId, [{ variantId: line.variantId, quantity: before - kept }])
  await recordRefund(tx, { orderId, amount: refund, reason: 'correction', goods }, now)
  const event = { kind: 'line-corrected', data: { line: line.id, refund } } as const
  await recordEvent(tx, { ...event, orderId, actor: 'merchant' }, now)
}
