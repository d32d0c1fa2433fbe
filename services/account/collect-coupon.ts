// Adds a coupon to the account of a customer who typed its code.
import { holdCoupon } from '#data/promotions/customer-coupons.ts'
import { loadCoupon } from '#data/promotions/promotions.ts'
import { couponProblem, normaliseCode, type CouponProblem } from '#domain/pricing/coupon.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { CustomerContext } from '../visitor.ts'

/** null: added. */
export async function collectCoupon(
  typedCode: string,
  { db, customer, caller, now }: CustomerContext,
): Promise<Refusal<'coupon-empty' | CouponProblem> | null> {
  const code = normaliseCode(typedCode)
  if (!code) return refuse('coupon-empty')
  const coupon = await loadCoupon(db, code, caller.locale, customer.id)
  const problem = couponProblem(coupon, now())
  // A coupon that is not valid yet can be added.
  if (problem && problem !== 'coupon-not-started') return refuse(problem)
  if (!coupon) return refuse('coupon-unknown')
  await holdCoupon(db, customer.id, coupon.id, now())
  return null
}
