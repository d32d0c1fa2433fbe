// Changes of a placed order by its buyer, before it is packed. The value before stays as a note, and the buyer gets an
// e-mail. Staff who look at the order as it was are refused.
import type { Queryable } from '#data/database.ts'
import { writeCard, writeDays, writeGiftMessage } from '#data/orders/buyer-changes.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { addNote, writeAddress } from '#data/orders/order-notes.ts'
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { normaliseAddress } from '#domain/delivery/address.ts'
import { changesOf, type BuyerChange } from '#domain/orders/buyer-change.ts'
import { normaliseGiftText } from '#domain/orders/gift.ts'
import type { OrderEvent } from '#domain/orders/order-event.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { addressLines } from '#messages/address-lines.ts'
import { refusedMessage } from '../cart/check-gift.ts'
import type { Shop } from '../shop.ts'
import {
  correctedAddress,
  isSameAddress,
  type AddressCorrection,
  type AddressRefusal,
} from './correct-order.ts'
import { daysOf, loadFacts } from './delivery-days.ts'
import { linesToPackByDelivery } from './kept-lines.ts'
import { lockOrder } from './lock-order.ts'

/** What the buyer can change of each delivery now. */
export function buyerChangesOf(order: StoredOrder): (readonly BuyerChange[])[] {
  const toPack = linesToPackByDelivery(order)
  return order.deliveries.map((delivery) => {
    const lines = toPack.get(delivery.position) ?? []
    return changesOf(order.status, {
      ...delivery,
      hasGoods: lines.length > 0,
      hasMessage: delivery.message !== '' || lines.some(({ giftMessage }) => giftMessage !== ''),
    })
  })
}

/** null: changed, or already so, because a call may be repeated. */
export async function changeAddress(
  orderId: string,
  { recipient, before, address }: AddressCorrection,
  shop: Shop,
) {
  const part = { recipient, what: 'address' } as const
  return change<AddressRefusal['refused']>(shop, orderId, part, async (tx, order, delivery) => {
    const stored = delivery.address
    if (isSameAddress(normaliseAddress({ ...address, email: order.email }), stored)) return null
    const corrected = correctedAddress(order, delivery, { before, address }, shop.settings)
    if (isRefusal(corrected)) return corrected
    await writeAddress(tx, delivery.id, corrected)
    const event = { kind: 'address-changed', data: { delivery: recipient } } as const
    return { event, kind: 'address', before: addressLines('us', stored).join('\n') }
  })
}

export type MessageChange = {
  readonly recipient: number
  /** The gift whose message it is; null: the card of the delivery. */
  readonly line: string | null
  readonly before: string
  readonly message: string
}

/** Cards and messages cost nothing, so a message may also be added or removed. null: changed, or already so. */
export async function changeMessage(orderId: string, typed: MessageChange, shop: Shop) {
  const { recipient, line } = typed
  const [before, message] = [typed.before, typed.message].map(normaliseGiftText) as [string, string]
  type Code = 'order-changed' | 'gift-message-too-long' | 'gift-message-bad-characters'
  const part = { recipient, what: 'message' } as const
  return change<Code>(shop, orderId, part, async (tx, order, delivery) => {
    const gift = order.lines.find(({ id }) => id === line)
    const stored = line === null ? delivery.message : gift?.delivery === recipient ? gift.giftMessage : null
    if (message === stored) return null
    if (before !== stored) return refuse('order-changed', { facts: { what: 'message' } })
    const refused = refusedMessage(message)
    if (refused) return refused
    await (line === null ? writeCard(tx, delivery.id, message) : writeGiftMessage(tx, line, message))
    const data = { delivery: recipient, ...(line !== null && { line }) }
    return { event: { kind: 'message-changed', data }, kind: 'note', before }
  })
}

export type DayChange = {
  readonly recipient: number
  readonly before: PlainDate | null
  /** null: as soon as possible. */
  readonly arriveOn: PlainDate | null
}

/** null: changed, or already so. */
export async function changeDay(orderId: string, { recipient, before, arriveOn }: DayChange, shop: Shop) {
  const part = { recipient, what: 'day' } as const
  return change<'order-changed' | 'day-not-offered'>(shop, orderId, part, async (tx, order, delivery) => {
    const stored = delivery.arriveOn
    if (arriveOn === stored) return null
    if (before !== stored) return refuse('order-changed', { facts: { what: 'day' } })
    const lines = linesToPackByDelivery(order).get(recipient)!
    const days = daysOf(lines, delivery, arriveOn, await loadFacts(tx, order), shop)
    if (days?.arriveOn !== arriveOn) return refuse('day-not-offered')
    await writeDays(tx, delivery.id, days)
    const event = { kind: 'day-changed', data: { delivery: recipient } } as const
    return { event, kind: 'note', before: stored ?? `${delivery.earliest} – ${delivery.latest}` }
  })
}

type Written = {
  readonly event: OrderEvent<'address-changed' | 'message-changed' | 'day-changed'>
  readonly kind: 'address' | 'note'
  /** The value before; '' if there was none. */
  readonly before: string
}

type Write<Code extends string> = (
  tx: Queryable,
  order: StoredOrder,
  delivery: StoredDelivery,
) => Promise<Written | Refusal<Code> | null>

/** `write` runs under the order's lock; null: nothing to change. */
async function change<Code extends string>(
  shop: Shop,
  orderId: string,
  { recipient, what }: { readonly recipient: number; readonly what: BuyerChange },
  write: Write<Code>,
): Promise<Refusal<Code | 'recipient-unknown' | 'order-not-changeable'> | null> {
  const now = shop.now()
  const refused = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const delivery = order.deliveries[recipient]
    if (!delivery) return refuse('recipient-unknown', { facts: { count: order.deliveries.length } })
    if (!buyerChangesOf(order)[recipient]!.includes(what)) return refuse('order-not-changeable')
    const written = await write(tx, order, delivery)
    if (written === null || isRefusal(written)) return written
    const { event, kind, before } = written
    if (before !== '') await addNote(tx, { orderId, kind, author: buyerAuthor, text: before }, now)
    await recordEvent(tx, { ...event, orderId, actor: 'customer' }, now)
    return null
  })
  if (!refused) shop.pollJobs()
  return refused
}

/** Author of a note that keeps what the buyer changed; the back office names the buyer in its language. */
const buyerAuthor = ''
