// What a correction of an order line changes: the gift, how many remain, and what is refunded. Writes nothing.
import { loadVariantFacts, type VariantFacts } from '#data/catalog/variant-facts.ts'
import type { Queryable } from '#data/database.ts'
import { listPaymentDisputes } from '#data/orders/disputes.ts'
import { listVariantsOf } from '#data/orders/order-lines.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { refundableAmount } from '#data/orders/refunds.ts'
import type { CreditedGoods } from '#domain/invoices/issued-document.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import { isBeforePacking } from '#domain/orders/buyer-change.ts'
import { blocksRefunds } from '#domain/orders/dispute.ts'
import { normaliseGiftText } from '#domain/orders/gift.ts'
import { refundedOf } from '#domain/orders/line-worth.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { checkGift, isWithoutText } from '../cart/check-gift.ts'
import { creditedGoods } from '../invoices/invoice-of.ts'
import { linesBefore } from './returnable-order.ts'

export type LineCorrection = {
  readonly line: string
  /** A variant of the same product; null keeps the variant. */
  readonly variantId: string | null
  /** How many gifts remain; null keeps them all. */
  readonly quantity: number | null
  /** '' for a gift without a text; null keeps the text. */
  readonly personalisation: string | null
}

export type Line = StoredOrder['lines'][number]

export type CorrectionPlan = {
  readonly line: Line
  /** How many of its gifts remain. */
  readonly kept: number
  readonly price: number
  /** null: the gift stays as it is. */
  readonly gift: {
    readonly fact: VariantFacts
    readonly personalisation: string
    readonly withoutText: boolean
  } | null
  /** Minor units, at most what is left of the payment. */
  readonly refund: number
  readonly goods: readonly CreditedGoods[]
}

export type CorrectionRefusal =
  | Refusal<'line-not-exchangeable' | 'order-under-way' | 'line-dearer' | 'line-unpaid' | 'last-gift'>
  | Refusal<'payment-disputed'>
  | NonNullable<ReturnType<typeof checkGift>>

/** `tx` holds the order's lock where the plan is carried out. */
export async function planCorrection(
  tx: Queryable,
  order: StoredOrder,
  { line: lineId, variantId, quantity, personalisation }: LineCorrection,
): Promise<CorrectionPlan | CorrectionRefusal> {
  const line = order.lines.find(({ id }) => id === lineId)
  if (!line) return refuse('line-not-exchangeable')
  if (!isCorrectable(order, line)) return refuse('order-under-way')
  const wanted = variantId ?? line.variantId
  const text = personalisation === null ? line.personalisation : normaliseGiftText(personalisation)
  const isSameGift = wanted === line.variantId && text === line.personalisation
  const gift = isSameGift ? null : await giftOf(tx, order, line, wanted, text)
  if (isRefusal(gift)) return gift
  const before = keptOf(line)
  const price = gift && wanted !== line.variantId ? gift.fact.price.minor : before.price
  const after = { kept: quantity ?? before.kept, price }
  // The shop cannot collect a difference for an order that is paid already.
  if (after.kept > before.kept || price > before.price)
    return refuse('line-dearer', {
      facts: { difference: Math.max(price - before.price, 0), currency: order.currency },
    })
  const refunded = await refundOf(tx, order, line, after)
  return isRefusal(refunded) ? refunded : { line, kept: after.kept, price, gift, ...refunded }
}

function isCorrectable({ status, deliveries }: StoredOrder, line: Line): boolean {
  const isSent = deliveries[line.delivery]!.shipments.length > 0
  return isBeforePacking(status) && !isSent && line.returned === line.removed
}

/** The variants of a line's product that have a price in the currency of the order. */
export async function variantsOfLine(tx: Queryable, order: StoredOrder, line: Line): Promise<VariantFacts[]> {
  const language = localeOrDefault(order.locale)
  const ids = (await listVariantsOf(tx, line.productId)).map(({ id }) => id)
  const facts = await loadVariantFacts(tx, ids, language, order.currency)
  return ids.flatMap((id) => facts.get(id) ?? [])
}

const keptOf = (line: Line) => ({ kept: line.quantity - line.removed, price: line.currentPrice })

async function giftOf(
  tx: Queryable,
  order: StoredOrder,
  line: Line,
  variantId: string,
  personalisation: string,
): Promise<CorrectionPlan['gift'] | CorrectionRefusal> {
  const fact = (await variantsOfLine(tx, order, line)).find((each) => each.variantId === variantId)
  if (!fact) return refuse('line-not-exchangeable')
  const options = { ...line, personalisation, withoutText: personalisation === '' }
  const refused = checkGift(options, fact)
  return refused ?? { fact, personalisation, withoutText: isWithoutText(options, fact) }
}

type Refunded = Pick<CorrectionPlan, 'refund' | 'goods'>

/**
 * The share of the promotions, the tax and the wrapping, as for a return. Credited are removed gifts, then the
 * difference.
 */
async function refundOf(
  tx: Queryable,
  order: StoredOrder,
  line: Line,
  after: { readonly kept: number; readonly price: number },
): Promise<Refunded | CorrectionRefusal> {
  const before = keptOf(line)
  const isUnchanged = after.kept === before.kept && after.price === before.price
  if (isUnchanged) return { refund: 0, goods: [] }
  if (order.status === 'unpaid') return refuse('line-unpaid')
  const others = order.lines.filter((each) => each.delivery === line.delivery && each.id !== line.id)
  if (after.kept === 0 && others.every((each) => each.returned === each.quantity)) return refuse('last-gift')
  const placed = linesBefore(order, null)
  const reducedTo = (kept: number, currentPrice: number) => {
    const returned = line.quantity - kept
    return refundedOf(
      order,
      placed.map((each) => (each.id === line.id ? { ...each, returned, currentPrice } : each)),
    )
  }
  const step = reducedTo(after.kept, before.price)
  const removed = step - reducedTo(before.kept, before.price)
  const cheaper = reducedTo(after.kept, after.price) - step
  const due = removed + cheaper
  const refund = Math.min(due, await refundableAmount(tx, order.id))
  const payment = { orderId: order.id, reference: order.payment.reference }
  if (refund > 0 && blocksRefunds(await listPaymentDisputes(tx, payment))) return refuse('payment-disputed')
  const credit = (unitPrice: number, quantity: number, amount: number) =>
    amount > 0 ? [creditedGoods(order, { ...line, unitPrice }, quantity, amount)] : []
  const goods = [
    ...credit(before.price, before.kept - after.kept, removed),
    ...credit(before.price - after.price, after.kept, cheaper),
  ]
  return { refund, goods }
}
