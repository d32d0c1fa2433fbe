// Compares a list page with a bare server that sends the same bytes. The two alternate, so other work on the machine
// affects both equally.
import { spawn, spawnSync } from 'node:child_process'
import { openConnection } from './connection.ts'
import { load } from './load.ts'
import { median } from './phone.ts'
import { startOnCore0 } from './processes.ts'

export const listingPath = '/classify/easter'

const rounds = 3
const secondsEach = 2
const connections = 32
const asBrowsers = 'accept-encoding: gzip, deflate, br, zstd'
const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** Pages per second, medians; the shares are medians of the rounds. */
export type PageFigures = {
  readonly tool: string
  readonly bare: number
  readonly cached: number
  readonly cachedShare: number
  readonly uncached: number
  readonly uncachedShare: number
}

export async function comparePages(origin: string): Promise<PageFigures> {
  await using bare = startOnCore0('bare-server.ts')
  bare.send(await bytesOf(origin + listingPath))
  const { origin: bareOrigin } = await bare.message<{ origin: string }>()
  const runs: { bare: number; cached: number; uncached: number }[] = []
  for (let round = 0; round < rounds; round++) {
    runs.push({
      bare: await perSecond(bareOrigin),
      cached: await perSecond(origin),
      uncached: await uncachedPerSecond(origin),
    })
  }
  return {
    tool: hasWrk ? 'wrk' : 'the bench’s own client',
    bare: median(runs.map((run) => run.bare)),
    cached: median(runs.map((run) => run.cached)),
    uncached: median(runs.map((run) => run.uncached)),
    cachedShare: median(runs.map((run) => run.cached / run.bare)),
    uncachedShare: median(runs.map((run) => run.uncached / run.bare)),
  }
}

/** Response of a page as headers and body (base64), without the headers that node:http adds. */
async function bytesOf(url: string): Promise<{ headers: string[]; body: string }> {
  const connection = openConnection(url)
  const response = await connection.request(`GET ${new URL(url).pathname} HTTP/1.1\r\naccept-encoding: br`)
  connection.close()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  const lines = response.headers.split('\r\n').slice(1)
  const own = lines.filter((line) => !/^(date|connection|keep-alive):/i.test(line))
  return { headers: own.flatMap((line) => line.split(/: (.*)/, 2)), body: response.body.toString('base64') }
}

async function perSecond(origin: string): Promise<number> {
  if (hasWrk) return wrk(origin + listingPath)
  const head = `GET ${listingPath} HTTP/1.1\r\n${asBrowsers}`
  const step = async (connection: ReturnType<typeof openConnection>) => void (await connection.request(head))
  return (await load(origin, secondsEach, step, connections)).perSecond
}

async function wrk(url: string): Promise<number> {
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${secondsEach}s`, '-H', asBrowsers, url])
  let output = ''
  for await (const part of child.stdout) output += String(part)
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  if (!found || /Non-2xx/.test(output)) throw new Error(`wrk could not measure ${url}:\n${output}`)
  return Number(found)
}

let highest = 100_000

/** Each request has a new maximum price above all prices: the same page, but never cached. */
async function uncachedPerSecond(origin: string): Promise<number> {
  const { perSecond: figure } = await load(origin, secondsEach, async (connection) => {
    const { status } = await connection.request(
      `GET ${listingPath}?max=${highest++} HTTP/1.1\r\n${asBrowsers}`,
    )
    if (status !== 200) throw new Error(`an uncached page answered ${status}`)
  })
  return figure
}
