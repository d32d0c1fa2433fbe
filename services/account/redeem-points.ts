// Exchanges the points of a customer for a personal coupon.
import { randomBytes } from 'node:crypto'
import { lockCustomer } from '#data/customers/customers.ts'
import { isRedeemed, pointsBalance, writePoints } from '#data/customers/points.ts'
import { issueCoupon } from '#data/promotions/issue-coupon.ts'
import { addDays, instantAt, plainDateIn } from '#domain/calendar/calendar.ts'
import { locales } from '#domain/markets/locale.ts'
import { readableCode } from '#domain/orders/readable-code.ts'
import { currencies, type Currency } from '#domain/pricing/money.ts'
import { pointsPromotionPrefix, rewardDays, rewardPoints, rewardWorth } from '#domain/pricing/points.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { translateFor } from '#messages/load.ts'
import type { CustomerContext } from '../visitor.ts'

/** `cause` identifies the exchange: a repeated call with the same one changes nothing. */
export async function redeemPoints(
  cause: string,
  { db, customer, now, settings }: CustomerContext,
): Promise<Refusal<'points-too-few'> | null> {
  return db.transaction(async (tx) => {
    // The lock serialises exchanges of one account, because the balance is the sum of all lines.
    await lockCustomer(tx, customer.id)
    if (await isRedeemed(tx, cause)) return null
    if ((await pointsBalance(tx, customer.id)) < rewardPoints) return refuse('points-too-few')
    const coupon = {
      code: `GIFT-${readableCode(randomBytes(10))}`,
      // The promotion's key contains the worth, so issued coupons keep theirs when it changes.
      promotion: `${pointsPromotionPrefix}${amounts.EUR}`,
      amounts,
      names: names(),
      endsAt: endOf(now(), settings.shipping.warehouse.timeZone),
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

/** End of the last day of validity in the warehouse's time zone. */
function endOf(now: number, timeZone: string): number {
  return instantAt(addDays(plainDateIn(now, timeZone), rewardDays + 1), 0, timeZone)
}
