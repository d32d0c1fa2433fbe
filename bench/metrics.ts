// `node bench/metrics.ts`: processor time of the metrics of a cached page, as a share of the whole page. It is measured
// apart, in alternation with an empty loop. The page with and without metrics differs by less than the noise.
import type { ServerResponse } from 'node:http'
import { loadavg } from 'node:os'
import { createShopMetrics } from '#server/monitoring/shop-metrics.ts'
import { openConnection } from './connection.ts'
import { cpuSeconds } from './cpu-time.ts'
import { openScratch, startAnywhere } from './processes.ts'

const goal = 0.03
const pages = 20_000
const rounds = 9
const callsPerRound = 100_000

/** Microseconds of processor time for each call, by the median round. */
function timeOf(work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const began = process.cpuUsage()
    for (let call = 0; call < callsPerRound; call += 1) work()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / callsPerRound
  })
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!
}

async function timeOfPage(): Promise<number> {
  await using scratch = await openScratch()
  await using shop = startAnywhere('shop-process.ts', scratch, '100')
  const { origin } = await shop.message<{ origin: string }>()
  const connection = openConnection(origin)
  const send = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += 1)
      await connection.request('GET /classify/c-0 HTTP/1.1\r\naccept-encoding: gzip, deflate, br, zstd')
  }
  await send(pages / 4)
  const began = cpuSeconds(shop.pid, scratch.dataDir)!
  await send(pages)
  const seconds = cpuSeconds(shop.pid, scratch.dataDir)! - began
  connection.close()
  return (seconds * 1e6) / pages
}

const metrics = createShopMetrics()
const response = { statusCode: 200 } as ServerResponse
const facts = {
  began: performance.now(),
  route: 'page',
  operation: '',
  reason: '',
  cache: 'hit',
  requestId: '',
} as const
const counted = timeOf(() => {
  metrics.pageCache('hit')
  metrics.request(response, facts)
})
metrics.stop()
const cost = counted - timeOf(() => undefined)
const page = await timeOfPage()
console.log(
  `A cached page takes ${page.toFixed(1)} µs of processor time, its metrics ${cost.toFixed(2)} µs: ` +
    `${((100 * cost) / page).toFixed(1)} %, goal ${100 * goal} %, load ${loadavg()[0]!.toFixed(0)}`,
)
if (cost > goal * page) process.exitCode = 1
