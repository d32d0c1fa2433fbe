// `npm run bench:flood`: response times of shoppers during an overload. Everything runs on this machine, within six
// minutes.
//   npm run bench:flood                     all of it
//   npm run bench:flood -- --seconds 20     each part shorter
//   npm run bench:flood -- --only flood     one part: flood, networks, killed, silent
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { killDatabase } from '#postgres/testing.ts'
import {
  flood,
  newNetwork,
  newRecords,
  requestCode,
  shop,
  variantsInStock,
  write,
  type FloodRow,
  type Visit,
} from './flood-clients.ts'
import type { JobTimes } from './flood-process.ts'
import { openScratch, residentMb, startAnywhere, type Child } from './processes.ts'
import { printFlood, printLine } from './tables.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, only: { type: 'string' } },
})
const seconds = Number(values.seconds)
const floodConnections = 128
const shoppers = 20
const writers = 24
const kills = 10
/** Payment events wait for a worker of their lane and for the database, never for mails. The mail timeout is 10 s. */
const eventMs = 1_000

type Running = { readonly child: Child; readonly origin: string; readonly dataDir: string }

/** Runs `work` on a new shop and prints the shop's memory before, at most, and after. */
async function withShop(
  title: string,
  work: (running: Running) => Promise<void>,
  smtpUrl = '',
): Promise<void> {
  await using scratch = await openScratch()
  console.log(`\n${title} (load average ${loadavg()[0]?.toFixed(1)})`)
  await using child = startAnywhere('flood-process.ts', scratch, smtpUrl)
  const { origin } = await child.message<{ origin: string }>()
  let most = 0
  const watching = setInterval(() => (most = Math.max(most, residentMb(child.pid))), 250)
  await delay(1_000)
  const before = residentMb(child.pid)
  await work({ child, origin, dataDir: scratch.dataDir })
  clearInterval(watching)
  printLine('memory (RSS), MB', `${before} before, ${most} at most, ${residentMb(child.pid)} after`)
}

function visitOf(origin: string, forSeconds: number): Visit {
  return { origin, until: performance.now() + forSeconds * 1_000, records: newRecords() }
}

const many = (count: number, one: () => Promise<void>): Promise<void>[] => Array.from({ length: count }, one)

async function flooded({ origin }: Running, networkOf: () => () => string): Promise<void> {
  const variants = await variantsInStock(origin)
  // Shoppers alone come first, to fill the cache and to measure the noise of the machine.
  await Promise.all(many(shoppers, () => shop(visitOf(origin, 3), variants)))
  const unloaded = visitOf(origin, seconds / 3)
  await Promise.all(many(shoppers, () => shop(unloaded, variants)))
  const visit = visitOf(origin, seconds)
  await Promise.all([
    ...many(shoppers, () => shop(visit, variants)),
    ...many(floodConnections, () => flood(visit, networkOf())),
  ])
  console.log('  shoppers alone')
  printFlood(shopperRows(unloaded), seconds / 3)
  console.log('  beside the flood')
  printFlood([...shopperRows(visit), ['the flood itself', visit.records.flood, undefined]], seconds)
}

const shopperRows = ({ records }: Visit): FloodRow[] => [
  ['home page, cached', records.home, 100],
  ['cart', records.cart, 500],
  ['checkout', records.checkout, 500],
]

/** Kills the database repeatedly, each time after it has recovered. */
async function killed({ child, origin, dataDir }: Running): Promise<void> {
  const visit = visitOf(origin, Infinity)
  const began = performance.now()
  const written = (): number => visit.records.message.statuses.get(200) ?? 0
  const writing = many(writers, () => write(visit))
  for (let kill = 0; kill < kills; kill += 1) {
    const before = written()
    await until(async () => written() > before + writers)
    await killDatabase(dataDir)
  }
  visit.until = performance.now() + 2_000
  await Promise.all(writing)
  const after = visitOf(origin, 10)
  const variants = await variantsInStock(origin)
  await Promise.all(many(2, () => shop(after, variants)))
  printFlood([['writing meanwhile', visit.records.message, undefined]], (performance.now() - began) / 1_000)
  printLine('the process', isAlive(child.pid) ? 'lives' : 'ENDED', isAlive(child.pid))
  const bought = after.records.checkout.statuses.get(200) ?? 0
  printLine('checkout afterwards', `${bought} answers of 200`, bought > 0)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Mails pile up at a server that accepts connections and says nothing; shoppers go on paying and signing in. */
async function silent({ child, origin }: Running): Promise<void> {
  const variants = await variantsInStock(origin)
  const visit = visitOf(origin, 3)
  await Promise.all(many(writers, () => write(visit)))
  const paying = visitOf(origin, Math.min(20, seconds))
  const began = performance.now()
  const codes = Promise.all(many(4, () => requestCode(paying)))
  await codes
  const taken = await until(async () => (await jobs(child, 'code-mail')).every(({ isTaken }) => isTaken))
  printLine(
    'sign-in codes handed to the mail server',
    `${Math.round(taken - began)} ms after they were asked for`,
    taken - began < 1_000,
  )
  await Promise.all(many(shoppers, () => shop(paying, variants)))
  await delay(1_000)
  const waiting = (await jobs(child)).filter(({ kind, isDone }) => kind.endsWith('mail') && !isDone).length
  const events = await jobs(child, 'sandbox-event')
  const slowest = Math.max(...events.map(({ tookMs }) => tookMs ?? Infinity))
  printLine('mails that wait', String(waiting), waiting > 0)
  printLine(
    `${events.length} payment events, slowest`,
    `${slowest} ms`,
    events.length > 0 && slowest < eventMs,
  )
}

async function jobs(child: Child, kind?: string): Promise<JobTimes[]> {
  const answer = child.message<JobTimes[]>()
  child.send({ ask: 'jobs' })
  return (await answer).filter((job) => kind === undefined || job.kind === kind)
}

/** The time at which the condition became true; Infinity after half a minute without it. */
async function until(condition: () => Promise<boolean>): Promise<number> {
  for (const end = performance.now() + 30_000; performance.now() < end; await delay(50))
    if (await condition()) return performance.now()
  return Infinity
}

async function openSilentServer(): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const parts: Readonly<{ [name: string]: () => Promise<void> }> = {
  flood: () =>
    withShop(
      `${floodConnections} connections of one network ask for random pages, ${shoppers} shoppers buy`,
      (running) => {
        const network = newNetwork()
        return flooded(running, () => () => network)
      },
    ),
  networks: () =>
    withShop(`The same from a new network for each request`, (running) => flooded(running, () => newNetwork)),
  killed: () => withShop(`PostgreSQL killed ${kills} times under ${writers} writers`, killed),
  async silent() {
    const server = await openSilentServer()
    await withShop('A mail server that accepts connections and never answers', silent, server.url)
    server.close()
  },
}

console.log('Posy under load. Shop, database and load share all cores.')
for (const [name, run] of Object.entries(parts))
  if (values.only === undefined || values.only === name) await run()
