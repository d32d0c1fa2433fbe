// Closed-loop load: each connection sends its next request as soon as it has the response.
import { openConnection, type Connection } from './connection.ts'

/** Times in milliseconds; `stepCount` is the number of steps, including the warm-up. */
export type Figures = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly stepCount: number
}

/** One measured unit of work; `index` counts over all connections. False ends the connection: no work is left. */
type Step = (connection: Connection, index: number) => Promise<boolean | void>

const warmUpMs = 500

export async function load(origin: string, seconds: number, step: Step, connections = 16): Promise<Figures> {
  const times: number[] = []
  const warm = performance.now() + warmUpMs
  const end = warm + seconds * 1000
  let index = 0
  let last = warm
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = openConnection(origin)
      for (let begun = performance.now(); begun < end; begun = performance.now()) {
        if ((await step(connection, index++)) === false) break
        last = performance.now()
        if (begun >= warm) times.push(last - begun)
      }
      connection.close()
    }),
  )
  const sorted = Float64Array.from(times).sort()
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { perSecond: times.length / ((last - warm) / 1000), p50: at(0.5), p99: at(0.99), stepCount: index }
}
