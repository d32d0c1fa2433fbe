// Rules of points: customers earn them with payments for gifts and exchange them for coupons.
import type { Currency, Money } from './money.ts'
import { aboutOneEuro } from './reference-amounts.ts'

/** Amount that earns one point. A point is worth a hundredth of it, so the reward is one percent. */
const minorPerPoint = aboutOneEuro

/** Begins the keys of the promotions of coupons that customers exchanged their points for. */
export const pointsPromotionPrefix = 'points-'

/** Points for one coupon: low enough to reach within a year of birthdays, high enough for a real reward. */
export const rewardPoints = 500
/** Validity of a coupon from points in days: one year covers each occasion once. */
export const rewardDays = 365

/** Whole points for the amount paid for gifts, after discounts and without shipping. */
export function pointsFor({ minor, currency }: Money): number {
  return Math.floor(Math.max(0, minor) / minorPerPoint[currency])
}

/** Amount that earns one point. */
export function pricePerPoint(currency: Currency): Money {
  return { minor: minorPerPoint[currency], currency }
}

/** Value of one coupon. */
export function rewardWorth(currency: Currency): Money {
  return pointsWorth(rewardPoints, currency)
}

/** Value of points in whole minor units; zero for a negative balance. */
export function pointsWorth(points: number, currency: Currency): Money {
  return { minor: Math.floor((Math.max(0, points) * minorPerPoint[currency]) / 100), currency }
}
