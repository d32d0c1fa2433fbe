// Times of pages that one visitor requests at a steady rate: the load itself takes little of the processor.
import { setTimeout as delay } from 'node:timers/promises'
import { openConnection } from './connection.ts'

const everyMs = 20

export type PageTimes = { readonly p50: number; readonly p99: number; readonly count: number }

/** Requests a page every twenty milliseconds until `ended` resolves. Times are in milliseconds. */
export async function timePages(
  origin: string,
  nextPage: () => string,
  ended: Promise<unknown>,
): Promise<PageTimes> {
  const times: number[] = []
  const state = { isOver: false }
  void ended.then(() => (state.isOver = true))
  const connection = openConnection(origin)
  while (!state.isOver) {
    const began = performance.now()
    await connection.request(`GET ${nextPage()} HTTP/1.1\r\naccept-encoding: gzip, deflate, br, zstd`)
    times.push(performance.now() - began)
    await delay(Math.max(0, everyMs - (performance.now() - began)))
  }
  connection.close()
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), count: times.length }
}

export function describeTimes({ p50, p99, count }: PageTimes): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count} pages`
}
