// Creates, changes and ends coupons.
import { isDeepStrictEqual } from 'node:util'
import { loadCustomer } from '#data/customers/customers.ts'
import type { Db, Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import {
  addCoupons,
  findCoupon,
  findFirstUse,
  lockCoupon,
  saveCoupon,
} from '#data/promotions/coupon-admin.ts'
import { couponPosition } from '#data/promotions/issue-coupon.ts'
import { addPromotion, findPromotion } from '#data/promotions/promotion-admin.ts'
import { normaliseEmail } from '#domain/customers/email.ts'
import {
  checkRule,
  checkUsage,
  isCouponCode,
  type RuleRefusal,
  type Usage,
  type UsageRefusal,
} from '#domain/pricing/check-promotion.ts'
import { normaliseCode } from '#domain/pricing/coupon.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'

/** The promotion that the coupon activates: an existing one, or a new one with a percentage. */
export type CouponReward = { readonly promotion: string } | { readonly basisPoints: number }

export type CouponInput = Usage & {
  readonly code: string
  readonly reward: CouponReward
  /** E-mail of the only customer who may use it, signed in; null for everybody with the code. */
  readonly customer: string | null
}

export type CreateRefusal =
  | UsageRefusal
  | RuleRefusal
  | Refusal<'coupon-code-invalid' | 'coupon-code-taken' | 'promotion-unknown'>

/** null: created. */
export async function createCoupon(
  db: Db,
  input: CouponInput,
  now: number,
): Promise<CreateRefusal | Refusal<'coupon-customer-unknown'> | null> {
  const { reward, customer: email, ...usage } = input
  const code = normaliseCode(input.code)
  if (!isCouponCode(code)) return refuse('coupon-code-invalid')
  const refused = checkUsage(usage, 0)
  if (refused) return refused
  return db.transaction(async (tx) => {
    if (await findCoupon(tx, code)) return refuse('coupon-code-taken', { facts: { code } })
    const customer = email === null ? null : await loadCustomer(tx, { email: normaliseEmail(email) })
    if (customer === undefined) return refuse('coupon-customer-unknown')
    const promotion = await promotionOf(tx, reward, code, now)
    if (isRefusal(promotion)) return promotion
    const codes = [{ id: newId(now), code }]
    const added = await addCoupons(tx, {
      ...usage,
      codes,
      promotion,
      customerId: customer?.id ?? null,
      batch: null,
    })
    return added === 1 ? null : refuse('coupon-code-taken', { facts: { code } })
  })
}

/** `base`: on which the changes are based; a difference to what is stored refuses them. null: changed. */
export async function changeCoupon(
  db: Db,
  code: string,
  changes: Partial<Usage>,
  base: Partial<Usage> = {},
): Promise<UsageRefusal | Refusal<'coupon-unknown' | 'coupon-changed'> | null> {
  return db.transaction(async (tx) => {
    const before = await lockCoupon(tx, normaliseCode(code))
    if (!before) return refuse('coupon-unknown')
    if (!isDeepStrictEqual({ ...before, ...base }, before)) return refuse('coupon-changed')
    const changed = { ...before, ...changes }
    const refused = checkUsage(changed, before.used)
    if (!refused) await saveCoupon(tx, changed)
    return refused
  })
}

/** Ends a coupon now, also before its start. null: ended. */
export async function endCoupon(
  db: Db,
  code: string,
  now: number,
): Promise<Refusal<'coupon-unknown'> | null> {
  return db.transaction(async (tx) => {
    const before = await lockCoupon(tx, normaliseCode(code))
    if (!before) return refuse('coupon-unknown')
    // The time in which an order uses a voucher is added to its validity. It would begin again when the order ends.
    const usedAt = before.usageLimit === 1 ? await findFirstUse(tx, before.id) : null
    await saveCoupon(tx, { ...before, endsAt: usedAt ?? now })
    return null
  })
}

/** Key of the promotion; creates the one of a percentage. */
export async function promotionOf(
  tx: Queryable,
  reward: CouponReward,
  code: string,
  now: number,
): Promise<string | RuleRefusal | Refusal<'promotion-unknown' | 'coupon-code-taken'>> {
  if ('promotion' in reward) {
    const { promotion: key } = reward
    return (await findPromotion(tx, key)) ? key : refuse('promotion-unknown', { facts: { key } })
  }
  const rule = { kind: 'percentage', basisPoints: reward.basisPoints } as const
  const refused = checkRule(rule)
  if (refused) return refused
  const key = `coupon-${code.toLowerCase()}`
  const isNew = await addPromotion(tx, {
    id: newId(now),
    key,
    rule,
    names: { us: code },
    automatic: false,
    active: true,
    position: couponPosition,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    oncePerCustomer: false,
  })
  // The promotion of a batch or coupon with this name may give another percentage.
  return isNew ? key : refuse('coupon-code-taken', { facts: { code } })
}
