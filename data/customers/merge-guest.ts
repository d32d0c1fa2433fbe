// Assigns a guest's cart, wishlist, recent views and orders to a customer.
import type { CartLine } from '#domain/orders/cart.ts'
import { mergeLines } from '#domain/orders/merge-carts.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

type Owners = { readonly from: string; readonly to: string }

/**
 * A product that both have saved keeps the earlier time and the customer's variant. Otherwise the guest's variant comes
 * with its price and stock. Needs a transaction.
 */
export async function mergeWishlist(tx: Queryable, { from, to }: Owners): Promise<void> {
  await tx.run(sql`
    insert into wish (owner, product_id, variant_id, added_at, currency, price, seen_price, sold_out, back_at, dropped_at)
    select ${to}, product_id, variant_id, added_at, currency, price, seen_price, sold_out, back_at, dropped_at from wish
    where owner = ${from}
    on conflict (owner, product_id) do update set added_at = least(wish.added_at, excluded.added_at),
      (variant_id, currency, price, seen_price, sold_out, back_at, dropped_at) = (
        select f.* from (values (wish.variant_id, wish.currency, wish.price, wish.seen_price, wish.sold_out,
            wish.back_at, wish.dropped_at), (excluded.variant_id, excluded.currency, excluded.price,
            excluded.seen_price, excluded.sold_out, excluded.back_at, excluded.dropped_at)) as f
        order by f.column1 is null limit 1)`)
  await tx.run(sql`delete from wish where owner = ${from}`)
}

/** A product viewed twice keeps the later time. Needs a transaction. */
export async function mergeRecentViews(tx: Queryable, { from, to }: Owners): Promise<void> {
  await tx.run(sql`
    insert into recent_view (owner, product_id, viewed_at) select ${to}, product_id, viewed_at
    from recent_view where owner = ${from}
    on conflict (owner, product_id) do update set viewed_at = greatest(recent_view.viewed_at,
      excluded.viewed_at)`)
  await tx.run(sql`delete from recent_view where owner = ${from}`)
}

/** Assigns guest orders with the verified e-mail. */
export async function assignGuestOrders(tx: Queryable, customerId: string, email: string): Promise<void> {
  await tx.run(sql`
    update orders set customer_id = ${customerId} where customer_id is null and lower(email) = lower(${email})`)
}

type Row = { lines: CartLine[]; coupon: string | null }

/** Needs a transaction. */
export async function mergeCart(tx: Queryable, session: string, owner: string, now: number): Promise<void> {
  const guest = await tx.row<Row>(
    sql`select lines, coupon_code as coupon from cart where session_id = ${session} for update`,
  )
  if (!guest) return
  await tx.run(sql`
    insert into cart (id, session_id, version, updated_at) values (${newId(now)}, ${owner}, 0, ${instant(now)})
    on conflict do nothing`)
  const own = await tx.row<Row>(
    sql`select lines, coupon_code as coupon from cart where session_id = ${owner} for update`,
  )
  const ownLines = own?.lines ?? []
  const ids = [...new Set([...ownLines, ...guest.lines].map(({ variantId }) => variantId))]
  const stock = await tx.rows<{ id: string; stock: number }>(
    sql`select id, available as stock from variant where id = any (${ids}::uuid[])`,
  )
  const stockOf = new Map(stock.map((each) => [each.id, each.stock]))
  const lines = mergeLines(ownLines, guest.lines, (variantId) => stockOf.get(variantId) ?? 0)
  // The guest cart's coupon was entered last, so it wins.
  await tx.run(sql`
    update cart set lines = ${json(lines)}, coupon_code = ${guest.coupon ?? own?.coupon ?? null},
      version = version + 1, updated_at = ${instant(now)}
    where session_id = ${owner}`)
  await tx.run(sql`delete from cart where session_id = ${session}`)
}
