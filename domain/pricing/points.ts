// Points: a thank-you for what was paid for gifts, exchanged for coupons.
import type { Currency, Money } from './money.ts'

/**
 * What one point is earned for, in minor units: one euro or its like, set by hand as a round amount near the exchange
 * rates of 2026. A point is worth a hundredth of it, so one percent of what was paid comes back.
 */
const minorPerPoint: Readonly<Record<Currency, number>> = {
  EUR: 100,
  USD: 100,
  CNY: 800,
  JPY: 150,
  AED: 400,
  PLN: 400,
  SEK: 1_000,
  DKK: 750,
  CZK: 2_500,
}

/** A coupon costs so many points: small enough to be reached within a year of birthdays, large enough to be a gift. */
export const rewardPoints = 500
/** How long a coupon from points can be used, in days: a year, so that every occasion comes round once. */
export const rewardDays = 365

/** Points for what was paid for gifts, after discounts and without shipping: whole ones only. */
export function pointsFor({ minor, currency }: Money): number {
  return Math.floor(Math.max(0, minor) / minorPerPoint[currency])
}

/** What a point is earned for. */
export function pricePerPoint(currency: Currency): Money {
  return { minor: minorPerPoint[currency], currency }
}

/** What the coupon takes off. */
export function rewardWorth(currency: Currency): Money {
  return pointsWorth(rewardPoints, currency)
}

/** What so many points are worth, in whole minor units; nothing below zero. */
export function pointsWorth(points: number, currency: Currency): Money {
  return { minor: Math.floor((Math.max(0, points) * minorPerPoint[currency]) / 100), currency }
}

/** What goes back of `earned` once so much of the order is refunded: a refund is counted against the gifts first. */
export function pointsLost(earned: number, goods: Money, refundedMinor: number): number {
  return Math.max(0, earned - pointsFor({ ...goods, minor: goods.minor - refundedMinor }))
}
