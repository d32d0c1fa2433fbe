// `node bench/start.ts --products 100000`: seconds until a node is ready, from the database and from the snapshot of
// the catalogue. Then the longest delay of its event loop during a minute of lists and searches. The catalogue stays in
// var/bench for the next run. `--snapshot`: only from the snapshot of an earlier run. Cores are not pinned: on one
// core, the database and the compression of feeds would delay the event loop.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { call } from './caller.ts'
import { openConnection } from './connection.ts'
import { openScratch, residentMb, startAnywhere, type Child } from './processes.ts'

const options = { products: { type: 'string', default: '100000' }, snapshot: { type: 'boolean' } } as const
const { values } = parseArgs({ options })
const dataDir = path.resolve(import.meta.dirname, `../var/bench/${values.products}`)
const snapshot = path.join(dataDir, 'catalog')
await using scratch = await openScratch()
const watchedMs = 60_000
const sorts = ['best-selling', 'most-viewed', 'newest', 'price-asc', 'price-desc'] as const
const queries = ['candle', 'made with care', 'golden vase', 'kandle', 'wedding', 'light box ribbon']

type Started = { readonly origin: string; readonly startSeconds: number; readonly startCpuSeconds: number }
type Delays = { readonly p99: number; readonly max: number }

async function measure(
  name: string,
  meanwhile: (child: Child, started: Started) => Promise<void>,
): Promise<void> {
  await using child = startAnywhere('shop-process.ts', { dataDir, mailDir: scratch.mailDir }, values.products)
  const started = await child.message<Started>()
  const { startSeconds, startCpuSeconds } = started
  console.log(
    `${name}: ready after ${startSeconds.toFixed(1)} s, ${startCpuSeconds.toFixed(1)} s of processor time of the node, ` +
      `${residentMb(child.pid)} MB, load ${loadavg()[0]!.toFixed(0)}`,
  )
  await meanwhile(child, started)
}

async function untilWritten(): Promise<void> {
  const began = performance.now()
  while (!existsSync(path.join(snapshot, 'snapshot.json'))) await delay(200)
  console.log(`Snapshot written ${((performance.now() - began) / 1000).toFixed(1)} s later.`)
}

/** Lists in every order and searches, of which no cache knows half, as on a node that has just started. */
async function watch(child: Child, { origin }: Started): Promise<void> {
  const connection = openConnection(origin)
  const end = performance.now() + watchedMs
  let rounds = 0
  let slowest = { ms: 0, name: '' }
  const timed = async (name: string, response: Promise<unknown>) => {
    const began = performance.now()
    await response
    const ms = performance.now() - began
    if (ms > slowest.ms) slowest = { ms, name }
  }
  while (performance.now() < end) {
    const page = 1 + (rounds >> 4)
    const sort = sorts[rounds % sorts.length]!
    const query = `${queries[rounds % queries.length]!} ${page}`
    await timed(`${sort}, page ${page}`, call(connection, 'catalog.list', { sort, page }))
    await timed(`"${query}"`, call(connection, 'catalog.search', { query }))
    rounds += 1
    await delay(20)
  }
  connection.close()
  child.send({ delays: true })
  const { p99, max } = await child.message<Delays>()
  console.log(
    `${rounds * 2} lists and searches: the event loop was delayed by ${max.toFixed(0)} ms at most, p99 ${p99.toFixed(0)} ms; ` +
      `${residentMb(child.pid)} MB, load ${loadavg()[0]!.toFixed(0)}. Slowest response: ${slowest.name}, ${slowest.ms.toFixed(0)} ms.`,
  )
}

if (!values.snapshot) {
  await rm(snapshot, { recursive: true, force: true })
  await measure('From the database', untilWritten)
}
await measure('From the snapshot', watch)
