// Requests a return or declares a withdrawal.
import { newId } from '#data/ids.ts'
import { addReturn } from '#data/orders/returns.ts'
import { checkReturn, type RequestedReturn } from '#domain/orders/returns.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import type { Shop } from '../shop.ts'
import { applyReturnRequest } from './apply-return-request.ts'
import { declareWithdrawal } from './declare-withdrawal.ts'
import { lockOrder } from './lock-order.ts'
import { returnableOrder } from './returnable-order.ts'

export type ReturnInput = {
  readonly kind: 'return' | 'withdrawal'
  readonly orderId: string
  readonly lines: readonly RequestedReturn[]
  /** Name of the person who withdraws. */
  readonly name: string
  /** false: a withdrawal that the buyer confirms by a mailed link. */
  readonly isConfirmed: boolean
}

/** null: requested. */
export async function requestReturn(
  { kind, orderId, lines, name, isConfirmed }: ReturnInput,
  shop: Shop,
): Promise<Refusal<'return-not-possible' | 'too-many-requests'> | null> {
  const now = shop.now()
  const changes = await shop.db.transaction(async (tx) => {
    // Read again under the lock, so nothing is returned twice.
    const order = await lockOrder(tx, orderId)
    const refused = checkReturn(kind, returnableOrder(order, shop.settings.shipping.warehouse), lines, now)
    if (refused) return refused
    if (!isConfirmed) return (await declareWithdrawal(tx, order, name, lines, now)) ?? []
    const reference = `${order.number}-R${order.requests.length + 1}`
    const request = { id: newId(now), orderId, reference, kind, name, lines }
    await addReturn(tx, request, now)
    return applyReturnRequest(tx, kind, order, request, now)
  })
  if (isRefusal(changes)) return changes
  shop.catalog.changed(changes)
  shop.pollJobs()
  return null
}
