// Issues coupons for redeemed points and as vouchers of exchanges: a fixed amount, one use.
import type { Amounts } from '#domain/pricing/promotion.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type IssuedCoupon = {
  readonly code: string
  /** Key of its promotion, created if missing. Coupons of equal value may share it. */
  readonly promotion: string
  readonly amounts: Amounts
  /** Names of the promotion by locale. */
  readonly names: Readonly<Record<string, string>>
  readonly endsAt: number
  /** The only customer who may use it; it is saved to the account. null: everybody with the code may use it. */
  readonly customerId: string | null
}

/** Position of coupon promotions: after all automatic promotions. */
export const couponPosition = 1_000

/** Returns the coupon id. Several statements, so it needs a transaction. */
export async function issueCoupon(tx: Queryable, coupon: IssuedCoupon, now: number): Promise<string> {
  const id = newId(now)
  const { code, promotion: key, names, endsAt, customerId } = coupon
  const rule = { kind: 'amount', amounts: coupon.amounts }
  await tx.run(sql`
    insert into promotion (id, key, rule, names, automatic, position)
    values (${newId(now)}, ${key}, ${json(rule)}, ${json(names)}, false, ${couponPosition})
    on conflict (key) do nothing`)
  // An earlier release may have stored it, with fewer currencies and languages. What is stored stays.
  await tx.run(sql`
    update promotion set names = ${json(names)}::jsonb || names,
      rule = jsonb_set(rule, '{amounts}', ${json(coupon.amounts)}::jsonb || (rule -> 'amounts'))
    where key = ${key} and rule ->> 'kind' = 'amount' and not (
      rule -> 'amounts' ?& ${Object.keys(coupon.amounts)}::text[] and names ?& ${Object.keys(names)}::text[])`)
  await tx.run(sql`
    insert into coupon (id, code, promotion_id, usage_limit, ends_at, customer_id)
    select ${id}, ${code}, id, 1, ${instant(endsAt)}, ${customerId}::uuid from promotion where key = ${key}`)
  if (customerId !== null)
    await tx.run(sql`
      insert into coupon_holding (customer_id, coupon_id, collected_at)
      values (${customerId}, ${id}, ${instant(now)})`)
  return id
}
