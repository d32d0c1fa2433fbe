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
import { fillOrders } from './fill-orders.ts'

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
    'counts of work': () => countWork(from),
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
