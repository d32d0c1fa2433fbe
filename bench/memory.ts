// `npm run bench:memory`, also the end of `npm run bench`: memory of the server's process. It is measured after a
// start with the sample shop and after fifty pages. The last figure follows minutes of mixed load in all languages.
//   npm run bench:memory -- --minutes 2
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { locales } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { call, newSession, send } from './caller.ts'
import { openConnection, type Connection } from './connection.ts'
import { openScratch, residentMb, startOnCore0 } from './processes.ts'
import { seeded } from './synthetic-catalog.ts'

/** Upper limits in megabytes. */
const goals = { fifty: 220, mixed: 400 }
const connections = 8

const chance = seeded(23)
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!

export async function measureMemory(minutes: number): Promise<void> {
  await using scratch = await openScratch()
  await using shop = startOnCore0('sample-process.ts', scratch)
  const { origin } = await shop.message<{ origin: string }>()
  const print = (when: string, goal?: number): void => {
    const goalText = goal === undefined ? '' : ` (to reach: ${goal} MB)`
    console.log(`  ${when.padEnd(34)}${String(residentMb(shop.pid)).padStart(5)} MB${goalText}`)
  }
  console.log(`\nMemory of the server, load average ${loadavg()[0]?.toFixed(1)}`)
  print('after the start')
  const paths = await pagePaths(origin)
  const connection = openConnection(origin)
  for (let i = 0; i < 50; i += 1) await getPage(connection, localePath(oneOf(locales), oneOf(paths)))
  connection.close()
  print('after fifty pages', goals.fifty)
  const requestCount = await mixedLoad(origin, paths, minutes)
  print(`after ${minutes} minutes, ${requestCount} requests`, goals.mixed)
}

async function pagePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemaps/us-1.xml`)).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, found]) => found || '/')
}

async function getPage(connection: Connection, address: string): Promise<void> {
  await connection.request(`GET ${address} HTTP/1.1\r\naccept-encoding: gzip, deflate, br, zstd`)
}

/** Pages, page data, searches, pictures, unknown addresses, and carts, at random. Returns the number of requests. */
async function mixedLoad(origin: string, paths: readonly string[], minutes: number): Promise<number> {
  const end = performance.now() + minutes * 60_000
  const variants = await someVariants(origin, paths)
  const pictures = await picturesOf(origin)
  let requestCount = 0
  async function visit(connection: Connection): Promise<void> {
    const inLanguage = (address: string): string => localePath(oneOf(locales), address)
    const kind = chance()
    if (kind < 0.5) return getPage(connection, inLanguage(oneOf(paths)))
    if (kind < 0.65)
      return getPage(connection, inLanguage(`${oneOf(paths)}/_payload.json`.replace('//', '/')))
    if (kind < 0.8)
      return getPage(connection, inLanguage(`/search?query=${Math.floor(chance() * 1e6).toString(36)}`))
    if (kind < 0.85) return getPage(connection, inLanguage(`/no-such-page-${Math.floor(chance() * 1e6)}`))
    if (kind < 0.95) return getPage(connection, oneOf(pictures))
    const session = newSession()
    await call(
      connection,
      'cart.add',
      { variantId: oneOf(variants), quantity: 1, withoutText: true },
      session,
    ).catch(() => undefined)
    await send(connection, 'cart.view', {}, session)
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = openConnection(origin)
      while (performance.now() < end) {
        await visit(connection)
        requestCount += 1
      }
      connection.close()
    }),
  )
  return requestCount
}

async function someVariants(origin: string, paths: readonly string[]): Promise<string[]> {
  const connection = openConnection(origin)
  const keys = paths.filter((address) => /^\/[a-z\d-]+$/.test(address)).map((address) => address.slice(1))
  const found: string[] = []
  for (const key of keys) {
    const data = await call(connection, 'catalog.product', { key }).catch(() => undefined)
    found.push(...(data?.product?.variants.map(({ id }) => id) ?? []))
  }
  connection.close()
  return found
}

async function picturesOf(origin: string): Promise<string[]> {
  const home = await (await fetch(origin)).text()
  return [...new Set(home.match(/\/media\/[\w-]+-\d+\.(?:avif|webp|jpg)/g))]
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
  await measureMemory(Number(values.minutes))
}
