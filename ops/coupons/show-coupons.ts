// Lists coupons, shows one with its figures, and lists its uses.
import { findCoupon, listCoupons, loadCouponUses, type CouponRecord } from '#data/promotions/coupon-admin.ts'
import type { Queryable } from '#data/database.ts'
import { normaliseCode } from '#domain/pricing/coupon.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { CommandProblem, table, type Command } from '../command.ts'
import { shopPeriod, shopTime } from '../shop-day.ts'

export const listCouponsCommand: Command = {
  name: 'coupon list',
  about: 'Lists the coupon codes, the newest first.',
  args: [],
  async run(db, { warehouse: { timeZone } }) {
    const coupons = await listCoupons(db)
    const rows = coupons.map((each) => [
      each.code,
      each.promotion,
      usedOf(each),
      each.oncePerCustomer ? 'once' : '',
      shopPeriod(each.startsAt, each.endsAt, timeZone),
      each.customer ?? '',
    ])
    return {
      text:
        rows.length > 0
          ? table(['Code', 'Promotion', 'Used', 'Each', `Runs (${timeZone})`, 'For'], rows)
          : 'There are no coupons.',
      json: coupons,
    }
  },
}

export const showCouponCommand: Command = {
  name: 'coupon show',
  about: 'Shows a coupon: its promotion, dates and uses.',
  args: ['code'],
  async run(db, { args: [code = ''], warehouse: { timeZone } }) {
    const coupon = await loadCoupon(db, code)
    return { text: describe(coupon, timeZone), json: coupon }
  },
}

export const listCouponUsesCommand: Command = {
  name: 'coupon uses',
  about: 'Lists the orders a coupon was used in.',
  args: ['code'],
  async run(db, { args: [code = ''], warehouse: { timeZone } }) {
    const coupon = await loadCoupon(db, code)
    const uses = await loadCouponUses(db, coupon.id)
    const rows = uses.map(({ number, email, status, usedAt, amount, currency }) => {
      return [shopTime(usedAt, timeZone), number, email, status, formatMoney('us', money(amount, currency))]
    })
    return {
      text:
        rows.length > 0
          ? table([`Used (${timeZone})`, 'Order', 'By', 'Status', 'Took off'], rows)
          : `Nobody has used ${coupon.code} yet.`,
      json: uses,
    }
  },
}

export async function loadCoupon(db: Queryable, code: string): Promise<CouponRecord> {
  const coupon = await findCoupon(db, normaliseCode(code))
  if (!coupon) throw new CommandProblem(`There is no coupon '${normaliseCode(code)}'.`)
  return coupon
}

function usedOf({ used, usageLimit }: CouponRecord): string {
  return usageLimit === null ? String(used) : `${used} of ${usageLimit}`
}

export function describe(coupon: CouponRecord, timeZone: string): string {
  const { code, promotion, oncePerCustomer, startsAt, endsAt, customer } = coupon
  const period = shopPeriod(startsAt, endsAt, timeZone)
  return [
    `Coupon ${code} opens the promotion ${promotion}${oncePerCustomer ? ', once per customer' : ''}.`,
    `  Used ${usedOf(coupon)} times.`,
    ...(period ? [`  Runs ${period} (${timeZone}).`] : []),
    ...(customer === null ? [] : [`  Only for ${customer}.`]),
  ].join('\n')
}
