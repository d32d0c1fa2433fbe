// Operations of staff about coupons.
import { z } from 'zod'
import { findCoupon, loadCouponUses } from '#data/promotions/coupon-admin.ts'
import { normaliseCode } from '#domain/pricing/coupon.ts'
import { money } from '#domain/pricing/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { createCouponBatch, exportCouponBatch } from '#services/promotions/coupon-batch.ts'
import { changeCoupon, createCoupon, endCoupon } from '#services/promotions/write-coupon.ts'
import { promotionsOperation } from '../../operation.ts'
import { keyShape, moneyShape, textShape, emailShape } from '../../shapes.ts'
import { couponShape, usageShape } from './promotion-shapes.ts'
import { showCoupon } from './promotions.ts'

const code = textShape(40)
const reward = z.union([z.strictObject({ promotion: keyShape }), z.strictObject({ basisPoints: z.int() })])
const usageRefusals = ['period-empty', 'usage-limit-invalid', 'usage-limit-below-uses'] as const
const createRefusals = [
  ...usageRefusals,
  'percentage-invalid',
  'tiers-invalid',
  'amount-invalid',
  'quantity-invalid',
  'coupon-code-invalid',
  'coupon-code-taken',
  'promotion-unknown',
] as const

export const viewCouponOperation = promotionsOperation('admin.viewCoupon', {
  summary: 'A coupon and the orders that used it, the newest first.',
  input: z.strictObject({ code }),
  output: z.object({
    coupon: couponShape,
    isEnded: z.boolean(),
    uses: z.array(
      z.object({
        number: z.string(),
        email: z.string(),
        usedAt: z.number(),
        discount: moneyShape,
      }),
    ),
  }),
  refusals: ['coupon-unknown'],
  async run(input, { db, now }) {
    const coupon = await findCoupon(db, normaliseCode(input.code))
    if (!coupon) return refuse('coupon-unknown')
    const uses = await loadCouponUses(db, coupon.id)
    return {
      coupon: showCoupon(coupon),
      isEnded: coupon.endsAt !== null && coupon.endsAt <= now(),
      uses: uses.map(({ number, email, usedAt, amount, currency }) => {
        return { number, email, usedAt, discount: money(amount, currency) }
      }),
    }
  },
})

export const createCouponOperation = promotionsOperation('admin.createCoupon', {
  summary: 'Creates a coupon: a percentage, or the use of a promotion.',
  input: z.strictObject({
    code,
    reward,
    /** E-mail of the only customer who may use it; null for everybody with the code. */
    customer: emailShape.nullable().default(null),
    ...usageShape,
  }),
  output: z.object({ code: z.string() }),
  refusals: [...createRefusals, 'coupon-customer-unknown'],
  async run({ code: typed, reward: given, customer, ...usage }, { db, now }) {
    const input = { code: typed, reward: given, customer, ...usage }
    const refused = await createCoupon(db, input, now())
    return refused ?? { code: normaliseCode(typed) }
  },
})

export const createCouponBatchOperation = promotionsOperation('admin.createCouponBatch', {
  summary: 'Creates many codes of one promotion. Each is used once.',
  input: z.strictObject({
    /** Begins each code. */
    name: code,
    count: z.int(),
    reward,
    startsAt: usageShape.startsAt,
    endsAt: usageShape.endsAt,
  }),
  output: z.object({ name: z.string() }),
  refusals: [...createRefusals, 'batch-invalid'],
  async run(batch, { db, now }) {
    const name = await createCouponBatch(db, batch, now())
    return isRefusal(name) ? name : { name }
  },
})

export const exportCouponBatchOperation = promotionsOperation('admin.exportCouponBatch', {
  summary: 'The codes of a batch as CSV, with their use.',
  needsProof: true,
  input: z.strictObject({ name: code }),
  output: z.object({ csv: z.string() }),
  refusals: ['coupon-unknown'],
  async run({ name }, { db }) {
    const csv = await exportCouponBatch(db, name)
    return isRefusal(csv) ? csv : { csv }
  },
})

export const changeCouponOperation = promotionsOperation('admin.changeCoupon', {
  summary: 'Changes when and how often a coupon can be used.',
  input: z.strictObject({
    code,
    ...usageShape,
    /** The limits on which the changes are based; newer ones refuse them. */
    base: z.strictObject(usageShape).nullable().default(null),
  }),
  refusals: [...usageRefusals, 'coupon-unknown', 'coupon-changed'],
  run: async ({ code: typed, base, ...usage }, { db }) =>
    (await changeCoupon(db, typed, usage, base ?? undefined)) ?? {},
})

export const endCouponOperation = promotionsOperation('admin.endCoupon', {
  summary: 'Ends a coupon now.',
  input: z.strictObject({ code }),
  refusals: ['coupon-unknown'],
  run: async ({ code: typed }, { db, now }) => (await endCoupon(db, typed, now())) ?? {},
})
