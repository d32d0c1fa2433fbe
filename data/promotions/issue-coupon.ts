// Coupons the shop issues by itself, each worth an amount for one use: out of points, and as the voucher of an exchange.
import type { Amounts } from '#domain/pricing/promotion.ts'
import { json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type IssuedCoupon = {
  readonly code: string
  /** Key of its promotion, made where there is none: coupons of one worth may share it. */
  readonly promotion: string
  readonly amounts: Amounts
  /** Of its promotion, per locale. */
  readonly names: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly endsAt: number
  /** Whose alone it is, and whose account it is put into; null: it is good for whoever has the code. */
  readonly customerId: string | null
}

/** The place of a coupon's promotion: after all that carts get by themselves. */
export const couponPosition = 1_000

/** Its id. */
export async function issueCoupon(tx: Queryable, coupon: IssuedCoupon, nowMs: number): Promise<string> {
  const id = newId(nowMs)
  const { code, promotion: key, names, endsAt, customerId } = coupon
  const rule = { kind: 'amount', amounts: coupon.amounts }
  await tx.run(sql`
    insert into promotion (id, key, rule, names, automatic, position)
    values (${newId(nowMs)}, ${key}, ${json(rule)}, ${json(names)}, false, ${couponPosition})
    on conflict (key) do nothing`)
  await tx.run(sql`
    insert into coupon (id, code, promotion_id, usage_limit, ends_at, customer_id)
    select ${id}, ${code}, id, 1, ${new Date(endsAt)}, ${customerId}::uuid from promotion where key = ${key}`)
  if (customerId !== null)
    await tx.run(sql`
      insert into coupon_holding (customer_id, coupon_id, collected_at)
      values (${customerId}, ${id}, ${new Date(nowMs)})`)
  return id
}
