// Operations points.view and points.redeem: balance, ledger, and exchange for a coupon.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { lockCustomer } from '#data/customers/customers.ts'
import { issueCoupon } from '#data/promotions/issue-coupon.ts'
import { countPoints, isRedeemed, listPoints, pointsBalance, writePoints } from '#data/customers/points.ts'
import { addDays, instantAt, plainDateIn } from '#domain/calendar/calendar.ts'
import { warehouse } from '#domain/delivery/delivery.ts'
import { locales } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { currencies, type Currency } from '#domain/pricing/money.ts'
import { pointsWorth, pricePerPoint, rewardDays, rewardPoints, rewardWorth } from '#domain/pricing/points.ts'
import { readableCode } from '#domain/orders/readable-code.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { translateFor } from '#messages/load.ts'
import type { CustomerContext } from '../context.ts'
import { idempotencyStoreKey } from '../idempotency.ts'
import { customerOperation } from '../operation.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { moneyShape } from '../shapes.ts'

const pointsPerPage = 20

const output = z.object({
  /** Negative if more was refunded than is left. */
  balance: z.int(),
  /** Worth of the balance in the caller's currency. */
  worth: moneyShape,
  entries: z.array(
    z.object({
      kind: z.enum(['earned', 'taken-back', 'redeemed']),
      points: z.int(),
      /** Milliseconds. */
      at: z.number(),
      orderNumber: z.string().nullable(),
      couponCode: z.string().nullable(),
    }),
  ),
  page: z.int(),
  pages: z.int(),
  /** Price that earns one point, and the points of one coupon with its worth, in the caller's currency. */
  pricePerPoint: moneyShape,
  reward: z.object({ points: z.int(), worth: moneyShape }),
})

async function showPoints({ db, customer, caller }: CustomerContext, requestedPage: number) {
  const [balance, lines] = await Promise.all([pointsBalance(db, customer.id), countPoints(db, customer.id)])
  const pages = Math.max(1, Math.ceil(lines / pointsPerPage))
  const page = Math.min(requestedPage, pages)
  const part = { limit: pointsPerPage, offset: (page - 1) * pointsPerPage }
  const currency = currencyOf(caller.country)
  return {
    balance,
    worth: pointsWorth(balance, currency),
    entries: await listPoints(db, customer.id, part),
    page,
    pages,
    pricePerPoint: pricePerPoint(currency),
    reward: { points: rewardPoints, worth: rewardWorth(currency) },
  }
}

export const viewPointsOperation = customerOperation({
  name: 'points.view',
  summary: "The customer's points with their ledger, newest first, and the coupon they can be exchanged for.",
  input: z.strictObject({ page: z.int().min(1).max(1_000).default(1) }),
  output,
  refusals: ['sign-in-needed'],
  run: ({ page }, context) => showPoints(context, page),
})

export const redeemPointsOperation = customerOperation({
  name: 'points.redeem',
  summary: 'Exchanges points for a personal coupon. A repeated key exchanges once.',
  input: z.strictObject({}),
  output,
  refusals: ['sign-in-needed', 'points-too-few'],
  idempotency: 'required',
  creates: true,
  limits: [{ per: 'visitor', calls: 30, seconds: 600 }],
  async run(_input, context) {
    const refused = await redeem(context)
    return isRefusal(refused) ? refused : showPoints(context, 1)
  },
})

async function redeem({ db, customer, caller, now }: CustomerContext): Promise<Refusal<RefusalCode> | null> {
  const cause = idempotencyStoreKey('points.redeem', caller.idempotencyKey ?? '', caller)
  return db.transaction(async (tx) => {
    // The lock serialises exchanges of one account, because the balance is the sum of all lines.
    await lockCustomer(tx, customer.id, caller.locale)
    if (await isRedeemed(tx, cause)) return null
    if ((await pointsBalance(tx, customer.id)) < rewardPoints) return refuse('points-too-few')
    const coupon = {
      code: `GIFT-${readableCode(randomBytes(10))}`,
      // The promotion's key contains the worth, so issued coupons keep theirs when it changes.
      promotion: `points-${amounts.EUR}`,
      amounts,
      names: names(),
      endsAt: endOf(now()),
      customerId: customer.id,
    }
    const couponId = await issueCoupon(tx, coupon, now())
    const entry = {
      customerId: customer.id,
      kind: 'redeemed',
      points: -rewardPoints,
      couponId,
      cause,
    } as const
    await writePoints(tx, entry, now())
    return null
  })
}

const amounts = Object.fromEntries(
  currencies.map((currency) => [currency, rewardWorth(currency).minor]),
) as Record<Currency, number>

function names(): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, translateFor(locale)('points.couponName')]))
}

/** End of the last day of validity in the warehouse's time zone, in milliseconds. */
function endOf(nowMs: number): number {
  return instantAt(addDays(plainDateIn(nowMs, warehouse.timeZone), rewardDays + 1), 0, warehouse.timeZone)
}
