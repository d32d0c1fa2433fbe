// Uses of promotions and coupons: who has spent what may be used once, and what a cancelled order gives back.
import { json, sql, type Queryable } from '../database.ts'

/** All that is known of whoever orders, in small letters: each of it counts as the same customer. */
export function knownAs(
  customer: { readonly id: string; readonly email: string } | null,
  email: string | null,
): string[] {
  const names = [customer?.id, customer?.email, email].filter((name) => typeof name === 'string')
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

/** Those of the rules, by id of coupon or promotion, that one of these has used. */
export async function spentRules(
  db: Queryable,
  ruleIds: readonly string[],
  who: readonly string[],
): Promise<Set<string>> {
  if (ruleIds.length === 0 || who.length === 0) return new Set()
  const rows = await db.rows<{ id: string }>(
    sql`select distinct rule_id as id from single_use where rule_id = any(${ruleIds}) and who = any(${who})`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The cart is priced without these, by id of coupon or promotion, from now on; its version says that it changed. */
export async function spendRules(db: Queryable, cartId: string, ruleIds: readonly string[]): Promise<void> {
  await db.run(
    sql`update cart set spent_promotions = ${json(ruleIds)}, version = version + 1 where id = ${cartId}`,
  )
}

/** Under the order's lock. Rows are taken as placing takes them: coupon, then promotions by their ids. */
export async function releaseUses(tx: Queryable, orderId: string): Promise<void> {
  await tx.run(sql`
    with released as (delete from coupon_use where order_id = ${orderId} returning coupon_id)
    update coupon set used = used - 1 from released where coupon.id = released.coupon_id`)
  await tx.run(sql`
    with released as (delete from promotion_use where order_id = ${orderId} returning promotion_id),
    counted as (
      select id from promotion where usage_limit is not null and id in (select promotion_id from released)
      order by id for update)
    update promotion set used = used - 1 from counted where promotion.id = counted.id`)
  await tx.run(sql`delete from single_use where order_id = ${orderId}`)
}
