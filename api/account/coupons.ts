// A customer's coupons: put aside by their code, and listed by state.
import { z } from 'zod'
import { holdCoupon, loadCustomerCoupons } from '#data/promotions/customer-coupons.ts'
import { loadCoupon } from '#data/promotions/promotions.ts'
import { couponProblem, normaliseCode } from '#domain/pricing/coupon.ts'
import { refuse } from '#domain/refusal.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { textShape } from '../shapes.ts'

const output = z.object({
  coupons: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      state: z.enum(['available', 'used', 'expired']),
      /** Milliseconds. */
      endsAt: z.number().nullable(),
      usedAt: z.number().nullable(),
    }),
  ),
})

async function shown({ db, customer, caller, now }: CustomerContext) {
  return { coupons: await loadCustomerCoupons(db, customer.id, caller.locale, now()) }
}

export const listCoupons = customerOperation({
  name: 'coupon.list',
  summary: "The customer's coupons: available, used and expired.",
  method: 'POST',
  input: z.strictObject({}),
  output,
  refusals: ['sign-in-needed'],
  run: (_input, context) => shown(context),
})

export const collectCoupon = customerOperation({
  name: 'coupon.collect',
  summary: "Puts a coupon into the customer's account by its code.",
  method: 'PUT',
  input: z.strictObject({ code: textShape(60) }),
  output,
  refusals: ['sign-in-needed', 'coupon-empty', 'coupon-unknown', 'coupon-expired', 'coupon-used-up'],
  // As for trying one in the cart: codes are not there to be guessed.
  limits: [
    { per: 'ip', calls: 30, seconds: 3600 },
    { per: 'visitor', calls: 10, seconds: 600 },
  ],
  async run({ code }, context) {
    const { db, customer, caller, now } = context
    const wanted = normaliseCode(code)
    if (!wanted) return refuse('coupon-empty')
    const coupon = await loadCoupon(db, wanted, caller.locale, customer.id)
    const problem = couponProblem(coupon, now())
    // One that starts later may wait in the account.
    if (problem && problem !== 'coupon-not-started') return refuse(problem)
    if (!coupon) return refuse('coupon-unknown')
    await holdCoupon(db, customer.id, coupon.id, now())
    return shown(context)
  },
})
