// Measures how long staff wait for orders: `npm run bench:orders`, `-- --orders 1000000`. Every read has the same goal.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, sql, type Db } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { countWork } from '#data/orders/order-lists.ts'
import { startEmbedded } from '#postgres/start-embedded.ts'
import { listOrderPage } from '#services/orders/list-orders.ts'

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } })
const orders = Number(values.orders)
const goalMs = 100
const rounds = 20

const folder = await mkdtemp(path.join(tmpdir(), 'posy-orders-'))
const server = await startEmbedded(folder, () => undefined)
// Filling takes longer than a statement of the shop may.
const db = openDatabase({ ...server.connection, statement_timeout: 0, query_timeout: 0 })
try {
  await migrate(db)
  await fillOrders(db, orders, Date.now())
  console.log(
    `${orders.toLocaleString('en')} orders, ${rounds} times each\n${''.padEnd(34)}p50 ms   worst ms`,
  )
  for (const [name, read] of Object.entries(await readings(db))) await measure(name, read)
} finally {
  await db.close()
  await server.stop()
  await rm(folder, { recursive: true })
}

async function readings(from: Db): Promise<Record<string, () => Promise<unknown>>> {
  const sample = (await from.row<{ number: string; email: string; parcel: string }>(sql`
    select o.number, o.email, s.tracking_number as parcel from orders o join shipment s on s.order_id = o.id
    order by o.id offset ${orders / 2} limit 1`))!
  const find = (search: string) => () => listOrderPage(from, { list: 'all', search, after: null })
  const list = (name: 'all' | 'to-pack' | 'cancelled') => () =>
    listOrderPage(from, { list: name, search: '', after: null })
  const { next } = await list('all')()
  return {
    'counts of work': () => countWork(from, { today: '2026-12-01', lowStockBelow: 5, locale: 'us' }),
    'list, all': list('all'),
    'list, all, second page': () => listOrderPage(from, { list: 'all', search: '', after: next }),
    'list, to pack': list('to-pack'),
    'list, cancelled': list('cancelled'),
    'search, number': find(sample.number),
    'search, first four of a number': find(sample.number.slice(0, 4)),
    'search, e-mail': find(sample.email),
    'search, 11,000 e-mails': find('shopper1'),
    'search, name': find('Ada Family777'),
    'search, 12,500 names': find('Ada'),
    'search, SKU': find('SKU-777'),
    'search, best seller': find('BEST-SELLER'),
    'search, a SKU that most lines share': find('SKU'),
    'search, tracking number': find(sample.parcel),
    'search, every parcel': find('003404'),
    'search, nothing found': find('zzz'),
  }
}

async function measure(name: string, read: () => Promise<unknown>): Promise<void> {
  await read()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    await read()
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const [p50, worst] = [times[rounds / 2]!, times.at(-1)!]
  const isReached = p50 <= goalMs
  if (!isReached) process.exitCode = 1
  const figures = [p50, worst].map((ms) => ms.toFixed(1).padStart(9)).join('')
  console.log(`${name.padEnd(32)}${figures}  ${isReached ? 'reached' : 'MISSED '} ${goalMs} ms`)
}

/** The nth order is placed n minutes before `now`; ids sort by time, as those of the shop do. */
async function fillOrders(db: Db, orders: number, now: number): Promise<void> {
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
      lateral (select ${new Date(now)}::timestamptz - n * interval '1 minute' as at) as placed`)
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
