// Changes of a placed order by its buyer, before it is packed. The value before stays as a note, the buyer gets an
// e-mail, and staff who look at the order as it was are refused.
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { addNote, writeAddress } from '#data/orders/order-notes.ts'
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { normaliseAddress, type Address } from '#domain/delivery/address.ts'
import { changesOf, type BuyerChange } from '#domain/orders/buyer-change.ts'
import type { OrderEvent } from '#domain/orders/order-event.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { isTaxedAlike } from '#domain/tax/order-taxes.ts'
import { addressLines } from '#messages/address-lines.ts'
import type { Shop } from '../shop.ts'
import { correctedAddress, isSameAddress, type AddressCorrection } from './correct-order.ts'
import { linesToPack } from './kept-lines.ts'
import { lockOrder } from './lock-order.ts'

/** What the buyer can change of a delivery now. */
export function buyerChangesOf(order: StoredOrder, delivery: StoredDelivery): readonly BuyerChange[] {
  const lines = linesToPack(order).filter((line) => line.delivery === delivery.position)
  return changesOf(order.status, {
    ...delivery,
    hasGoods: lines.length > 0,
  })
}

/** null: changed, or already so, because a call may be repeated. */
export async function changeAddress(
  orderId: string,
  { recipient, before, address }: AddressCorrection,
  shop: Shop,
) {
  type Code = 'order-changed' | 'country-fixed' | 'address-invalid' | 'tax-would-change'
  const part = { recipient, what: 'address' } as const
  return change<Code>(shop, orderId, part, async (tx, order, delivery) => {
    const stored = delivery.address
    if (isSameAddress(normaliseAddress({ ...address, email: order.email }), stored)) return null
    const corrected = correctedAddress(stored, { before, address }, order.email)
    if (isRefusal(corrected)) return corrected
    if (changesTax(order, stored, corrected, shop)) return refuse('tax-would-change')
    await writeAddress(tx, delivery.id, corrected)
    const event = { kind: 'address-changed', data: { delivery: recipient } } as const
    return { event, kind: 'address', before: addressLines('us', stored).join('\n') }
  })
}

/** The amounts as placed stay, so the parcel may not go where the tax differs, nor be taxed elsewhere. */
function changesTax(order: StoredOrder, before: Address, after: Address, { settings }: Shop): boolean {
  if (before.state === after.state) return false
  const wasTaxedThere = (order.taxes ?? []).some(({ state }) => state === before.state)
  const rules = { settings: settings.tax, seller: settings.seller.country }
  return wasTaxedThere || !isTaxedAlike(before, after, rules)
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
  const nowMs = shop.now()
  const refused = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const delivery = order.deliveries[recipient]
    if (!delivery) return refuse('recipient-unknown', { facts: { count: order.deliveries.length } })
    if (!buyerChangesOf(order, delivery).includes(what)) return refuse('order-not-changeable')
    const written = await write(tx, order, delivery)
    if (written === null || isRefusal(written)) return written
    const { event, kind, before } = written
    if (before !== '') await addNote(tx, { orderId, kind, author: buyerAuthor, text: before }, nowMs)
    await recordEvent(tx, { ...event, id: newId(nowMs), orderId, actor: 'customer' }, nowMs)
    return null
  })
  if (!refused) shop.pollJobs()
  return refused
}

/** Author of a note that keeps what the buyer changed; the back office names the buyer in its language. */
export const buyerAuthor = ''
