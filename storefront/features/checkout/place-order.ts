// Places one order per click. The idempotency key stays the same until a reply arrives. Cart version and total are
// those on the page.
import type { Input, Output } from '#api/call.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { CouponProblem } from '#domain/pricing/coupon.ts'
import { call, CallRefused } from '#web/platform/api/call.ts'
import { rememberOrderAccess } from '../../shared/orders/order-access.ts'
import {
  startPendingOrder,
  clearPendingOrder,
  hasOtherPendingOrder,
  readPendingOrderKey,
} from '../../shared/orders/pending-order.ts'

type PriceProblem = Extract<
  RefusalCode,
  'total-changed' | 'cart-changed' | 'cart-empty' | 'promotion-already-used'
>

/** After these refusals the cart's price differs from the one on the page. */
const changes: Readonly<Record<CouponProblem | PriceProblem, true>> = {
  'total-changed': true,
  'cart-changed': true,
  'cart-empty': true,
  'promotion-already-used': true,
  'coupon-already-used': true,
  'coupon-used-up': true,
  'coupon-expired': true,
  'coupon-unknown': true,
  'coupon-not-started': true,
  'coupon-does-not-fit': true,
  'coupon-not-combinable': true,
  'coupon-not-needed': true,
}

export type PlacedOrder = { readonly number: string; readonly redirectUrl: string | null }

export type PlacingOutcome =
  | ({ readonly kind: 'placed' } & PlacedOrder)
  /** 'changed': the offer on the page is out of date, and the shopper must review it. */
  | {
      readonly kind: 'changed' | 'refused'
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }
  /** It is not known whether the order was placed. `message` is '' without a reply. */
  | { readonly kind: 'unreachable'; readonly message: string }

const unreachable = { kind: 'unreachable', message: '' } as const

/** Never rejects. After 'unreachable', the same request repeats its key. */
export async function placeOrder(order: Input<'order.place'>): Promise<PlacingOutcome> {
  const request = JSON.stringify(order)
  const earlier = hasOtherPendingOrder(request) ? await findEarlier() : null
  if (earlier) return earlier
  const idempotencyKey = startPendingOrder(request)
  try {
    const placed = await call('order.place', order, {
      idempotencyKey,
      handlesRefusals: true,
      // The next visitor could not find the order.
      anyVisitor: true,
    })
    return remember(placed.number, placed.access, placed.payment)
  } catch (error) {
    if (!(error instanceof CallRefused)) return unreachable
    const { message, fields, refused } = error
    // After a fault, and without the database, the order may exist: the next attempt repeats the key.
    if (refused === 'fault' || refused === 'busy') return { kind: 'unreachable', message }
    clearPendingOrder()
    return { kind: refused && refused in changes ? 'changed' : 'refused', message, fields }
  }
}

/** An earlier click with another request may have placed an order, which is then the outcome. */
async function findEarlier(): Promise<PlacingOutcome | null> {
  try {
    const reply = await call(
      'order.findPlaced',
      { idempotencyKey: readPendingOrderKey() },
      { handlesRefusals: true },
    )
    return remember(reply.number, reply.access, null)
  } catch (error) {
    return error instanceof CallRefused && error.refused === 'order-unknown' ? null : unreachable
  }
}

function remember(number: string, access: string, payment: Output<'order.place'>['payment']): PlacingOutcome {
  rememberOrderAccess(number, access)
  clearPendingOrder()
  return { kind: 'placed', number, redirectUrl: payment?.redirectUrl ?? null }
}
