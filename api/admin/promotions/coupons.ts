// Operations of staff about coupons.
import { z } from 'zod'
import { findCoupon, loadCouponUses } from '#data/promotions/coupon-admin.ts'
import { money } from '#domain/pricing/money.ts'
import { normaliseCode } from '#domain/pricing/coupon.ts'
import { refuse } from '#domain/refusal.ts'
import { changeCoupon, createCoupon, endCoupon } from '#services/promotions/write-coupon.ts'
import { staffOperation } from '../../operation.ts'
import { keyShape, moneyShape, textShape } from '../../shapes.ts'
import { couponShape, readUsage, usageShape } from './promotion-shapes.ts'
import { showCoupon } from './promotions.ts'

const code = textShape(40)
const usageRefusals = ['period-empty', 'usage-limit-invalid', 'usage-limit-below-uses'] as const

export const viewCouponOperation = staffOperation({
  name: 'admin.viewCoupon',
  summary: 'A coupon and the orders that used it, the newest first.',
  permission: 'promotions',
  input: z.strictObject({ code }),
  output: z.object({
    coupon: couponShape,
    uses: z.array(
      z.object({
        number: z.string(),
        email: z.string(),
        /** Milliseconds. */
        usedAt: z.number(),
        discount: moneyShape,
      }),
    ),
  }),
  refusals: ['coupon-unknown'],
  async run(input, { db }) {
    const coupon = await findCoupon(db, normaliseCode(input.code))
    if (!coupon) return refuse('coupon-unknown')
    const uses = await loadCouponUses(db, coupon.id)
    return {
      coupon: showCoupon(coupon),
      uses: uses.map(({ number, email, usedAt, amount, currency }) => {
        return { number, email, usedAt: usedAt.getTime(), discount: money(amount, currency) }
      }),
    }
  },
})

export const createCouponOperation = staffOperation({
  name: 'admin.createCoupon',
  summary: 'Creates a coupon: a percentage, or the use of a promotion.',
  permission: 'promotions',
  input: z.strictObject({
    code,
    reward: z.union([z.strictObject({ promotion: keyShape }), z.strictObject({ basisPoints: z.int() })]),
    ...usageShape,
  }),
  output: z.object({ code: z.string() }),
  refusals: [
    ...usageRefusals,
    'percentage-invalid',
    'tiers-invalid',
    'amount-invalid',
    'quantity-invalid',
    'coupon-code-invalid',
    'coupon-code-taken',
    'promotion-unknown',
  ],
  async run({ code: typed, reward, ...usage }, { db, now }) {
    const refused = await createCoupon(db, { code: typed, reward, ...readUsage(usage) }, now())
    return refused ?? { code: normaliseCode(typed) }
  },
})

export const changeCouponOperation = staffOperation({
  name: 'admin.changeCoupon',
  summary: 'Changes when and how often a coupon can be used.',
  permission: 'promotions',
  input: z.strictObject({ code, ...usageShape }),
  output: z.object({}),
  refusals: [...usageRefusals, 'coupon-unknown'],
  run: async ({ code: typed, ...usage }, { db }) => (await changeCoupon(db, typed, readUsage(usage))) ?? {},
})

export const endCouponOperation = staffOperation({
  name: 'admin.endCoupon',
  summary: 'Ends a coupon now.',
  permission: 'promotions',
  input: z.strictObject({ code }),
  output: z.object({}),
  refusals: ['coupon-unknown'],
  run: async ({ code: typed }, { db, now }) => (await endCoupon(db, typed, now())) ?? {},
})
