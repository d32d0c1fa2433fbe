// Exports and deletes all data of a customer.
import { sql, type Queryable } from '../database.ts'
import { exportOrders } from '../orders/export-orders.ts'
import { ownerOfCustomer } from '../owner-keys.ts'

/** One JSON document, without hashes and internal ids. Reads without a lock, in two statements. */
export async function exportCustomer(db: Queryable, id: string): Promise<Record<string, unknown>> {
  const owner = ownerOfCustomer(id)
  const row = await db.row<{ all: Record<string, unknown> }>(sql`
    with me as (select * from customer where id = ${id})
    select json_build_object(
      'profile', (select json_build_object('email', email, 'firstName', first_name, 'lastName', last_name,
          'username', username, 'language', locale, 'hasPassword', password_hash is not null,
          'createdAt', created_at)
        from me),
      'newsletter', (select json_build_object('subscribed', s.subscribed, 'language', s.locale, 'consents',
          (select json_agg(json_build_object('kind', c.kind, 'by', c.source, 'language', c.locale,
            'textVersion', c.text_version, 'at', c.at)
            order by c.at) from newsletter_consent c where c.subscription_id = s.id))
        from newsletter_subscription s join me on lower(s.email) = lower(me.email)),
      'sessions', (select coalesce(json_agg(json_build_object('browser', browser, 'system', system,
          'signedInAt', signed_in_at, 'lastSeenAt', seen_at, 'remembered', remember)), '[]')
        from customer_session where customer_id = ${id}),
      'knownBrowsers', (select coalesce(json_agg(json_build_object('lastSignInAt', seen_at)), '[]')
        from known_browser where customer_id = ${id}),
      'addresses', (select coalesce(json_agg(address::jsonb || jsonb_build_object('isDefault', is_default)),
        '[]')
        from customer_address where customer_id = ${id}),
      'people', (select coalesce(json_agg(json_build_object('name', p.name, 'relation', p.relation,
          'notes', p.notes, 'country', p.country, 'address', p.address,
            'dates', (select coalesce(json_agg(json_build_object('kind', d.kind, 'month', d.month,
              'day', d.day, 'year', d.year, 'remind', d.remind) order by d.id), '[]') from gift_date d
              where d.person_id = p.id)) order by p.id), '[]')
        from person p where p.customer_id = ${id}),
      'reminders', (select json_build_object('wanted', reminders, 'changedAt', reminders_changed_at)
        from customer where id = ${id}),
      'wishNotices', (select json_build_object('wanted', wish_notices, 'changedAt', wish_notices_changed_at)
        from customer where id = ${id}),
      'cart', (select json_build_object('lines', lines, 'coupon', coupon_code, 'updatedAt', updated_at)
        from cart where session_id = ${owner}),
      'wishlist', (select coalesce(json_agg(json_build_object('product', p.key, 'sku', v.sku, 'addedAt', w.added_at)),
          '[]') from wish w join product p on p.id = w.product_id left join variant v on v.id = w.variant_id where w.owner = ${owner}),
      'registries', (select coalesce(json_agg(json_build_object('kind', r.kind, 'title', r.title,
          'message', r.message, 'day', r.happens_on, 'address', r.address, 'createdAt', r.created_at,
          'items', (select coalesce(json_agg(json_build_object('sku', v.sku, 'wanted', i.wanted)
            order by i.position), '[]') from registry_item i join variant v on v.id = i.variant_id
            where i.registry_id = r.id)) order by r.created_at), '[]')
        from registry r where r.customer_id = ${id}),
      'recentlyViewed', (select coalesce(json_agg(json_build_object('product', p.key,
        'viewedAt', v.viewed_at)), '[]')
        from recent_view v join product p on p.id = v.product_id where v.owner = ${owner}),
      'coupons', (select coalesce(json_agg(json_build_object('code', c.code, 'collectedAt', h.collected_at,
          'validUntil', c.ends_at, 'yoursAlone', c.customer_id is not null)), '[]')
        from coupon_holding h join coupon c on c.id = h.coupon_id where h.customer_id = ${id}),
      'couponsUsed', (select coalesce(json_agg(json_build_object('code', c.code, 'order', o.number,
        'usedAt', u.used_at)), '[]')
        from coupon_use u join coupon c on c.id = u.coupon_id join orders o on o.id = u.order_id
        where o.customer_id = ${id}),
      'points', (select coalesce(json_agg(json_build_object('kind', e.kind, 'points', e.points,
        'order', o.number, 'coupon', c.code, 'at', e.at)
          order by e.at), '[]')
        from points_entry e left join orders o on o.id = e.order_id left join coupon c on c.id = e.coupon_id
        where e.customer_id = ${id}),
      'messages', (select coalesce(json_agg(json_build_object('subject', m.subject, 'text', m.text,
          'name', m.name, 'order', m.order_number, 'language', m.locale, 'writtenAt', m.written_at)
          order by m.written_at), '[]')
        from contact_message m join me on lower(m.email) = lower(me.email)),
      'exchanges', (select coalesce(json_agg(json_build_object('reference', q.reference, 'status', q.status,
          'answer', q.answer, 'askedAt', q.asked_at, 'decidedAt', q.decided_at) order by q.asked_at), '[]')
        from return_request q join me on lower(q.email) = lower(me.email)),
      'notes', (select coalesce(json_agg(json_build_object('text', n.text, 'writtenAt', n.at) order by n.at), '[]')
        from customer_note n join me on lower(n.email) = lower(me.email))) as all`)
  return { ...row?.all, orders: await exportOrders(db, { customerId: id }) }
}

/** What the shop stores about somebody who ordered without an account. */
export async function exportGuest(db: Queryable, email: string): Promise<Record<string, unknown>> {
  const row = await db.row<{ all: Record<string, unknown> }>(sql`
    select json_build_object(
      'email', ${email}::text,
      'newsletter', (select json_build_object('subscribed', subscribed, 'language', locale)
        from newsletter_subscription where lower(email) = lower(${email})),
      'messages', (select coalesce(json_agg(json_build_object('subject', m.subject, 'text', m.text,
          'name', m.name, 'order', m.order_number, 'language', m.locale, 'writtenAt', m.written_at)
          order by m.written_at), '[]')
        from contact_message m where lower(m.email) = lower(${email})),
      'exchanges', (select coalesce(json_agg(json_build_object('reference', q.reference, 'status', q.status,
          'answer', q.answer, 'askedAt', q.asked_at, 'decidedAt', q.decided_at) order by q.asked_at), '[]')
        from return_request q where lower(q.email) = lower(${email})),
      'notes', (select coalesce(json_agg(json_build_object('text', n.text, 'writtenAt', n.at) order by n.at), '[]')
        from customer_note n where lower(n.email) = lower(${email}))) as all`)
  return { ...row?.all, orders: await exportOrders(db, { guestEmail: email }) }
}

/**
 * Deletes the account with its people, gift dates, contact messages and newsletter subscription. Orders stay without
 * the account, and reviews with an initial instead of the name. The points ledger stays as a record of earned points.
 * Needs a transaction.
 */
export async function deleteCustomer(tx: Queryable, id: string, email: string): Promise<void> {
  const owner = ownerOfCustomer(id)
  await tx.run(sql`delete from cart where session_id = ${owner}`)
  await tx.run(sql`delete from wish where owner = ${owner}`)
  await tx.run(sql`delete from recent_view where owner = ${owner}`)
  await tx.run(sql`
    update review set author = left(author, 1) || '.' where order_id in (select id from orders
      where customer_id = ${id})`)
  const rows = await deleteByEmail(tx, email)
  await tx.run(sql`delete from job where data->>'customerId' = ${id}::text`)
  await tx.run(sql`delete from customer where id = ${id}`)
  await redactLog(tx, { email, id, ...rows })
}

/** Deletes what is stored about an address without an account. Its orders stay. Needs a transaction. */
export async function deleteGuest(tx: Queryable, email: string): Promise<void> {
  await tx.run(sql`
    update review set author = left(author, 1) || '.' where order_id in (select id from orders
      where customer_id is null and lower(email) = lower(${email}))`)
  const rows = await deleteByEmail(tx, email)
  await redactLog(tx, { email, id: null, ...rows })
}

/** Returns the ids of the deleted notes, and of the exchanges that lost their address. */
async function deleteByEmail(tx: Queryable, email: string): Promise<Pick<Erased, 'notes' | 'exchanges'>> {
  await tx.run(sql`delete from sign_in_code where lower(email) = lower(${email})`)
  await tx.run(sql`delete from newsletter_subscription where lower(email) = lower(${email})`)
  await tx.run(sql`delete from contact_message where lower(email) = lower(${email})`)
  // The exchange of a gift belongs to the giver's order: it stays, without the recipient's address.
  const exchanges = await tx.values<string>(
    sql`update return_request set email = '' where lower(email) = lower(${email}) returning id`,
  )
  const notes = await tx.values<string>(
    sql`delete from customer_note where lower(email) = lower(${email}) returning id`,
  )
  return { notes, exchanges }
}

type Erased = {
  readonly email: string
  /** Of the account; null for a guest. */
  readonly id: string | null
  readonly notes: readonly string[]
  readonly exchanges: readonly string[]
}

/**
 * The log keeps who wrote a row and when, without its values. Orders and their reviews keep theirs. Rows are found by id
 * too, because the account may have had another address.
 */
async function redactLog(tx: Queryable, { email, id, notes, exchanges }: Erased): Promise<void> {
  await tx.run(sql`
    update audit_entry set before = case when before is not null then '{}'::jsonb end,
      after = case when after is not null then '{}'::jsonb end
    where (table_name in ('customer', 'newsletter_subscription', 'customer_note')
        and lower(coalesce(after, before) ->> 'email') = lower(${email}))
      or (table_name = 'customer' and coalesce(after, before) ->> 'id' = ${id}::text)
      or (table_name = 'customer_note' and coalesce(after, before) ->> 'id' = any (${[...notes]}::text[]))
      or (table_name = 'customer_address' and coalesce(after, before) ->> 'customer_id' = ${id}::text)`)
  await tx.run(sql`
    update audit_entry set before = before || '{"email": ""}', after = after || '{"email": ""}'
    where table_name = 'return_request' and (coalesce(after, before) ->> 'id' = any (${[...exchanges]}::text[])
      or lower(${email}) in (lower(before ->> 'email'), lower(after ->> 'email')))`)
}
