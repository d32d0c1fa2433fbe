// Decisions on exchanges: approve (takes the replacement's stock), refuse, and ship the replacement.
import { randomBytes } from 'node:crypto'
import { moveStock, type StockMovement } from '#data/catalog/stock.ts'
import { brokenConstraint, type Db, type Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { listPaymentDisputes } from '#data/orders/disputes.ts'
import { pricesOf, voucherAmount } from '#data/orders/gifts.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { StoredLine, StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { refundableAmount } from '#data/orders/refunds.ts'
import { addShipment } from '#data/orders/shipments.ts'
import { issueCoupon } from '#data/promotions/issue-coupon.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { locales } from '#domain/markets/locale.ts'
import { blocksRefunds } from '#domain/orders/dispute.ts'
import type { GiftMailTemplate, OrderEvent } from '#domain/orders/order-event.ts'
import { giftCode } from '#domain/orders/readable-code.ts'
import { voucherPromotionPrefix } from '#domain/pricing/coupon.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { translateFor } from '#messages/load.ts'
import type { Tracking } from './advance-order.ts'
import { decideOnce } from './decide-request.ts'
import { restockedGoods, type Restock } from './decide-return.ts'
import { lockOrder } from './lock-order.ts'
import { loadReplacements } from './order-texts.ts'

/** Validity of a voucher: one year. */
const voucherMs = 365 * dayMs

/** Approves an exchange in one transaction: moves stock and issues the voucher. null: approved. */
export async function approveExchange(
  db: Db,
  { id: orderId }: StoredOrder,
  request: StoredRequest,
  restock: Restock,
  now: number,
): Promise<Refusal<
  'return-decided' | 'replacement-sold-out' | 'nothing-to-refund' | 'payment-disputed'
> | null> {
  const decision = { status: 'approved', answer: '' } as const
  try {
    return await decideOnce(db, orderId, request.id, decision, now, async (tx, order) => {
      const wanted = await loadReplacements(tx, { requests: [request] }, 'us')
      if (request.lines.some(({ replacement }) => replacement !== null && !wanted.has(replacement)))
        return refuse('replacement-sold-out')
      await moveStock(tx, [...replacementGoods(request), ...restockedGoods(order, request, restock)], now)
      const voucher = await voucherFor(tx, order, request, now)
      if (isRefusal(voucher)) return voucher
      const data = { reference: request.reference, voucher }
      await recordExchange(tx, order, request, { kind: 'exchange-approved', data }, now)
      return null
    })
  } catch (error) {
    if (brokenConstraint(error) === 'variant_stock_is_not_negative') return refuse('replacement-sold-out')
    throw error
  }
}

/** Refuses an exchange. The recipient reads `answer`. null: refused. */
export async function refuseExchange(
  db: Db,
  { id: orderId }: StoredOrder,
  request: StoredRequest,
  answer: string,
  now: number,
): Promise<Refusal<'answer-missing' | 'return-decided'> | null> {
  if (answer.trim() === '') return refuse('answer-missing')
  const decision = { status: 'refused', answer } as const
  return decideOnce(db, orderId, request.id, decision, now, async (tx, order) => {
    const data = { reference: request.reference }
    await recordExchange(tx, order, request, { kind: 'exchange-refused', data }, now)
    return null
  })
}

/** Records the replacement's parcel. null: recorded. */
export async function sendExchange(
  db: Db,
  { id: orderId }: StoredOrder,
  { id }: StoredRequest,
  tracking: Tracking,
  now: number,
): Promise<Refusal<'exchange-not-waiting'> | null> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const request = order.requests.find((each) => each.id === id)
    const exchangeLine = request?.lines.find((line) => line.replacement !== null)
    const line = order.lines.find((each) => each.id === exchangeLine?.id)
    const delivery = line && order.deliveries[line.delivery]
    if (request?.kind !== 'exchange' || request.status !== 'approved' || request.parcel || !delivery)
      return refuse('exchange-not-waiting')
    const parcel = { orderId, deliveryId: delivery.id, returnId: id, ...tracking }
    await addShipment(tx, { id: newId(now), ...parcel }, now)
    const data = { reference: request.reference, ...tracking }
    await recordExchange(tx, order, request, { kind: 'exchange-shipped', data }, now)
    return null
  })
}

/** The replacement goods with negative quantities: they leave the stock. */
function replacementGoods({ lines }: StoredRequest): StockMovement[] {
  return lines.flatMap(({ replacement, quantity }) => {
    return replacement === null ? [] : [{ variantId: replacement, quantity: -quantity }]
  })
}

/**
 * Issues a voucher and returns its code; null if no voucher was requested. Its worth is what was paid for the gifts,
 * whatever they cost now. What is left of the payment limits it. Their prices convert it to the other currencies.
 */
async function voucherFor(
  tx: Queryable,
  order: StoredOrder,
  { lines }: StoredRequest,
  now: number,
): Promise<string | Refusal<'nothing-to-refund' | 'payment-disputed'> | null> {
  const goods = lines.flatMap(({ id, quantity, replacement }) => {
    const line = replacement === null ? order.lines.find((each) => each.id === id) : undefined
    return line ? [{ ...line, paid: worthPaid(line, quantity) }] : []
  })
  if (goods.length === 0) return null
  // Goods on account are not paid yet. Their buyer might never pay.
  if (order.payment.status === 'owed') return refuse('nothing-to-refund')
  const payment = { orderId: order.id, reference: order.payment.reference }
  if (blocksRefunds(await listPaymentDisputes(tx, payment))) return refuse('payment-disputed')
  const worth = goods.reduce((sum, { paid }) => sum + paid, 0)
  const issued = await voucherAmount(tx, order, now)
  const left = Math.min(worth, (await refundableAmount(tx, order.id)) - issued)
  // The money is given back already: by a refund, a dispute, or other vouchers.
  if (left <= 0) return refuse('nothing-to-refund')
  const amounts: Partial<Record<Currency, number>> = {}
  const prices = await pricesOf(tx, goods, order.currency)
  for (const { id, paid: whole } of goods) {
    const paid = left < worth ? (whole * left) / worth : whole
    const ofLine = new Map(
      prices.filter(({ line }) => line === id).map((each) => [each.currency, each.price]),
    )
    const price = ofLine.get(order.currency) ?? 1
    ofLine.set(order.currency, price)
    for (const [currency, other] of ofLine)
      amounts[currency] = (amounts[currency] ?? 0) + Math.floor((paid * other) / price)
  }
  const code = `G-${giftCode(randomBytes(16))}`
  const names = Object.fromEntries(
    locales.map((locale) => [locale, translateFor(locale)('mail.voucher.name')]),
  )
  const promotion = voucherPromotionPrefix + code.toLowerCase()
  const coupon = { code, promotion, amounts, names, endsAt: now + voucherMs, customerId: null }
  await issueCoupon(tx, coupon, now)
  return code
}

/** What was paid for `quantity` gifts of the line, less its discount: a fraction of minor units. */
function worthPaid({ currentPrice, unitPrice, total, ...line }: StoredLine, quantity: number): number {
  return (currentPrice * quantity * total) / (unitPrice * line.quantity || 1)
}

/** Records the event and enqueues the mail to the recipient, if the request has an e-mail. */
async function recordExchange(
  tx: Queryable,
  order: StoredOrder,
  { reference, email }: StoredRequest,
  event: OrderEvent<GiftMailTemplate>,
  now: number,
): Promise<void> {
  const eventId = await recordEvent(tx, { ...event, orderId: order.id, actor: 'merchant' }, now)
  if (email === '' || eventId === null) return
  await enqueue(tx, 'gift-mail', { template: event.kind, orderId: order.id, reference, eventId }, now)
}
