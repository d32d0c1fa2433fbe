// Wishlist items and recent views of an owner (visitor or customer), newest first.
import type { Currency } from '#domain/pricing/money.ts'
import { instant, sql, type Queryable } from '../database.ts'

/** Limit per owner; the oldest items are deleted. */
export const maxWishlistItems = 200
export const maxRecentViews = 24

export type WishlistItem = {
  /** Of the product. */
  readonly id: string
  /** The saved variant; null: none chosen. It may not be sold any more. */
  readonly variantId: string | null
}

/** Active products only; at most the limit. */
export function loadWishlist(db: Queryable, owner: string): Promise<WishlistItem[]> {
  return db.rows<WishlistItem>(sql`
    select w.product_id as id, w.variant_id as "variantId"
    from wish w join product p on p.id = w.product_id and p.status = 'active'
    where owner = ${owner} order by added_at desc limit ${maxWishlistItems}`)
}

/**
 * Stores the current price and stock for later alerts, those of the variant if it names one. A repeated add changes
 * nothing, unless it names another variant. False for an unknown product.
 */
export async function addWishlistItem(
  db: Queryable,
  owner: string,
  { id, variantId }: WishlistItem,
  currency: Currency,
  now: number,
): Promise<boolean> {
  return db.changed(sql`
    with fact as (
      select p.id, chosen.id as variant_id, coalesce(sum(v.available), 0) = 0 as sold_out, min(vp.price) as price
      from product p left join variant chosen on chosen.id = ${variantId} and chosen.product_id = p.id
      left join variant v on v.product_id = p.id and v.id = coalesce(chosen.id, v.id)
      left join variant_price vp on vp.variant_id = v.id and vp.currency = ${currency}
      where p.id = ${id} group by p.id, chosen.id),
    wished as (
      insert into wish (owner, product_id, variant_id, added_at, currency, price, seen_price, sold_out)
      select ${owner}, id, variant_id, ${instant(now)}::timestamptz, ${currency}, price, price, sold_out from fact
      on conflict (owner, product_id) do update set variant_id = excluded.variant_id, currency = excluded.currency,
          price = excluded.price, seen_price = excluded.seen_price, sold_out = excluded.sold_out, back_at = null,
          dropped_at = null
        where excluded.variant_id is not null and excluded.variant_id is distinct from wish.variant_id),
    dropped as (
      delete from wish where owner = ${owner} and product_id in (
        select product_id from wish where owner = ${owner} order by added_at desc offset ${maxWishlistItems}))
    select id from fact`)
}

export async function removeWishlistItem(db: Queryable, owner: string, productId: string): Promise<void> {
  await db.run(sql`delete from wish where owner = ${owner} and product_id = ${productId}`)
}

export async function loadRecentViews(db: Queryable, owner: string): Promise<string[]> {
  return db.values<string>(sql`
    select v.product_id as id from recent_view v join product p on p.id = v.product_id and p.status = 'active'
    where owner = ${owner} order by viewed_at desc limit ${maxRecentViews}`)
}

export async function addRecentView(
  db: Queryable,
  owner: string,
  productId: string,
  now: number,
): Promise<void> {
  await db.run(sql`
    with dropped as (
      delete from recent_view where owner = ${owner} and product_id <> ${productId} and product_id in (
        select product_id from recent_view where owner = ${owner}
        order by viewed_at desc offset ${maxRecentViews}))
    insert into recent_view (owner, product_id, viewed_at) select ${owner}, id, ${instant(now)}
    from product where id = ${productId}
    on conflict (owner, product_id) do update set viewed_at = excluded.viewed_at`)
}

export async function forgetRecentViews(db: Queryable, owner: string): Promise<void> {
  await db.run(sql`delete from recent_view where owner = ${owner}`)
}

/** Adds to the view counters. Locks product rows in id order, as sales do, so that they never deadlock. */
export async function countViews(db: Queryable, views: ReadonlyMap<string, number>): Promise<void> {
  await db.run(sql`
    with seen as (select * from unnest(${[...views.keys()]}::uuid[],
      ${[...views.values()]}::int[]) as seen(id, count)),
    locked as (select p.id, seen.count from product p join seen using (id) order by p.id
      for no key update of p)
    update product set views = views + locked.count from locked where product.id = locked.id`)
}

/** Returns the number of deleted views, at most `limit`. */
export function deleteOldViews(db: Queryable, before: number, limit: number): Promise<number> {
  return db.run(sql`
    delete from recent_view where (owner, product_id) in (
      select owner, product_id from recent_view where viewed_at < ${instant(before)} order by viewed_at limit ${limit})`)
}

/** Deletes wishlists of guests without a newer item. */
export function deleteGuestWishes(db: Queryable, before: number, limit: number): Promise<number> {
  return db.run(sql`
    delete from wish where (owner, product_id) in (
      select owner, product_id from wish where owner like 'session:%' and added_at < ${instant(before)}
        and not exists (select from wish w where w.owner = wish.owner and w.added_at >= ${instant(before)})
      order by added_at limit ${limit})`)
}
