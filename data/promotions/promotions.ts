// Promotions and coupons for pricing carts.
import type { Locale } from '#domain/markets/locale.ts'
import type { Coupon } from '#domain/pricing/coupon.ts'
import type { Promotion } from '#domain/pricing/promotion.ts'
import { instant, sql, type Queryable } from '../database.ts'

/** Without scope names; the taxonomy has them. */
export type StoredPromotion = Promotion & {
  readonly id: string
  readonly position: number
  readonly oncePerCustomer: boolean
}

type PromotionRow = Omit<StoredPromotion, 'scope' | 'coupon'>

function promotionOf(row: PromotionRow, coupon: string | null): StoredPromotion {
  return { ...row, scope: null, coupon }
}

/** Automatic promotions that run at `now` and have uses left, in stacking order. */
export async function loadAutomaticPromotions(
  db: Queryable,
  locale: Locale,
  now: number,
): Promise<StoredPromotion[]> {
  const rows = await db.rows<PromotionRow>(sql`
    select id, key, rule, position, once_per_customer as "oncePerCustomer",
      coalesce(names ->> ${locale}, names ->> (select home_locale from shop_settings),
        (select min(value) from jsonb_each_text(names)), key) as name
    from promotion
    where automatic and active and (starts_at is null or starts_at <= ${instant(now)})
      and (ends_at is null or ends_at > ${instant(now)})
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
    select id, key, rule, position, once_per_customer as "oncePerCustomer",
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

type CouponRow = PromotionRow &
  Omit<StoredCoupon, 'id' | 'code' | 'oncePerCustomer' | 'promotion'> & {
    couponId: string
    isCouponOnce: boolean
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
    select c.id as "couponId", c.used, c.once_per_customer as "isCouponOnce",
      case when p.used >= p.usage_limit then c.used else c.usage_limit end as "usageLimit",
      greatest(c.starts_at, p.starts_at) as "startsAt",
      least(c.ends_at, p.ends_at) as "endsAt",
      p.id, p.key, p.rule, p.position, p.once_per_customer as "oncePerCustomer",
      coalesce(p.names ->> ${locale}, p.names ->> (select home_locale from shop_settings),
        (select min(value) from jsonb_each_text(p.names)), p.key) as name
    from coupon c join promotion p on p.id = c.promotion_id and p.active
    where c.code = ${code} and (c.customer_id is null or c.customer_id = ${customerId}::uuid)`)
  if (!row) return undefined
  const { couponId, isCouponOnce, used, usageLimit, startsAt, endsAt, ...promotion } = row
  return {
    id: couponId,
    code,
    usageLimit,
    used,
    oncePerCustomer: isCouponOnce,
    startsAt,
    endsAt,
    promotion: promotionOf(promotion, code),
  }
}
