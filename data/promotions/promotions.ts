// Promotions and coupons for pricing carts.
import type { Coupon } from '#domain/pricing/coupon.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Promotion, PromotionRule } from '#domain/pricing/promotion.ts'
import { sql, type Queryable } from '../database.ts'

/** Without scope names; the taxonomy has them. */
export type StoredPromotion = Promotion & {
  readonly id: string
  readonly position: number
  readonly oncePerCustomer: boolean
}

type PromotionRow = {
  id: string
  key: string
  rule: PromotionRule
  name: string
  position: number
  once: boolean
}

function promotionOf(row: PromotionRow, coupon: string | null): StoredPromotion {
  const { id, key, rule, name, position, once: oncePerCustomer } = row
  return { id, key, rule, name, position, oncePerCustomer, scope: null, coupon }
}

/** Automatic promotions that run at `nowMs` and have uses left, in stacking order. */
export async function loadAutomaticPromotions(
  db: Queryable,
  locale: Locale,
  nowMs: number,
): Promise<StoredPromotion[]> {
  const now = new Date(nowMs)
  const rows = await db.rows<PromotionRow>(sql`
    select id, key, rule, position, once_per_customer as once,
      coalesce(names ->> ${locale}, names ->> (select home_locale from shop_settings),
        (select min(value) from jsonb_each_text(names)), key) as name
    from promotion
    where automatic and active and (starts_at is null or starts_at <= ${now})
      and (ends_at is null or ends_at > ${now})
      and (usage_limit is null or used < usage_limit)
    order by position, key`)
  return rows.map((row) => promotionOf(row, null))
}

/** Past and inactive promotions too. */
export async function loadPromotionsByKey(
  db: Queryable,
  keys: readonly string[],
  locale: Locale,
): Promise<StoredPromotion[]> {
  const rows = await db.rows<PromotionRow>(sql`
    select id, key, rule, position, once_per_customer as once,
      coalesce(names ->> ${locale}, names ->> (select home_locale from shop_settings),
        (select min(value) from jsonb_each_text(names)), key) as name
    from promotion where key = any(${keys}::text[])`)
  return rows.map((row) => promotionOf(row, null))
}

export type StoredCoupon = Coupon & {
  readonly id: string
  readonly oncePerCustomer: boolean
  readonly promotion: StoredPromotion
}

type CouponRow = PromotionRow & {
  coupon_id: string
  code: string
  usage_limit: number | null
  used: number
  coupon_once: boolean
  starts_at: Date | null
  ends_at: Date | null
}

/**
 * A coupon by its code in capitals. Undefined if it does not exist, its promotion is inactive, or it belongs to another
 * customer. `customerId` is null for a guest. The limit of its promotion also limits the coupon. Takes no lock.
 */
export async function loadCoupon(
  db: Queryable,
  code: string,
  locale: Locale,
  customerId: string | null,
): Promise<StoredCoupon | undefined> {
  const row = await db.row<CouponRow>(sql`
    select c.id as coupon_id, c.code, c.used, c.once_per_customer as coupon_once,
      case when p.used >= p.usage_limit then c.used else c.usage_limit end as usage_limit,
      greatest(c.starts_at, p.starts_at) as starts_at, least(c.ends_at, p.ends_at) as ends_at,
      p.id, p.key, p.rule, p.position, p.once_per_customer as once,
      coalesce(p.names ->> ${locale}, p.names ->> (select home_locale from shop_settings),
        (select min(value) from jsonb_each_text(p.names)), p.key) as name
    from coupon c join promotion p on p.id = c.promotion_id and p.active
    where c.code = ${code} and (c.customer_id is null or c.customer_id = ${customerId}::uuid)`)
  return (
    row && {
      id: row.coupon_id,
      code: row.code,
      usageLimit: row.usage_limit,
      used: row.used,
      oncePerCustomer: row.coupon_once,
      startsAt: row.starts_at?.getTime() ?? null,
      endsAt: row.ends_at?.getTime() ?? null,
      promotion: promotionOf(row, row.code),
    }
  )
}
