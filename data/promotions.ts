// Promotions and coupons as stored.
import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Coupon, Promotion, PromotionRule } from '#domain/promotion.ts'
import { sql, type Queryable } from './database.ts'

type PromotionRow = { key: string; rule: PromotionRule; names: Record<string, string> }

function promotionOf(row: PromotionRow, locale: Locale): Promotion {
  return { key: row.key, rule: row.rule, name: row.names[locale] ?? row.names[defaultLocale] ?? row.key }
}

/** Automatic promotions running at that instant, in stacking order. */
export async function loadAutomaticPromotions(
  db: Queryable,
  locale: Locale,
  nowMs: number,
): Promise<Promotion[]> {
  const now = new Date(nowMs)
  const rows = await db.rows<PromotionRow>(sql`
    select key, rule, names from promotion
    where automatic and active and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    order by position, key`)
  return rows.map((row) => promotionOf(row, locale))
}

export type StoredCoupon = Coupon & {
  readonly id: string
  readonly oncePerCustomer: boolean
  readonly promotion: Promotion
}

/**
 * A coupon by its code in capitals; undefined where there is none, its promotion is off, or it is another customer's.
 * `customerId` is null for a guest.
 */
export async function loadCoupon(
  db: Queryable,
  code: string,
  locale: Locale,
  customerId: string | null,
): Promise<StoredCoupon | undefined> {
  const row = await db.row<
    PromotionRow & {
      id: string
      code: string
      usage_limit: number | null
      used: number
      once_per_customer: boolean
      starts_at: Date | null
      ends_at: Date | null
    }
  >(sql`
    select c.id, c.code, c.usage_limit, c.used, c.once_per_customer,
      greatest(c.starts_at, p.starts_at) as starts_at, least(c.ends_at, p.ends_at) as ends_at, p.key, p.rule, p.names
    from coupon c join promotion p on p.id = c.promotion_id and p.active
    where c.code = ${code} and (c.customer_id is null or c.customer_id = ${customerId}::uuid)`)
  return (
    row && {
      id: row.id,
      code: row.code,
      usageLimit: row.usage_limit,
      used: row.used,
      oncePerCustomer: row.once_per_customer,
      startsAt: row.starts_at?.getTime() ?? null,
      endsAt: row.ends_at?.getTime() ?? null,
      promotion: promotionOf(row, locale),
    }
  )
}

export async function hasUsedCoupon(db: Queryable, couponId: string, email: string): Promise<boolean> {
  const row = await db.row(
    sql`select order_id from coupon_use where coupon_id = ${couponId} and lower(email) = lower(${email}) limit 1`,
  )
  return row !== undefined
}
