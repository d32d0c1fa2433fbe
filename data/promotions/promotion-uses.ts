// Uses of promotions and coupons: one-time uses per customer, and their return by cancelled orders.
import { worthPrefixes } from '#domain/pricing/coupon.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

/** Identities of a buyer in lower case (id, account e-mail, typed e-mail); each counts as the same customer. */
export function buyerIdentities(
  customer: { readonly id: string; readonly email: string } | null,
  email: string | null,
): string[] {
  const names = [customer?.id, customer?.email, email].filter((name) => typeof name === 'string')
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

/** Returns the rules (coupon or promotion ids) that one of these identities has used. */
export async function findRedeemedRules(
  db: Queryable,
  ruleIds: readonly string[],
  who: readonly string[],
): Promise<Set<string>> {
  if (ruleIds.length === 0 || who.length === 0) return new Set()
  const ids = await db.values<string>(
    sql`select distinct rule_id as id from single_use where rule_id = any(${ruleIds}) and who = any(${who})`,
  )
  return new Set(ids)
}

/** Excludes rules (coupon or promotion ids) from the pricing of a cart, and increments its version. */
export async function excludeRules(db: Queryable, cartId: string, ruleIds: readonly string[]): Promise<void> {
  await db.run(
    sql`update cart set spent_promotions = ${json(ruleIds)}, version = version + 1 where id = ${cartId}`,
  )
}

/**
 * Needs the order's lock. Same lock order as `insertOrder`: coupon, then promotions by id. The time in which a voucher
 * was used does not count towards its validity.
 */
export async function releaseUses(tx: Queryable, orderId: string, now: number): Promise<void> {
  await tx.run(sql`
    with released as (delete from coupon_use where order_id = ${orderId} returning coupon_id, used_at)
    update coupon c set used = c.used - 1, ends_at = case
      when exists (select from unnest(${worthPrefixes}::text[]) as worth(prefix) where starts_with(p.key, prefix))
      then c.ends_at + (${instant(now)}::timestamptz - r.used_at) else c.ends_at end
    from released r, promotion p where c.id = r.coupon_id and p.id = c.promotion_id`)
  await tx.run(sql`
    with released as (delete from promotion_use where order_id = ${orderId} returning promotion_id),
    counted as (
      select id from promotion where usage_limit is not null and id in (select promotion_id from released)
      order by id for update)
    update promotion set used = used - 1 from counted where promotion.id = counted.id`)
  await tx.run(sql`delete from single_use where order_id = ${orderId}`)
}

/** Code of the order's coupon if its use was released and it is still valid; null otherwise. */
export async function findReturnedCoupon(
  db: Queryable,
  { id, couponCode }: { readonly id: string; readonly couponCode: string | null },
  now: number,
): Promise<string | null> {
  if (couponCode === null) return null
  const code = await db.value<string>(sql`
    select c.code from coupon c join promotion p on p.id = c.promotion_id
    where c.code = ${couponCode} and (c.usage_limit is null or c.used < c.usage_limit) and p.active
      and least(c.ends_at, p.ends_at, 'infinity') > ${instant(now)}
      and not exists (select from coupon_use u where u.coupon_id = c.id and u.order_id = ${id})`)
  return code ?? null
}
