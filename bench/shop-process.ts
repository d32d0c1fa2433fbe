// The measured shop in a child process: the real server with the synthetic catalogue, without rate limits. It sends its
// origin and the duration of its start as a message. It replies to a message with the delays of its event loop since
// then.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { fillCatalog } from './fill-catalog.ts'
import { fillCustomer } from './fill-customer.ts'
import { serveShop } from './serve-shop.ts'

const products = Number(process.argv[4])
const began = performance.now()
let filledMs = 0
let filledCpu = process.cpuUsage()
const { origin } = await serveShop({
  ...(process.argv[5] === 'web' && { role: 'web' }),
  async load(db) {
    const started = performance.now()
    if (!(await db.row(sql`select id from product limit 1`))) await fillCatalog(db, products)
    if (!(await db.row(sql`select id from customer limit 1`))) await fillCustomer(db)
    // Jobs of the last run, and no change in a day, would leave the catalogue without a snapshot.
    await db.run(sql`delete from job where kind = 'catalog-snapshot'`)
    const first = await db.row<{ id: string }>(sql`select id from product order by id limit 1`)
    await recordChanges(db, [first!.id], Date.now())
    filledCpu = process.cpuUsage()
    filledMs = performance.now() - started
  },
})
const { user, system } = process.cpuUsage(filledCpu)
process.send?.({
  origin,
  startSeconds: (performance.now() - began - filledMs) / 1000,
  startCpuSeconds: (user + system) / 1e6,
})
const delays = monitorEventLoopDelay({ resolution: 10 })
delays.enable()
process.on('message', () =>
  process.send?.({ p99: delays.percentile(99) / 1e6 - 10, max: delays.max / 1e6 - 10 }),
)
