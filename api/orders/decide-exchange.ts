// The merchant decides on an exchange: what is wished for is held at once, and sent in a parcel of its own.
import { randomBytes } from 'node:crypto'
import { brokenConstraint, type Db, type Queryable } from '#data/database.ts'
import { pricesOf } from '#data/orders/gifts.ts'
import { newId } from '#data/ids.ts'
import { issueCoupon } from '#data/promotions/issue-coupon.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { addShipment } from '#data/orders/shipments.ts'
import { moveStock, type MovedGoods } from '#data/catalog/stock.ts'
import { locales } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { giftCode } from '#domain/orders/readable-code.ts'
import type { GiftMailTemplate, OrderEvent } from '#domain/orders/order-event.ts'
import { translateFor } from '#messages/load.ts'
import type { Tracking } from './advance-order.ts'
import { decideOnce } from './decide-once.ts'
import { comingBack } from './decide-return.ts'
import { lockedOrder } from './locked-order.ts'

/** How long a voucher can be used. */
const voucherMs = 365 * 24 * 3_600_000

/** `restock`: what comes back can be sold again. */
export async function approveExchange(
  db: Db,
  { id: orderId }: StoredOrder,
  request: StoredRequest,
  restock: boolean,
  nowMs: number,
): Promise<'approved' | 'decided' | 'sold-out'> {
  const decision = { status: 'approved', answer: '' } as const
  try {
    const approved = await decideOnce(db, orderId, request.id, decision, nowMs, async (tx, order) => {
      const back = restock ? comingBack(order, request) : []
      await moveStock(tx, [...goingOut(request), ...back], nowMs)
      const voucher = await voucherFor(tx, order, request, nowMs)
      await note(
        tx,
        order,
        request,
        { kind: 'exchange-approved', data: { reference: request.reference, voucher } },
        nowMs,
      )
      return 'approved' as const
    })
    return approved ?? 'decided'
  } catch (error) {
    if (brokenConstraint(error) === 'variant_stock_is_not_negative') return 'sold-out'
    throw error
  }
}

/** false where it was decided before. */
export async function refuseExchange(
  db: Db,
  { id: orderId }: StoredOrder,
  request: StoredRequest,
  answer: string,
  nowMs: number,
): Promise<boolean> {
  const decision = { status: 'refused', answer } as const
  const refused = await decideOnce(db, orderId, request.id, decision, nowMs, async (tx, order) => {
    await note(
      tx,
      order,
      request,
      { kind: 'exchange-refused', data: { reference: request.reference } },
      nowMs,
    )
    return true
  })
  return refused ?? false
}

/** The parcel with what was wished for; false where there is none to send, or it was sent before. */
export async function sendExchange(
  db: Db,
  { id: orderId }: StoredOrder,
  { id }: StoredRequest,
  tracking: Tracking,
  nowMs: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId)
    const request = order.requests.find((each) => each.id === id)
    const wish = request?.lines.find((line) => line.wish !== null)
    const line = order.lines.find((each) => each.id === wish?.id)
    const delivery = line && order.deliveries[line.delivery]
    if (request?.kind !== 'exchange' || request.status !== 'approved' || request.parcel || !delivery)
      return false
    const parcel = { orderId, groupId: delivery.id, returnId: id, ...tracking }
    await addShipment(tx, { id: newId(nowMs), ...parcel }, nowMs)
    await note(
      tx,
      order,
      request,
      { kind: 'exchange-shipped', data: { reference: request.reference, ...tracking } },
      nowMs,
    )
    return true
  })
}

/** What is wished for, taken off the shelf. */
function goingOut({ lines }: StoredRequest): MovedGoods[] {
  return lines.flatMap(({ wish, quantity }) => {
    return wish === null ? [] : [{ variantId: wish, quantity: -quantity }]
  })
}

/** Worth what the gifts cost in each currency, less the share that was off their price; null where none is wished for. */
async function voucherFor(
  tx: Queryable,
  order: StoredOrder,
  { lines }: StoredRequest,
  nowMs: number,
): Promise<string | null> {
  const goods = lines.flatMap(({ id, quantity, wish }) => {
    const line = wish === null ? order.lines.find((each) => each.id === id) : undefined
    return line ? [{ ...line, quantity, paid: line.total / (line.unitPrice * line.quantity || 1) }] : []
  })
  if (goods.length === 0) return null
  const amounts: Partial<Record<Currency, number>> = {}
  for (const { variantId, currency, price } of await pricesOf(tx, goods))
    for (const { quantity, paid } of goods.filter((each) => each.variantId === variantId))
      amounts[currency] = (amounts[currency] ?? 0) + Math.floor(price * quantity * paid)
  const code = `G-${giftCode(randomBytes(16))}`
  const names = Object.fromEntries(
    locales.map((locale) => [locale, translateFor(locale)('mail.voucher.name')]),
  )
  const promotion = `voucher-${code.toLowerCase()}`
  const coupon = { code, promotion, amounts, names, endsAt: nowMs + voucherMs, customerId: null }
  await issueCoupon(tx, coupon, nowMs)
  return code
}

/** The event, and the mail to the recipient where there is an address. */
async function note(
  tx: Queryable,
  order: StoredOrder,
  { reference, email }: StoredRequest,
  event: OrderEvent<GiftMailTemplate>,
  nowMs: number,
): Promise<void> {
  const eventId = newId(nowMs)
  await recordEvent(tx, { ...event, id: eventId, orderId: order.id, actor: 'merchant' }, nowMs)
  if (email === '') return
  await enqueue(tx, 'gift-mail', { template: event.kind, orderId: order.id, reference, eventId }, nowMs)
}
