// Withdrawals by e-mail and order number: recorded as declared, in effect after the buyer confirms by a mailed link.
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { addReturn, confirmDeclaredReturn } from '#data/orders/returns.ts'
import { checkReturn, type RequestedReturn } from '#domain/orders/returns.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Shop } from '../shop.ts'
import { applyReturnRequest } from './apply-return-request.ts'
import { lockOrder } from './lock-order.ts'
import { returnableOrder } from './returnable-order.ts'

/** Maximum per order, because each declaration sends a mail. */
const maxUnconfirmed = 3

/**
 * Records a declaration. The caller holds the order's lock. A repeated declaration of the same goods changes nothing.
 */
export async function declareWithdrawal(
  tx: Queryable,
  order: StoredOrder,
  name: string,
  lines: readonly RequestedReturn[],
  now: number,
): Promise<Refusal<'too-many-requests'> | null> {
  const declared = order.requests.filter(({ status }) => status === 'declared')
  if (declared.some((request) => goodsOf(request.lines) === goodsOf(lines))) return null
  if (declared.length >= maxUnconfirmed) return refuse('too-many-requests')
  const reference = `${order.number}-R${order.requests.length + 1}`
  const request = { id: newId(now), orderId: order.id, reference, kind: 'withdrawal', name, lines } as const
  await addReturn(tx, request, now, 'declared')
  const event = { kind: 'withdrawal-declared', data: { reference } } as const
  await recordEvent(tx, { ...event, orderId: order.id, actor: 'customer' }, now)
  return null
}

function goodsOf(lines: StoredRequest['lines'] | readonly RequestedReturn[]): string {
  return lines
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join()
}

/** A confirmed request does not change. The time of the declaration decides whether the withdrawal is in time. */
export async function confirmWithdrawal(
  orderId: string,
  reference: string,
  shop: Shop,
): Promise<Refusal<'return-not-possible'> | null> {
  const changes = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const request = order.requests.find((each) => each.reference === reference && each.kind === 'withdrawal')
    if (!request) return refuse('return-not-possible')
    if (request.status !== 'declared') return []
    const refused = checkReturn(
      'withdrawal',
      returnableOrder(order, shop.settings.shipping.warehouse),
      request.lines,
      request.askedAt,
    )
    if (refused) return refused
    await confirmDeclaredReturn(tx, request.id)
    return applyReturnRequest(tx, 'withdrawal', order, request, shop.now())
  })
  if (isRefusal(changes)) return changes
  shop.catalog.changed(changes)
  shop.pollJobs()
  return null
}
