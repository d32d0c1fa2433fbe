// Registries of customers: their items, and the gifts that were ordered for them.
import type { Address } from '#domain/delivery/address.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { RegistryDraft } from '#domain/registries/registry.ts'
import type { WishlistItem } from '../customers/wishlist-items.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

export type Registry = RegistryDraft & {
  readonly id: string
  /** Unguessable part of its address. */
  readonly key: string
  readonly customerId: string
  readonly locale: Locale
  /** Where the gifts are sent. Givers never see it. */
  readonly address: Address
  readonly isClosed: boolean
}

export type RegistryItem = {
  readonly id: string
  readonly variantId: string
  readonly wanted: number
  /** Ordered and not released. */
  readonly given: number
}

/** A gift that is paid, or sent on account. */
export type RegistryGift = {
  readonly id: string
  readonly itemId: string
  /** As the giver ordered it: the shop may not sell it any more. */
  readonly title: string
  readonly quantity: number
  readonly giver: string
  readonly message: string
  readonly isThanked: boolean
}

export async function findRegistry(db: Queryable, key: string): Promise<Registry | undefined> {
  return (await selectRegistries(db, key, null))[0]
}

/** By date, the earliest first. */
export function listRegistries(db: Queryable, customerId: string): Promise<Registry[]> {
  return selectRegistries(db, null, customerId)
}

function selectRegistries(db: Queryable, key: string | null, customerId: string | null): Promise<Registry[]> {
  return db.rows<Registry>(sql`
    select id, key, customer_id as "customerId", kind, title, message, happens_on as "happensOn",
      hides_given as "hidesGiven", locale, address, closed_at is not null as "isClosed"
    from registry where key = ${key}::text or customer_id = ${customerId}::uuid order by happens_on, id`)
}

export async function insertRegistry(
  tx: Queryable,
  { id, key, customerId, kind, title, message, happensOn, hidesGiven, locale, address }: Registry,
  now: number,
): Promise<void> {
  await tx.run(sql`
    insert into registry (id, key, customer_id, kind, title, message, happens_on, hides_given, locale, address,
      created_at)
    values (${id}, ${key}, ${customerId}, ${kind}, ${title}, ${message}, ${happensOn}, ${hidesGiven}, ${locale},
      ${json(address)}, ${instant(now)})`)
}

/** `address` null keeps it; `closedAt` in milliseconds, null opens the registry. */
export async function updateRegistry(
  db: Queryable,
  id: string,
  { kind, title, message, happensOn, hidesGiven }: RegistryDraft,
  { address, closedAt }: { readonly address: Address | null; readonly closedAt: number | null },
): Promise<void> {
  await db.run(sql`
    update registry set kind = ${kind}, title = ${title}, message = ${message}, happens_on = ${happensOn},
      hides_given = ${hidesGiven}, address = coalesce(${address && json(address)}::jsonb, address),
      closed_at = ${instant(closedAt)}::timestamptz
    where id = ${id}`)
}

export async function loadRegistryItems(db: Queryable, registryId: string): Promise<RegistryItem[]> {
  return db.rows<RegistryItem>(sql`
    select id, variant_id as "variantId", wanted, given from registry_item where registry_id = ${registryId}
    order by position, id`)
}

/**
 * Adds one variant of each product that the registry does not have. It is the saved one, else the first in stock, else
 * the first.
 */
export async function addRegistryProducts(
  tx: Queryable,
  registryId: string,
  wishes: readonly WishlistItem[],
  limit: number,
): Promise<void> {
  await tx.run(sql`
    with wished_products as (select id, variant_id, n from unnest(${wishes.map(({ id }) => id)}::uuid[],
      ${wishes.map(({ variantId }) => variantId)}::uuid[]) with ordinality as p(id, variant_id, n)),
    existing as (
      select coalesce(max(position), 0) as last, count(*) as count from registry_item
      where registry_id = ${registryId}),
    variants as (
      select distinct on (v.product_id) v.id, w.n from wished_products w join variant v on v.product_id = w.id
      where not exists (select from registry_item i join variant o on o.id = i.variant_id
        where i.registry_id = ${registryId} and o.product_id = w.id)
      order by v.product_id, v.id = w.variant_id desc nulls last, v.available = 0, v.position),
    chosen as (select id, row_number() over (order by n) as n from variants)
    insert into registry_item (id, registry_id, variant_id, position, wanted)
    select gen_random_uuid(), ${registryId}, chosen.id, existing.last + chosen.n, 1 from chosen, existing
    where existing.count + chosen.n <= ${limit} order by chosen.n`)
}

export type RegistryVariant = { readonly id: string; readonly productId: string }

/** All variants of the products of these variants. */
export async function listSiblingVariants(
  db: Queryable,
  variantIds: readonly string[],
): Promise<RegistryVariant[]> {
  return db.rows<RegistryVariant>(sql`
    select v.id, v.product_id as "productId" from variant v
    where v.product_id in (select product_id from variant where id = any (${[...variantIds]}::uuid[]))
    order by v.product_id, v.position`)
}

/** Sets the variant; another one only of the same product and before any is given. False if that is not possible. */
export async function setVariant(
  db: Queryable,
  registryId: string,
  itemId: string,
  variantId: string,
): Promise<boolean> {
  return db.changed(sql`
    update registry_item i set variant_id = v.id from variant v, variant old
    where i.id = ${itemId} and i.registry_id = ${registryId} and old.id = i.variant_id
      and (i.given = 0 or v.id = old.id) and v.id = ${variantId} and v.product_id = old.product_id`)
}

/** False for an unknown item. The constraint `registry_item_is_given_once` refuses fewer than are given. */
export async function setWanted(
  db: Queryable,
  registryId: string,
  itemId: string,
  wanted: number,
): Promise<boolean> {
  const count =
    wanted === 0
      ? await db.run(
          sql`delete from registry_item where id = ${itemId} and registry_id = ${registryId} and given = 0`,
        )
      : await db.run(
          sql`update registry_item set wanted = ${wanted} where id = ${itemId} and registry_id = ${registryId}`,
        )
  return count === 1
}

/** Gifts whose goods are paid or sent on account, newest first. */
export async function loadRegistryGifts(db: Queryable, registryId: string): Promise<RegistryGift[]> {
  return db.rows<RegistryGift>(sql`
    select g.id, g.item_id as "itemId", coalesce((select l.title from order_line l
        join variant v on v.product_id = l.product_id and v.id = i.variant_id
        where l.order_id = o.id limit 1), '') as title, g.quantity - g.released as quantity, o.buyer_name as giver, s.message,
      g.thanked_at is not null as "isThanked"
    from registry_gift g
    join registry_item i on i.id = g.item_id and i.registry_id = ${registryId}
    join orders o on o.id = g.order_id and o.status not in ('unpaid', 'cancelled')
    join shipment_group s on s.order_id = o.id and s.position = 0
    where g.released < g.quantity order by o.placed_at desc, g.id`)
}

/** False for an unknown gift. */
export async function setThanked(
  db: Queryable,
  registryId: string,
  giftId: string,
  thankedAt: number | null,
): Promise<boolean> {
  return db.changed(sql`
    update registry_gift g set thanked_at = ${instant(thankedAt)}::timestamptz
    from registry_item i where i.id = g.item_id and i.registry_id = ${registryId} and g.id = ${giftId}`)
}

export type ReleasedGoods = { readonly variantId: string; readonly quantity: number }

/**
 * Gifts of the order are wanted again: `goods`, or all of them. Needs the order's lock. Orders without gifts for a
 * registry change nothing. Goods are compared by product, because a correction may have changed the variant. A deleted
 * variant has its product in the order.
 */
export async function releaseGifts(
  tx: Queryable,
  orderId: string,
  goods: readonly ReleasedGoods[] | null,
): Promise<void> {
  await tx.run(sql`
    with returned as (
      select coalesce(v.product_id, l.product_id) as id, sum(r."quantity")::int as quantity
      from jsonb_to_recordset(${json(goods ?? [])}::jsonb) as r("variantId" uuid, "quantity" int)
      left join variant v on v.id = r."variantId"
      left join lateral (select product_id from order_line where order_id = ${orderId} and variant_id = r."variantId"
        limit 1) l on true
      group by 1),
    to_release as (
      select g.id, g.item_id, case when ${goods === null} then g.quantity - g.released
        else least(g.quantity - g.released, returned.quantity) end as quantity
      from registry_gift g join registry_item i on i.id = g.item_id join variant own on own.id = i.variant_id
      left join returned on returned.id = own.product_id
      where g.order_id = ${orderId} and (${goods === null} or returned.id is not null)
      order by i.id for update of i),
    released as (
      update registry_gift g set released = g.released + to_release.quantity from to_release
      where g.id = to_release.id)
    update registry_item i set given = i.given - to_release.quantity from to_release
      where i.id = to_release.item_id`)
}
