// The measured shop in a child process: the real server with the synthetic catalogue, without rate limits. It sends its
// origin and the duration of its start as a message, answers a message with the delays of its event loop since then, and
// ends with its parent.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { sampleShop } from '#sample/sample-shop.ts'
import { readConfig } from '#server/config.ts'
import { startShop } from '#server/start.ts'
import { fillCatalog } from './fill-catalog.ts'
import { fillCustomer } from './fill-customer.ts'

const products = Number(process.argv[2])
const began = performance.now()
let filledMs = 0
let filledCpu = process.cpuUsage()
const config = readConfig({
  PORT: '0',
  DATA_DIR: process.argv[3],
  MAIL_DIR: process.argv[4],
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  SAMPLE: 'on',
})
const shop = await startShop({
  // Without other nodes, only this process may ask for a node without jobs.
  config: process.argv[5] === 'web' ? { ...config, ROLE: 'web' } : config,
  say: () => undefined,
  sample: {
    ...sampleShop,
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
  },
})
const { user, system } = process.cpuUsage(filledCpu)
process.send?.({
  origin: shop.origin,
  startSeconds: (performance.now() - began - filledMs) / 1000,
  startCpuSeconds: (user + system) / 1e6,
})
const delays = monitorEventLoopDelay({ resolution: 10 })
delays.enable()
process.on('message', () =>
  process.send?.({ p99: delays.percentile(99) / 1e6 - 10, max: delays.max / 1e6 - 10 }),
)
process.once('disconnect', () => void shop.stop().finally(() => process.exit(0)))
