// `node bench/lists.ts --products 100000`: processor time of lists and searches through the endpoint, of the node and of
// its database. Shoppers request for many different lists, popular ones more often (Zipf). The cost of a bare node:http
// response of the same bytes, measured in the same run, makes machines comparable. `cold`: few cards are cached yet.
// The node has the role `web`: no job runs on it.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sorts } from '#domain/catalog/catalog.ts'
import { send } from './caller.ts'
import { openConnection, type Connection } from './connection.ts'
import { cpuSeconds } from './cpu-time.ts'
import { load } from './load.ts'
import { openScratch, shareCores, startOnCore0, type Child } from './processes.ts'
import { brand, categoryPath, oneOf, phrase, seeded, tags, type Chance } from './synthetic-catalog.ts'

const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '10' } },
})
const dataDir = path.resolve(import.meta.dirname, `../var/bench/${values.products}`)
await using scratch = await openScratch()
const chance = seeded(17)
/** After so many lists, most of their cards are cached. */
const warmUpLists = 45_000

type Request = { readonly name: 'catalog.list' | 'catalog.search'; readonly input: object }

/** A rank below `count`: each rank is chosen in inverse proportion to its place. */
function zipf(count: number, random: Chance): number {
  return Math.min(count - 1, Math.floor((count + 1) ** random()) - 1)
}

const categories = [...new Set(Array.from({ length: 5_000 }, () => categoryPath(chance).at(-1)!))]
const phrases = [...new Set(Array.from({ length: 20_000 }, () => phrase(chance)))]
const priceLimits = [1_000, 2_000, 3_000, 5_000, 10_000]

/** Six lists in ten have no filter; pages follow the first one rarely. */
function someList(): Request {
  const share = chance()
  const input = {
    ...(chance() > 0.1 && { category: categories[zipf(categories.length, chance)]! }),
    ...(share >= 0.6 && share < 0.8 && { maxPrice: oneOf(priceLimits, chance) }),
    ...(share >= 0.8 && { tags: [tags[zipf(tags.length, chance)]!] }),
    ...(chance() < 0.3 && { sort: oneOf(sorts, chance) }),
    page: 1 + Math.floor(20 * chance() ** 8),
  }
  return { name: 'catalog.list', input }
}

/** Two words, one of them, or a brand and a word; one in twenty has a typing mistake. */
function someSearch(): Request {
  const words = phrases[zipf(phrases.length, chance)]!
  const second = words.split(' ')[1]!
  const share = chance()
  const branded = share < 0.9 ? second : `${brand(chance)} ${second}`
  const query = share < 0.5 ? words : branded
  const typed = chance() < 0.05 ? query.slice(0, 3) + query.slice(4) : query
  return { name: 'catalog.search', input: { query: typed } }
}

type Cost = {
  readonly node: number
  readonly database: number
  readonly stepCount: number
  readonly bytes: number
}

/** Milliseconds of processor time for each request. */
async function costOf(
  { pid }: Child,
  origin: string,
  request: (connection: Connection) => Promise<Buffer>,
): Promise<Cost> {
  const used = () => ({ node: cpuSeconds(pid, '/nowhere')!, all: cpuSeconds(pid, dataDir)! })
  let bytes = 0
  const before = used()
  const { stepCount } = await load(origin, Number(values.seconds), async (connection) => {
    const { length } = await request(connection)
    bytes += length
  })
  const after = used()
  const node = after.node - before.node
  const database = after.all - before.all - node
  return {
    stepCount,
    bytes: bytes / stepCount,
    node: (node * 1000) / stepCount,
    database: (database * 1000) / stepCount,
  }
}

async function costOfBare(body: Buffer): Promise<Cost> {
  await using child = startOnCore0('bare-server.ts')
  child.send({
    headers: ['content-type', 'application/json', 'content-length', String(body.length)],
    body: body.toString('base64'),
  })
  const { origin } = await child.message<{ origin: string }>()
  return await costOf(child, origin, async (connection) => (await connection.request('GET / HTTP/1.1')).body)
}

type Compared = { readonly bare: Cost; readonly goal?: number }

function print(name: string, cost: Cost, compared?: Compared, different?: number): void {
  const { node, database, stepCount, bytes } = cost
  const perCoreSecond = Math.round(1000 / (node + database))
  const cells = [
    name.padEnd(16),
    ...[
      `${node.toFixed(3)} ms`,
      `${database.toFixed(3)} ms`,
      perCoreSecond.toLocaleString('en'),
      compared ? (node / compared.bare.node).toFixed(1) : '',
    ].map((cell) => cell.padStart(13)),
    `   ${stepCount.toLocaleString('en')} of ${Math.round(bytes).toLocaleString('en')} bytes`,
    different ? `, ${different.toLocaleString('en')} different` : '',
  ]
  console.log(cells.join(''))
  if (!compared?.goal || perCoreSecond >= compared.goal) return
  console.log(`  MISSED: ${compared.goal.toLocaleString('en')} per core second`)
  process.exitCode = 1
}

async function askFor(connection: Connection, { name, input }: Request): Promise<Buffer> {
  return (await send(connection, name, input as never)).body
}

async function measure(name: string, some: () => Request, compared: Compared): Promise<void> {
  const seen = new Set<string>()
  const cost = await costOf(shop, origin, (connection) => {
    const request = some()
    seen.add(JSON.stringify(request))
    return askFor(connection, request)
  })
  print(name, cost, compared, seen.size)
}

console.log(`${Number(values.products).toLocaleString('en')} products. ${shareCores()}`)
await using shop = startOnCore0(
  'shop-process.ts',
  { dataDir, mailDir: scratch.mailDir },
  values.products,
  'web',
)
const { origin } = await shop.message<{ origin: string }>()
console.log(
  '\n' +
    ''.padEnd(16) +
    ['node', 'database', 'per core s', 'of bare'].map((head) => head.padStart(13)).join(''),
)
const connection = openConnection(origin)
const bare = await costOfBare((await send(connection, 'catalog.list', {})).body)
connection.close()
print('bare node:http', bare)
await measure('lists, cold', someList, { bare })
await load(origin, 120, async (each, index) => index < warmUpLists && void (await askFor(each, someList())))
await measure('lists', someList, { bare, goal: 2_000 })
await measure('searches', someSearch, { bare, goal: 500 })
