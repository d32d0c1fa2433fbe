// Adds a customer with a password and a thousand orders of three lines each to the measured shop.
import { sql, type Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { hashPassword } from '#services/account/password-hash.ts'

export const benchCustomer = { email: 'bench@example.com', password: 'a bench by the river' }
export const benchOrders = 1_000

export async function fillCustomer(db: Db): Promise<void> {
  const id = newId(Date.now())
  const hash = await hashPassword(benchCustomer.password)
  if (typeof hash !== 'string') throw new Error('too busy to hash a password')
  await db.run(sql`
    insert into customer (id, email, password_hash, locale, created_at, updated_at)
    values (${id}, ${benchCustomer.email}, ${hash}, 'us', now(), now()) on conflict do nothing`)
  await db.run(sql`
    insert into orders (id, number, idempotency_key, request_hash, cart_id, cart_version, session_id, customer_id, email, locale, country,
      currency, status, payment_status, subtotal, gift_wrap, shipping_fee, discount, total, held_until, placed_at, updated_at)
    select gen_random_uuid(), 'BENCH-' || n, 'bench-' || n, '', gen_random_uuid(), 1, 'bench', ${id}::uuid, ${benchCustomer.email}, 'us', 'DE',
      'EUR', (array['unpaid', 'processing', 'processed', 'shipped', 'delivered'])[1 + n % 5], 'paid', 3000, 0, 0, 0, 3000,
      now(), now() - n * interval '1 hour', now()
    from generate_series(1, ${benchOrders}::int) n`)
  await db.run(sql`
    insert into shipment_group (id, order_id, position, address, method, fee, ships_on, earliest, latest)
    select gen_random_uuid(), id, 0, '{"firstName":"Ada","lastName":"Berg","country":"DE"}', 'standard', 0, current_date, current_date, current_date from orders where customer_id = ${id}::uuid`)
  await db.run(sql`
    insert into order_line (id, order_id, group_id, position, product_id, variant_id, sku, product_key, title, options_text, picture, quantity,
      unit_price, discount, total, personalisation, gift_message, wrap, wrap_price)
    select gen_random_uuid(), o.id, g.id, n, gen_random_uuid(), gen_random_uuid(), 'SKU', 'gift', 'A gift', '', null, 1, 1000, 0, 1000, '', '', false, 0
    from orders o join shipment_group g on g.order_id = o.id, generate_series(0, 2) n where o.customer_id = ${id}::uuid`)
  await db.run(sql`analyze orders, order_line, shipment_group, customer`)
}
