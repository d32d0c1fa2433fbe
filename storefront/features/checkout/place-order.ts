// Places one order per click. The idempotency key stays the same until a reply arrives. Cart version and total are
// those on the page.
import type { Input, Output } from '#api/call.ts'
import type { refusalCodes } from '#api/refusals.ts'
import { call, CallRefused } from '../../platform/api/call.ts'
import { rememberOrderAccess } from '../../shared/orders/order-access.ts'
import {
  startPendingOrder,
  clearPendingOrder,
  hasOtherPendingOrder,
  readPendingOrderKey,
} from '../../shared/orders/pending-order.ts'

type Codes = typeof refusalCodes
const fault: Codes['fault'] = 199
const orderUnknown: Codes['order-unknown'] = 3001
const totalChanged: Codes['total-changed'] = 2004
const cartChanged: Codes['cart-changed'] = 2005
const cartEmpty: Codes['cart-empty'] = 2001
const couponUsedBefore: Codes['coupon-already-used'] = 1025
const promotionUsedBefore: Codes['promotion-already-used'] = 1029
const couponUsedUp: Codes['coupon-used-up'] = 1024
const couponExpired: Codes['coupon-expired'] = 1023
/** After these refusals the cart's price differs from the one on the page. */
const changes: readonly number[] = [
  totalChanged,
  cartChanged,
  cartEmpty,
  couponUsedBefore,
  promotionUsedBefore,
  couponUsedUp,
  couponExpired,
]

export type PlacedOrder = { readonly number: string; readonly redirectUrl: string | null }

export type PlacingOutcome =
  | ({ readonly kind: 'placed' } & PlacedOrder)
  /** 'changed': the offer on the page is out of date, and the shopper must review it. */
  | {
      readonly kind: 'changed' | 'refused'
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }
  | { readonly kind: 'unreachable' }

/** Never rejects. After 'unreachable' and after a fault, the same request repeats its key. */
export async function placeOrder(order: Input<'order.place'>): Promise<PlacingOutcome> {
  const request = JSON.stringify(order)
  const earlier = hasOtherPendingOrder(request) ? await findEarlier() : null
  if (earlier) return earlier
  const idempotencyKey = startPendingOrder(request)
  try {
    const placed = await call('order.place', order, { idempotencyKey, quiet: true })
    return remember(placed.number, placed.access, placed.payment)
  } catch (error) {
    if (!(error instanceof CallRefused)) return { kind: 'unreachable' }
    // After a fault the order may exist: the next attempt repeats the key.
    if (error.code !== fault) clearPendingOrder()
    const { message, fields, code } = error
    return { kind: changes.includes(code) ? 'changed' : 'refused', message, fields }
  }
}

/** An earlier click with another request may have placed an order, which is then the outcome. */
async function findEarlier(): Promise<PlacingOutcome | null> {
  try {
    const reply = await call('order.findPlaced', { idempotencyKey: readPendingOrderKey() }, { quiet: true })
    return remember(reply.number, reply.access, null)
  } catch (error) {
    return error instanceof CallRefused && error.code === orderUnknown ? null : { kind: 'unreachable' }
  }
}

function remember(number: string, access: string, payment: Output<'order.place'>['payment']): PlacingOutcome {
  rememberOrderAccess(number, access)
  clearPendingOrder()
  return { kind: 'placed', number, redirectUrl: payment?.redirectUrl ?? null }
}
