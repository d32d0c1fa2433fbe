// Promotions for the merchant: create, change, list with figures.
import type { Usage } from '#domain/pricing/check-promotion.ts'
import type { Currency } from '#domain/pricing/money.ts'
import type { PromotionRule } from '#domain/pricing/promotion.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

export type PromotionRecord = Usage & {
  readonly id: string
  readonly key: string
  readonly rule: PromotionRule
  /** By locale. */
  readonly names: Readonly<Record<string, string>>
  /** False: only a coupon activates it. */
  readonly automatic: boolean
  readonly active: boolean
  readonly position: number
}

export type PromotionFigures = {
  /** Orders that it reduced, also those that are not paid: they count towards its limit. */
  readonly uses: number
  /** Paid orders of them. */
  readonly orders: number
  /** Their total discount in minor units by currency. */
  readonly given: Partial<Record<Currency, number>>
  readonly coupons: readonly string[]
}

const columns = `p.id, p.key, p.rule, p.names, p.automatic, p.active, p.position,
  p.starts_at as "startsAt", p.ends_at as "endsAt", p.usage_limit as "usageLimit", p.once_per_customer as "oncePerCustomer",
  (select count(*) from promotion_use u where u.promotion_id = p.id) as uses,
  (select count(*) from promotion_use u join orders o on o.id = u.order_id
    where u.promotion_id = p.id and o.payment_status <> 'unpaid') as orders,
  (select coalesce(json_object_agg(currency, amount), '{}') from (
    select o.currency, sum(u.amount) as amount from promotion_use u join orders o on o.id = u.order_id
    where u.promotion_id = p.id and o.payment_status <> 'unpaid' group by o.currency) sums) as given,
  (select coalesce(json_agg(c.code order by c.code), '[]') from coupon c
    where c.promotion_id = p.id and c.customer_id is null and c.batch is null) as coupons`

/** In stacking order. */
export async function listPromotions(db: Queryable): Promise<(PromotionRecord & PromotionFigures)[]> {
  const text = `select ${columns} from promotion p order by p.position, p.key`
  return db.rows({ name: 'list-promotions', text, values: [] })
}

/** Undefined for an unknown key. */
export async function findPromotion(
  db: Queryable,
  key: string,
): Promise<(PromotionRecord & PromotionFigures) | undefined> {
  const text = `select ${columns} from promotion p where p.key = $1`
  return db.row({ name: 'find-promotion', text, values: [key] })
}

/** Locks the promotion's row until the transaction ends. Undefined for an unknown key. */
export async function lockPromotion(tx: Queryable, key: string): ReturnType<typeof findPromotion> {
  await tx.row(sql`select id from promotion where key = ${key} for update`)
  return findPromotion(tx, key)
}

/** Returns false if the key exists. */
export async function addPromotion(db: Queryable, promotion: PromotionRecord): Promise<boolean> {
  const { id, key, rule, names, automatic, active, position } = promotion
  return db.changed(sql`
    insert into promotion (id, key, rule, names, automatic, active, position, starts_at, ends_at, usage_limit,
      once_per_customer)
    values (${id}, ${key}, ${json(rule)}, ${json(names)}, ${automatic}, ${active}, ${position},
      ${instant(promotion.startsAt)}, ${instant(promotion.endsAt)}, ${promotion.usageLimit}, ${promotion.oncePerCustomer})
    on conflict (key) do nothing`)
}

/**
 * Locks the promotion's row until the transaction ends. Orders that use it wait, so a new limit starts with the right
 * count.
 */
export async function savePromotion(tx: Queryable, changed: PromotionRecord): Promise<void> {
  const { id, rule, names, automatic, active, position, startsAt, endsAt, usageLimit } = changed
  const wasOnce = await tx.value<boolean>(
    sql`select once_per_customer from promotion where id = ${id} for update`,
  )
  await tx.run(sql`
    update promotion set rule = ${json(rule)}, names = ${json(names)}, automatic = ${automatic},
      active = ${active}, position = ${position}, starts_at = ${instant(startsAt)}, ends_at = ${instant(endsAt)},
      usage_limit = ${usageLimit}, once_per_customer = ${changed.oncePerCustomer},
      used = case when ${usageLimit}::int is null then 0 else (select count(*) from promotion_use
        where promotion_id = ${id}) end
    where id = ${id}`)
  if (wasOnce === changed.oncePerCustomer) return
  await tx.run(sql`delete from single_use where rule_id = ${id}`)
  if (!changed.oncePerCustomer) return
  // Earlier uses count as the one use of each customer.
  await tx.run(sql`
    insert into single_use (rule_id, who, order_id)
    select u.promotion_id, w.who, o.id from promotion_use u join orders o on o.id = u.order_id
      cross join lateral (values (lower(o.email)), (o.customer_id::text)) as w(who)
    where u.promotion_id = ${id} and w.who is not null
    on conflict do nothing`)
}

/** Returns the keys that match no category or tag. */
export async function findUnknownScopes(
  db: Queryable,
  categories: readonly string[],
  tags: readonly string[],
): Promise<string[]> {
  return db.values<string>(sql`
    select key from unnest(${categories}::text[]) as wanted(key) where key not in (select key from category)
    union all
    select key from unnest(${tags}::text[]) as wanted(key) where key not in (select key from tag)`)
}
