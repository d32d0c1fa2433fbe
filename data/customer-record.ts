// Everything the shop keeps about a customer: to be handed over, and to be deleted.
import { sql, type Queryable } from './database.ts'
import { ownerOfCustomer } from './wishes.ts'

/** One document, without what only machines can use: hashes and internal ids. */
export async function exportCustomer(db: Queryable, id: string): Promise<Record<string, unknown>> {
  const owner = ownerOfCustomer(id)
  const row = await db.row<{ all: Record<string, unknown> }>(sql`
    select json_build_object(
      'profile', (select json_build_object('email', email, 'firstName', first_name, 'lastName', last_name, 'username', username,
          'language', locale, 'hasPassword', password_hash is not null, 'createdAt', created_at)
        from customer where id = ${id}),
      'newsletter', (select json_build_object('subscribed', newsletter, 'changedAt', newsletter_changed_at) from customer where id = ${id}),
      'sessions', (select coalesce(json_agg(json_build_object('signedInAt', signed_in_at, 'lastSeenAt', seen_at, 'remembered', remember)), '[]')
        from customer_session where customer_id = ${id}),
      'addresses', (select coalesce(json_agg(address::jsonb || jsonb_build_object('isDefault', is_default)), '[]')
        from customer_address where customer_id = ${id}),
      'cart', (select json_build_object('lines', lines, 'coupon', coupon_code, 'updatedAt', updated_at) from cart where session_id = ${owner}),
      'wishlist', (select coalesce(json_agg(json_build_object('product', p.key, 'addedAt', w.added_at)), '[]')
        from wish w join product p on p.id = w.product_id where w.owner = ${owner}),
      'recentlyViewed', (select coalesce(json_agg(json_build_object('product', p.key, 'viewedAt', v.viewed_at)), '[]')
        from recent_view v join product p on p.id = v.product_id where v.owner = ${owner}),
      'coupons', (select coalesce(json_agg(json_build_object('code', c.code, 'collectedAt', h.collected_at)), '[]')
        from coupon_holding h join coupon c on c.id = h.coupon_id where h.customer_id = ${id}),
      'orders', (select coalesce(json_agg(json_build_object('number', o.number, 'placedAt', o.placed_at, 'status', o.status,
          'email', o.email, 'currency', o.currency, 'totalMinor', o.total, 'remark', o.remark,
          'lines', (select json_agg(json_build_object('title', l.title, 'options', l.options_text, 'quantity', l.quantity,
              'unitPriceMinor', l.unit_price, 'personalisation', l.personalisation, 'giftMessage', l.gift_message) order by l.position)
            from order_line l where l.order_id = o.id),
          'deliveries', (select json_agg(g.address) from shipment_group g where g.order_id = o.id)) order by o.placed_at), '[]')
        from orders o where o.customer_id = ${id})) as all`)
  return row?.all ?? {}
}

/** Account, addresses, sessions, coupons put aside, cart, wishes and looks. Orders stay, without the account. */
export async function deleteCustomer(tx: Queryable, id: string, email: string): Promise<void> {
  const owner = ownerOfCustomer(id)
  await tx.run(sql`delete from cart where session_id = ${owner}`)
  await tx.run(sql`delete from wish where owner = ${owner}`)
  await tx.run(sql`delete from recent_view where owner = ${owner}`)
  await tx.run(sql`delete from sign_in_code where lower(email) = lower(${email})`)
  await tx.run(sql`delete from customer where id = ${id}`)
}
