// Coupons: how a code is read, and why one cannot be used.

/** Why a coupon code cannot be used, or takes nothing off now. */
export type CouponProblem =
  | 'coupon-unknown'
  | 'coupon-not-started'
  | 'coupon-expired'
  | 'coupon-used-up'
  | 'coupon-already-used'
  | CouponOutcome

/** What the prices say of a coupon that could be used. */
export type CouponOutcome = 'coupon-does-not-fit' | 'coupon-not-combinable' | 'coupon-not-needed'

export type Coupon = {
  readonly code: string
  readonly usageLimit: number | null
  readonly used: number
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** Times are milliseconds; a coupon ends before `endsAt`. */
export function couponProblem(coupon: Coupon | undefined, now: number): CouponProblem | null {
  if (!coupon) return 'coupon-unknown'
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'coupon-not-started'
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'coupon-expired'
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'coupon-used-up'
  return null
}

/** Codes are compared in capitals, without the spaces people paste along. */
export function normaliseCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}
