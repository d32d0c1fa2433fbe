// Turns one click into one order: with one key until an answer has come, and with what the shopper saw as the offer.
import type { Input, Output } from '#api/call.ts'
import type { refusalCodes } from '#api/refusals.ts'
import { call, CallRefused } from '../../platform/api/call.ts'
import { rememberOrderAccess } from '../../shared/orders/order-access.ts'
import { beginPlacing, forgetPlacing, isOtherPlacing, readPlacing } from '../../shared/orders/placing.ts'

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
/** After these the cart costs something else than was shown. */
const changes: readonly number[] = [
  totalChanged,
  cartChanged,
  cartEmpty,
  couponUsedBefore,
  promotionUsedBefore,
  couponUsedUp,
  couponExpired,
]

export type Placed = { readonly number: string; readonly redirectUrl: string | null }

export type PlacingOutcome =
  | ({ readonly kind: 'placed' } & Placed)
  /** What was shown no longer holds: it is to be looked at again. */
  | {
      readonly kind: 'changed' | 'refused'
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }
  | { readonly kind: 'unreachable' }

export async function placeOrder(order: Input<'order.place'>): Promise<PlacingOutcome> {
  const request = JSON.stringify(order)
  const earlier = isOtherPlacing(request) ? await findEarlier() : null
  if (earlier) return earlier
  const idempotencyKey = beginPlacing(request)
  try {
    const placed = await call('order.place', order, { idempotencyKey, quiet: true })
    return remember(placed.number, placed.access, placed.payment)
  } catch (error) {
    if (!(error instanceof CallRefused)) return { kind: 'unreachable' }
    // After a fault nobody knows whether there is an order: the same key asks again.
    if (error.code !== fault) forgetPlacing()
    const { message, fields, code } = error
    return { kind: changes.includes(code) ? 'changed' : 'refused', message, fields }
  }
}

/** An earlier click, with other words in the form, may have become an order after all: then that one it is. */
async function findEarlier(): Promise<PlacingOutcome | null> {
  try {
    const found = await call('order.findPlaced', { idempotencyKey: readPlacing() }, { quiet: true })
    return remember(found.number, found.access, null)
  } catch (error) {
    return error instanceof CallRefused && error.code === orderUnknown ? null : { kind: 'unreachable' }
  }
}

function remember(number: string, access: string, payment: Output<'order.place'>['payment']): PlacingOutcome {
  rememberOrderAccess(number, access)
  forgetPlacing()
  return { kind: 'placed', number, redirectUrl: payment?.redirectUrl ?? null }
}
