// The consequences of each transition of an order. services/orders/move-order.ts carries them out in the transaction
// of the transition.
import { dayMs } from '../calendar/durations.ts'
import { mailTemplateOf, type OrderMailTemplate, type TransitionKind } from './order-event.ts'
import type { OrderStatus } from './order.ts'

export type Consequences = {
  /** Mail to the buyer; null: none. */
  readonly mail: OrderMailTemplate | null
  /** Change of the sales count. Paid gifts count as sold until cancelled; returns do not reduce the count. */
  readonly sold: 1 | 0 | -1
  /** The payment has succeeded. */
  readonly marksPaid: boolean
  /** What is left of the payment is refunded. */
  readonly refunds: boolean
  /** The gifts return to the stock, except those of approved returns. */
  readonly restocks: boolean
  /** The uses of coupons and promotions are returned. */
  readonly releasesUses: boolean
  /** Open requests for a return are approved. */
  readonly approvesRequests: boolean
  readonly earnsPoints: boolean
  /** Delay of the invitation to write a review; null: no invitation. */
  readonly invitesReviewAfterMs: number | null
}

const none: Omit<Consequences, 'mail'> = {
  sold: 0,
  marksPaid: false,
  refunds: false,
  restocks: false,
  releasesUses: false,
  approvesRequests: false,
  earnsPoints: false,
  invitesReviewAfterMs: null,
}

const cancelled = { restocks: true, releasesUses: true, approvesRequests: true }

/** By the new status; `cancelled` applies to an order that was never paid, `refunded` to a paid one. */
const consequences = {
  processing: { sold: 1, marksPaid: true },
  processed: {},
  pickup: {},
  shipped: {},
  delivered: { earnsPoints: true, invitesReviewAfterMs: 3 * dayMs },
  cancelled,
  refunded: { ...cancelled, sold: -1, refunds: true },
} as const satisfies Record<TransitionKind | 'refunded', Partial<Consequences>>

export function consequencesOf(from: OrderStatus, to: TransitionKind): Consequences {
  const outcome = to === 'cancelled' && from !== 'unpaid' ? 'refunded' : to
  return { mail: mailTemplateOf[to], ...none, ...consequences[outcome] }
}
