// Corrects a line of an order before it is packed: another variant at the same price, another personal text. Amounts,
// taxes and invoices stay as they are.
import { brokenConstraint, type Db, type Queryable } from '#data/database.ts'
import { moveStock } from '#data/catalog/stock.ts'
import { loadVariantFacts, type VariantFacts } from '#data/catalog/variant-facts.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { findVariantOf, writeLine } from '#data/orders/order-lines.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { defaultLocale, isLocale } from '#domain/markets/locale.ts'
import { normaliseGiftText } from '#domain/orders/gift.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { checkGift, isWithoutText } from '../cart/check-gift.ts'
import { changeSince, lockOrder } from './lock-order.ts'

export type LineCorrection = {
  readonly line: string
  /** SKU of a variant of the same product; null keeps the variant. */
  readonly sku: string | null
  /** '' for a gift without a text; null keeps the text. */
  readonly personalisation: string | null
}

/**
 * `seen` is the last event that the staff member has seen; null compares nothing. The customer gets an e-mail. null:
 * corrected.
 */
export async function correctLine(
  db: Db,
  orderId: string,
  { line: lineId, sku, personalisation }: LineCorrection,
  seen: string | null,
  nowMs: number,
) {
  try {
    return await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      const changed = changeSince(order, seen)
      if (changed) return changed
      const line = order.lines.find(({ id }) => id === lineId)
      if (!line) return refuse('line-not-exchangeable')
      const isOpen = order.status === 'unpaid' || order.status === 'processing'
      const isSent = order.deliveries[line.delivery]!.shipments.length > 0
      if (!isOpen || isSent || line.returned > 0) return refuse('order-under-way')
      const fact = await replacementOf(tx, order, line, sku)
      if (isRefusal(fact)) return fact
      const text = personalisation === null ? line.personalisation : normaliseGiftText(personalisation)
      const options = { ...line, personalisation: text, withoutText: text === '' }
      const { variantId } = fact
      if (variantId === line.variantId && text === line.personalisation) return null
      const refused = checkGift(options, fact)
      if (refused) return refused
      const withoutText = isWithoutText(options, fact)
      const { optionsText, picture } = fact
      await writeLine(tx, {
        id: line.id,
        variantId,
        sku: fact.sku,
        optionsText,
        withoutText,
        picture: picture?.name ?? null,
        personalisation: text,
      })
      if (variantId !== line.variantId) {
        const back = { variantId: line.variantId, quantity: line.quantity }
        await moveStock(tx, [back, { variantId, quantity: -line.quantity }], nowMs)
      }
      const event = { kind: 'line-corrected', data: { line: line.id } } as const
      await recordEvent(tx, { ...event, id: newId(nowMs), orderId, actor: 'merchant' }, nowMs)
      return null
    })
  } catch (error) {
    if (brokenConstraint(error) === 'variant_stock_is_not_negative') return refuse('replacement-sold-out')
    throw error
  }
}

/** The facts of the variant that the line is to have. Another price would change the payment. */
async function replacementOf(
  tx: Queryable,
  { locale, currency }: StoredOrder,
  line: StoredOrder['lines'][number],
  sku: string | null,
): Promise<VariantFacts | Refusal<'line-not-exchangeable'>> {
  const variantId = sku === null ? line.variantId : await findVariantOf(tx, line.productId, sku)
  if (variantId === undefined) return refuse('line-not-exchangeable')
  const language = isLocale(locale) ? locale : defaultLocale
  const fact = (await loadVariantFacts(tx, [variantId], language, currency)).get(variantId)
  const isSamePrice = variantId === line.variantId || fact?.price.minor === line.unitPrice
  return fact && isSamePrice ? fact : refuse('line-not-exchangeable')
}
