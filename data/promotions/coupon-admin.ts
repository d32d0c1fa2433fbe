// Coupons for the merchant: create, change, list, and list their uses.
import type { Usage } from '#domain/pricing/check-promotion.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

export type CouponRecord = Usage & {
  readonly id: string
  readonly code: string
  /** Key of its promotion. */
  readonly promotion: string
  readonly used: number
  /** E-mail of the only customer who may use it; null for everybody with the code. */
  readonly customer: string | null
}

/** All coupons without those of batches, newest first. */
export async function listCoupons(db: Queryable): Promise<CouponRecord[]> {
  return loadCoupons(db, null)
}
export async function findCoupon(db: Queryable, code: string): Promise<CouponRecord | undefined> {
  return (await loadCoupons(db, code))[0]
}

/** Locks the coupon's row until the transaction ends; orders with the coupon wait. Undefined for an unknown code. */
export async function lockCoupon(tx: Queryable, code: string): ReturnType<typeof findCoupon> {
  await tx.row(sql`select id from coupon where code = ${code} for update`)
  return findCoupon(tx, code)
}

async function loadCoupons(db: Queryable, code: string | null): Promise<CouponRecord[]> {
  return db.rows<CouponRecord>(sql`
    select c.id, c.code, p.key as promotion, c.usage_limit as "usageLimit", c.used,
      c.once_per_customer as "oncePerCustomer", c.starts_at as "startsAt", c.ends_at as "endsAt",
      case when c.customer_id is null then null else coalesce(m.email,
        'an account that is gone') end as customer
    from coupon c join promotion p on p.id = c.promotion_id left join customer m on m.id = c.customer_id
    where case when ${code}::text is null then c.batch is null else c.code = ${code}::text end
    order by c.id desc`)
}

export type NewCoupon = Omit<CouponRecord, 'id' | 'code' | 'used' | 'customer'> & {
  /** Several of a batch. */
  readonly codes: readonly { readonly id: string; readonly code: string }[]
  /** Id of the only customer who may use it. */
  readonly customerId: string | null
  /** Name of its batch. */
  readonly batch: string | null
}

/** Returns how many codes did not exist and were added. */
export async function addCoupons(db: Queryable, coupon: NewCoupon): Promise<number> {
  const { codes, usageLimit, oncePerCustomer, startsAt, endsAt, customerId, batch } = coupon
  return db.run(sql`
    insert into coupon (id, code, promotion_id, usage_limit, once_per_customer, starts_at, ends_at, customer_id, batch)
    select c."id", c."code", p.id, ${usageLimit}::int, ${oncePerCustomer}::boolean, ${instant(startsAt)}::timestamptz,
      ${instant(endsAt)}::timestamptz, ${customerId}::uuid, ${batch}::text
    from promotion p cross join jsonb_to_recordset(${json(codes)}::jsonb) as c("id" uuid, "code" text)
    where p.key = ${coupon.promotion}
    on conflict (code) do nothing`)
}

export type CouponBatch = {
  readonly name: string
  /** Key of its promotion. */
  readonly promotion: string
  readonly codes: number
  readonly used: number
}

/** Newest first. */
export async function listCouponBatches(db: Queryable): Promise<CouponBatch[]> {
  return db.rows<CouponBatch>(sql`
    select c.batch as name, p.key as promotion, count(*) as codes, sum(c.used)::int as used
    from coupon c join promotion p on p.id = c.promotion_id where c.batch is not null
    group by c.batch, p.key order by max(c.id::text) desc`)
}

/** The coupons of a batch; none for an unknown name. */
export async function loadCouponBatch(db: Queryable, batch: string): Promise<CouponRecord[]> {
  return db.rows<CouponRecord>(sql`
    select c.id, c.code, p.key as promotion, c.usage_limit as "usageLimit", c.used,
      c.once_per_customer as "oncePerCustomer", c.starts_at as "startsAt", c.ends_at as "endsAt",
      null::text as customer
    from coupon c join promotion p on p.id = c.promotion_id where c.batch = ${batch} order by c.id`)
}

/** Locks the coupon's row until the transaction ends; orders with the coupon wait. */
export async function saveCoupon(tx: Queryable, changed: CouponRecord): Promise<void> {
  const { id, usageLimit, oncePerCustomer, startsAt, endsAt } = changed
  const wasOnce = await tx.value<boolean>(
    sql`select once_per_customer from coupon where id = ${id} for update`,
  )
  await tx.run(sql`
    update coupon set usage_limit = ${usageLimit}, once_per_customer = ${oncePerCustomer},
      starts_at = ${instant(startsAt)}, ends_at = ${instant(endsAt)}
    where id = ${id}`)
  if (wasOnce === oncePerCustomer) return
  await tx.run(sql`delete from single_use where rule_id = ${id}`)
  if (!oncePerCustomer) return
  // Earlier uses count as the one use of each customer.
  await tx.run(sql`
    insert into single_use (rule_id, who, order_id)
    select u.coupon_id, w.who, o.id from coupon_use u join orders o on o.id = u.order_id
      cross join lateral (values (lower(u.email)), (o.customer_id::text)) as w(who)
    where u.coupon_id = ${id} and w.who is not null
    on conflict do nothing`)
}

/** When an order that uses the coupon was placed; null: none does. */
export async function findFirstUse(db: Queryable, couponId: string): Promise<number | null> {
  const at = await db.value<number | null>(
    sql`select min(used_at) as at from coupon_use where coupon_id = ${couponId}`,
  )
  return at!
}

export type CouponUse = {
  readonly number: string
  readonly email: string
  readonly status: string
  readonly currency: Currency
  /** Minor units. */
  readonly amount: number
  readonly usedAt: number
}

/** Newest first. */
export async function loadCouponUses(db: Queryable, couponId: string): Promise<CouponUse[]> {
  return db.rows<CouponUse>(sql`
    select o.number, u.email, o.status, o.currency, coalesce(pu.amount, 0) as amount, u.used_at as "usedAt"
    from coupon_use u join orders o on o.id = u.order_id join coupon c on c.id = u.coupon_id
      left join promotion_use pu on pu.order_id = u.order_id and pu.promotion_id = c.promotion_id
    where u.coupon_id = ${couponId} order by u.used_at desc`)
}
