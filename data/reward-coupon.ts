// The coupon that points are exchanged for: one customer's own, for one use, of the promotion that all of them share.
import type { Currency } from '#domain/money.ts'
import { json, sql, type Queryable } from './database.ts'
import { newId } from './ids.ts'

export type RewardCoupon = {
  readonly code: string
  readonly customerId: string
  /** What it takes off, in minor units of each currency. */
  readonly amounts: Readonly<Record<Currency, number>>
  /** Of its promotion, per locale. */
  readonly names: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly endsAt: number
}

/** Writes it into the customer's account and returns its id. A worth is a promotion: what was issued keeps its own. */
export async function issueRewardCoupon(tx: Queryable, coupon: RewardCoupon, nowMs: number): Promise<string> {
  const id = newId(nowMs)
  const rule = { kind: 'amount', amounts: coupon.amounts }
  const key = `points-${coupon.amounts.EUR}`
  await tx.run(sql`
    insert into promotion (id, key, rule, names, automatic)
    values (${newId(nowMs)}, ${key}, ${json(rule)}, ${json(coupon.names)}, false) on conflict (key) do nothing`)
  await tx.run(sql`
    insert into coupon (id, code, promotion_id, usage_limit, ends_at, customer_id)
    select ${id}, ${coupon.code}, id, 1, ${new Date(coupon.endsAt)}, ${coupon.customerId} from promotion where key = ${key}`)
  await tx.run(sql`
    insert into coupon_holding (customer_id, coupon_id, collected_at) values (${coupon.customerId}, ${id}, ${new Date(nowMs)})`)
  return id
}
