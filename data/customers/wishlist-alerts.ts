// Wishlist alerts: a product is back in stock, or cheaper than when it was saved.
import type { Currency } from '#domain/pricing/money.ts'
import { instant, sql, type Queryable } from '../database.ts'
import { ownerOfCustomer } from '../owner-keys.ts'

export type WishlistAlerts = {
  readonly productId: string
  /** Price when the product, or its variant, was saved, in minor units of `currency`. */
  readonly price: number | null
  readonly currency: Currency | null
  readonly backAt: number | null
  readonly droppedAt: number | null
  readonly mailedAt: number | null
}

/**
 * Compares wishlist items with current stock and price, those of the saved variant while it is sold, and records
 * changes. A product that is not active is sold out: its news waits until it is sold again. Concurrent nodes record a
 * change once.
 */
export async function recordWishlistChanges(
  db: Queryable,
  products: readonly string[] | 'everything',
  now: number,
): Promise<void> {
  const ids = products === 'everything' ? null : products
  await db.run(sql`
    with fact as (
      select w.owner, w.product_id, w.currency,
        p.status <> 'active' or (select coalesce(sum(v.available), 0) = 0 from variant v
          where v.product_id = w.product_id and v.id = coalesce(saved.id, v.id)) as sold_out,
        (select min(vp.price) from variant v join variant_price vp on vp.variant_id = v.id
          where v.product_id = w.product_id and v.id = coalesce(saved.id, v.id)
            and vp.currency = w.currency and p.status = 'active') as price
      from wish w join product p on p.id = w.product_id left join variant saved on saved.id = w.variant_id and saved.product_id = w.product_id
      where ${ids}::uuid[] is null or w.product_id = any (${ids}::uuid[]))
    update wish set
      back_at = case when wish.sold_out and not fact.sold_out then ${instant(now)}::timestamptz else wish.back_at end,
      dropped_at = case when fact.price < wish.seen_price and fact.price < wish.price then ${instant(now)}::timestamptz
        else wish.dropped_at end,
      sold_out = fact.sold_out,
      seen_price = coalesce(fact.price, wish.seen_price)
    from fact where wish.owner = fact.owner and wish.product_id = fact.product_id
      and (wish.sold_out <> fact.sold_out or wish.seen_price is distinct from coalesce(fact.price,
        wish.seen_price))`)
}

export async function loadWishlistAlerts(db: Queryable, owner: string): Promise<WishlistAlerts[]> {
  return db.rows<WishlistAlerts>(sql`
    select product_id as "productId", price, currency, back_at as "backAt", dropped_at as "droppedAt",
      told_at as "mailedAt"
    from wish where owner = ${owner} and (back_at is not null or price is not null) order by added_at desc`)
}

/**
 * Ids of customers with unsent alerts and switched-on notices. Changes before the consent are ignored. A customer
 * who was notified since `today` (start of the day) waits for the next day.
 */
export async function customersWithAlerts(db: Queryable, today: number): Promise<string[]> {
  return db.values<string>(sql`
    select c.id from customer c where c.wish_notices
      and exists (
        select from wish w where w.owner = ${ownerOfCustomer('')}::text || c.id
          and greatest(w.back_at, w.dropped_at) > greatest(w.told_at, c.wish_notices_changed_at))
      and not exists (select from wish w where w.owner = ${ownerOfCustomer('')}::text || c.id and w.told_at >= ${instant(today)})`)
}

export type AlertRecipient = {
  readonly email: string
  readonly locale: string
  /** Time of the consent; older changes are ignored. */
  readonly since: number
}

/** Undefined if the account is deleted or the notices are switched off. */
export async function loadAlertRecipient(
  db: Queryable,
  customerId: string,
): Promise<AlertRecipient | undefined> {
  return db.row<AlertRecipient>(sql`
    select email, locale, wish_notices_changed_at as since from customer where id = ${customerId}
      and wish_notices and wish_notices_changed_at is not null`)
}

export async function markNotified(db: Queryable, customerId: string, now: number): Promise<void> {
  await db.run(sql`update wish set told_at = ${instant(now)} where owner = ${ownerOfCustomer(customerId)}`)
}
