// A customer's coupons: saved, issued personally, or used in orders.
import type { Locale } from '#domain/markets/locale.ts'
import type { PromotionRule } from '#domain/pricing/promotion.ts'
import { instant, sql, type Queryable } from '../database.ts'

export type CustomerCoupon = {
  readonly code: string
  /** Name of its promotion in the requested language. */
  readonly name: string
  readonly rule: PromotionRule
  /** Whether the customer can use it only once. */
  readonly once: boolean
  readonly state: 'available' | 'used' | 'expired'
  /** Milliseconds; null if it never ends. */
  readonly endsAt: number | null
  readonly usedAt: number | null
}

/** Saves a coupon to the account; repeatable. */
export async function holdCoupon(
  db: Queryable,
  customerId: string,
  couponId: string,
  now: number,
): Promise<void> {
  await db.run(sql`
    insert into coupon_holding (customer_id, coupon_id, collected_at)
    values (${customerId}, ${couponId}, ${instant(now)})
    on conflict do nothing`)
}

/** Earliest end first. A reusable coupon is listed as available and once per use. */
export async function loadCustomerCoupons(
  db: Queryable,
  customerId: string,
  locale: Locale,
  now: number,
): Promise<CustomerCoupon[]> {
  return db.rows<CustomerCoupon>(sql`
    with mine as (
      select u.coupon_id, u.used_at from coupon_use u join orders o on o.id = u.order_id
      where o.customer_id = ${customerId}),
    held as (
      select c.id, c.code, p.key, p.names, p.rule, least(c.ends_at, p.ends_at) as ends_at,
        c.once_per_customer or c.usage_limit is not distinct from 1 as once,
        p.active and (c.usage_limit is null or c.used < c.usage_limit) as running,
        (c.once_per_customer or c.used >= c.usage_limit) and exists (select 1 from mine
          where mine.coupon_id = c.id) as spent
      from coupon c join promotion p on p.id = c.promotion_id
      where c.customer_id = ${customerId}
        or c.customer_id is null and c.id in (select coupon_id from coupon_holding
          where customer_id = ${customerId}))
    select code, coalesce(names ->> ${locale}, names ->> (select home_locale from shop_settings),
        (select min(value) from jsonb_each_text(names)), key) as name,
      rule, once, ends_at as "endsAt",
      null::timestamptz as "usedAt",
      case when running and (ends_at is null or ends_at > ${instant(now)}) then 'available' else 'expired' end as state
    from held where spent is not true
    union all
    select c.code, coalesce(p.names ->> ${locale}, p.names ->> (select home_locale from shop_settings),
        (select min(value) from jsonb_each_text(p.names)), p.key) as name,
      p.rule, c.once_per_customer or c.usage_limit is not distinct from 1, least(c.ends_at, p.ends_at),
      mine.used_at, 'used'
    from mine join coupon c on c.id = mine.coupon_id join promotion p on p.id = c.promotion_id
    order by "endsAt" nulls last, code`)
}
