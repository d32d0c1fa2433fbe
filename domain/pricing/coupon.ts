// Normalises coupon codes and explains why a coupon cannot be used.
import { pointsPromotionPrefix } from './points.ts'

/** Most codes of one batch, and the longest name that begins them. */
export const maxBatchCodes = 10_000
export const maxBatchName = 20

/** Begins the keys of the promotions of vouchers, which recipients received for their gifts. */
export const voucherPromotionPrefix = 'voucher-'

/** Their coupons are worth money that somebody paid: customers paid for the gift, or earned the points. */
export const worthPrefixes = [voucherPromotionPrefix, pointsPromotionPrefix]

/** Why a coupon code cannot be used or gives no discount now. */
export type CouponProblem =
  | 'coupon-unknown'
  | 'coupon-not-started'
  | 'coupon-expired'
  | 'coupon-used-up'
  | 'coupon-already-used'
  | CouponOutcome

/** Why a usable coupon gives no discount. */
export type CouponOutcome = 'coupon-does-not-fit' | 'coupon-not-combinable' | 'coupon-not-needed'

export type Coupon = {
  readonly code: string
  readonly usageLimit: number | null
  readonly used: number
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** null if the coupon can be used. Times are milliseconds; `endsAt` is exclusive. */
export function couponProblem(coupon: Coupon | undefined, now: number): CouponProblem | null {
  if (!coupon) return 'coupon-unknown'
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'coupon-not-started'
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'coupon-expired'
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'coupon-used-up'
  return null
}

/** Converts a code to capitals and removes spaces. */
export function normaliseCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}
