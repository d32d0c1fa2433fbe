// Operations points.view and points.redeem: balance, ledger, and exchange for a coupon.
import { z } from 'zod'
import { awaitedPoints, countPoints, listPoints, pointsBalance } from '#data/customers/points.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import { pointsWorth, pricePerPoint, rewardPoints, rewardWorth } from '#domain/pricing/points.ts'
import { isRefusal } from '#domain/refusal.ts'
import { redeemPoints } from '#services/account/redeem-points.ts'
import type { CustomerContext } from '../context.ts'
import { requiredOnce } from '../idempotency.ts'
import { customerOperation } from '../operation.ts'
import { moneyShape } from '../shapes.ts'

const pointsPerPage = 20

const output = z.object({
  /** Negative if more was refunded than is left. */
  balance: z.int(),
  /** Points that come with orders on their way. */
  awaited: z.int().optional(),
  /** Worth of the balance in the caller's currency. */
  worth: moneyShape,
  entries: z.array(
    z.object({
      kind: z.enum(['earned', 'taken-back', 'redeemed']),
      points: z.int(),
      at: z.number(),
      orderNumber: z.string().nullable(),
      couponCode: z.string().nullable(),
      /** Paid back of the order before it earned the points. Nodes of the release before do not send it. */
      refunded: moneyShape.nullable().exactOptional(),
    }),
  ),
  page: z.int(),
  pages: z.int(),
  /** Price that earns one point, and the points of one coupon with its worth, in the caller's currency. */
  pricePerPoint: moneyShape,
  reward: z.object({ points: z.int(), worth: moneyShape }),
})

async function showPoints({ db, customer, caller }: CustomerContext, requestedPage: number) {
  const [balance, awaited, lines] = await Promise.all([
    pointsBalance(db, customer.id),
    awaitedPoints(db, customer.id),
    countPoints(db, customer.id),
  ])
  const pages = Math.max(1, Math.ceil(lines / pointsPerPage))
  const page = Math.min(requestedPage, pages)
  const part = { limit: pointsPerPage, offset: (page - 1) * pointsPerPage }
  const currency = currencyOf(caller.country)
  return {
    balance,
    awaited,
    worth: pointsWorth(balance, currency),
    entries: (await listPoints(db, customer.id, part)).map(({ refunded, currency: paidIn, ...entry }) => ({
      ...entry,
      refunded: refunded && isCurrency(paidIn) ? money(refunded, paidIn) : null,
    })),
    page,
    pages,
    pricePerPoint: pricePerPoint(currency),
    reward: { points: rewardPoints, worth: rewardWorth(currency) },
  }
}

export const viewPointsOperation = customerOperation('points.view', {
  summary: "The customer's points with their ledger, newest first, and the coupon they can be exchanged for.",
  input: z.strictObject({ page: z.int().min(1).max(1_000).default(1) }),
  output,
  run: ({ page }, context) => showPoints(context, page),
})

export const redeemPointsOperation = customerOperation('points.redeem', {
  summary: 'Exchanges points for a personal coupon. A repeated key exchanges once.',
  output,
  refusals: ['points-too-few'],
  idempotency: 'required',
  creates: true,
  limits: [{ per: 'visitor', calls: 30, seconds: 600 }],
  async run(input, context) {
    const { key } = requiredOnce('points.redeem', input, context.caller)
    const refused = await redeemPoints(key, context)
    return isRefusal(refused) ? refused : showPoints(context, 1)
  },
})
