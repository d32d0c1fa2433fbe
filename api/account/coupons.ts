// Operations of a customer's coupons: list by state, and add by code.
import { z } from 'zod'
import { loadCustomerCoupons } from '#data/promotions/customer-coupons.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import type { PromotionRule } from '#domain/pricing/promotion.ts'
import { collectCoupon } from '#services/account/collect-coupon.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { moneyShape, textShape } from '../shapes.ts'

const output = z.object({
  coupons: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** What it takes off: a part in hundredths of a percent, or an amount. Both are null for another rule. */
      basisPoints: z.int().nullable().optional(),
      amount: moneyShape.nullable().optional(),
      /** The goods must be worth it; null without a condition. Nodes of the release before do not send it. */
      from: moneyShape.nullable().exactOptional(),
      /** Its conditions: all gifts, one use, no other promotion. Nodes of the release before do not send them. */
      forAll: z.boolean().exactOptional(),
      once: z.boolean().exactOptional(),
      alone: z.boolean().exactOptional(),
      state: z.enum(['available', 'used', 'expired']),
      endsAt: z.number().nullable(),
      /** The last day of the coupon in the shop's time zone. */
      lastDay: z.string().nullable().optional(),
      usedAt: z.number().nullable(),
    }),
  ),
})

async function showCoupons({ db, customer, caller, settings, now }: CustomerContext) {
  const { timeZone } = settings.shipping.warehouse
  const coupons = await loadCustomerCoupons(db, customer.id, caller.locale, now())
  const currency = currencyOf(caller.country)
  return {
    coupons: coupons.map(({ rule, ...coupon }) => ({
      ...coupon,
      ...worthOf(rule, currency),
      lastDay: lastDayOf(coupon.endsAt, timeZone),
    })),
  }
}

function worthOf(rule: PromotionRule, currency: Currency) {
  const inCurrency = (minor: number | undefined) => (minor === undefined ? null : money(minor, currency))
  return {
    basisPoints: rule.kind === 'percentage' ? rule.basisPoints : null,
    amount: inCurrency(rule.kind === 'amount' ? rule.amounts[currency] : undefined),
    from: inCurrency(rule.minSubtotal?.[currency]),
    forAll: !rule.categories && !rule.tags && rule.kind !== 'free-shipping',
    alone: rule.exclusive ?? false,
  }
}

/** A coupon that ends at midnight ends with the day before. */
function lastDayOf(endsAt: number | null, timeZone: string): string | null {
  return endsAt === null ? null : plainDateIn(endsAt - 1, timeZone)
}

export const listCouponsOperation = customerOperation('coupon.list', {
  summary: "The customer's coupons: available, used and expired.",
  output,
  run: (_input, context) => showCoupons(context),
})

export const addCouponOperation = customerOperation('coupon.collect', {
  summary: "Adds a coupon to the customer's account by its code.",
  input: z.strictObject({ code: textShape(60) }),
  output,
  refusals: ['coupon-empty', 'coupon-unknown', 'coupon-expired', 'coupon-used-up'],
  // The limits of cart.applyCoupon: they prevent guessing codes.
  limits: [
    { per: 'ip', calls: 30, seconds: 3600 },
    { per: 'visitor', calls: 10, seconds: 600 },
  ],
  run: async ({ code }, context) => (await collectCoupon(code, context)) ?? showCoupons(context),
})
