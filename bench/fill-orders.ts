// Fills an empty database with orders of a shop that has sold for years: one or two lines, mostly delivered.
import { sql, type Db } from '#data/database.ts'

/** The nth order is placed n minutes before `nowMs`; ids sort by time, as those of the shop do. */
export async function fillOrders(db: Db, orders: number, nowMs: number): Promise<void> {
  await db.run(sql`
    insert into orders (id, number, idempotency_key, request_hash, cart_id, cart_version, session_id, email,
      locale, country, currency, status, payment_status, subtotal, gift_wrap, shipping_fee, discount, total,
      held_until, placed_at, updated_at)
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000'
        || substr(md5(n::text), 1, 16))::uuid,
      regexp_replace(upper(translate(substr(md5('n' || n), 1, 11), 'u', 'v')), '(.{4})(.{4})', '\\1-\\2-'),
      'bench-' || n, '', gen_random_uuid(), 1, 'bench', 'shopper' || n % 60000 || '@example.com', 'us', 'DE', 'EUR',
      case when n <= 60 then 'processing' when n <= 90 then 'processed' when n <= 95 then 'unpaid'
        when n <= 600 then 'shipped' when n % 50 = 0 then 'cancelled' else 'delivered' end,
      'paid', 3000, 0, 0, 0, 3000, at, at, at
    from generate_series(1, ${orders}::int) n,
      lateral (select ${new Date(nowMs)}::timestamptz - n * interval '1 minute' as at) as placed`)
  await db.run(sql`
    insert into shipment_group (id, order_id, position, address, method, fee, ships_on, earliest, latest)
    select gen_random_uuid(), id, 0, jsonb_build_object('firstName',
        (array['Ada', 'Bo', 'Cléo', 'Dörte', 'Emil', 'Fatma', 'Grace', 'Hana'])[1 + n % 8],
        'lastName', 'Family' || n % 20000, 'city', 'Berlin', 'country', 'DE'),
      'standard', 0, placed_at::date, placed_at::date, placed_at::date
    from (select *, row_number() over (order by id) as n from orders) as o`)
  await db.run(sql`
    insert into order_line (id, order_id, group_id, position, product_id, variant_id, sku, product_key, title,
      options_text, picture, quantity, unit_price, discount, total, personalisation, gift_message, wrap, wrap_price)
    select gen_random_uuid(), o.id, g.id, n, gen_random_uuid(), gen_random_uuid(),
      -- One best seller in every fourth order, the others from 5,000 variants.
      case when random() < 0.25 then 'BEST-SELLER' else 'SKU-' || floor(random() * 5000)::int end,
      'gift', 'A gift', '', null, 1, 1500, 0, 1500, '', '', false, 0
    from orders o join shipment_group g on g.order_id = o.id, generate_series(0, 1) n`)
  await db.run(sql`
    insert into shipment (id, order_id, group_id, carrier, tracking_number, shipped_at)
    select gen_random_uuid(), order_id, g.id, 'DHL', '003404' || substr(md5(g.id::text), 1, 14), g.ships_on
    from shipment_group g join orders o on o.id = g.order_id where o.status in ('shipped', 'delivered')`)
  await db.run(sql`vacuum analyze orders, order_line, shipment_group, shipment`)
}
