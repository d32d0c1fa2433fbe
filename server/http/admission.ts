// Limits page rendering, which costs a thousand times as much as a cached page. There are few renderings at once, a
// short queue, and a budget for each network. A refused request gets an older copy or a short page.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextIteration, setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { siteFactor } from '#api/count-limits.ts'

/** Frees the slot for the next request in the queue. */
export type Release = () => void

export type Admission = {
  /**
   * Resolves when a rendering slot is free. Undefined: refused. `networks` are the requester's, narrowest first; empty
   * for renderings that the shop itself starts.
   */
  readonly acquire: (networks: readonly string[]) => Promise<Release> | undefined
  /** Whether the next rendering can begin without queue. */
  readonly hasFreeSlot: () => boolean
  /** Resolves when a refusal may be sent. The delay slows down clients that retry without a pause. */
  readonly delayRefusal: () => Promise<void>
  readonly stop: () => void
}

export type AdmissionOptions = {
  readonly now: () => number
  /** False: networks have no budget. The queue limit still applies. */
  readonly counts: boolean
  /** Whether the event loop is late. Default: measured. */
  readonly isLate?: () => boolean
}

/** One renders while others wait for the database. Two never begin in the same iteration of the event loop. */
export const rendersAtOnce = 4
/** At five to ten milliseconds a page, the last one waits less than half a second. */
export const rendersWaiting = 50
/** Queue length while the event loop is late. One browser's requests still fit; a flood's do not. */
export const rendersWaitingWhenLate = 8
/** Budget of a network: enough for a household that opens twenty tabs, or a fast crawler. */
export const rendersPerSecond = 20
export const rendersInBurst = 60
/** Networks in memory, about 100 bytes each. An evicted network starts with a full budget. */
const maxNetworks = 20_000

const refusalDelayMs = 250
/** Delayed refusals. Further ones are sent at once: queue connections cost memory. */
const maxDelayed = 1_000
const lateMs = 200
const windowMs = 1_000

export function createAdmission({ now, counts, isLate: isLateOption }: AdmissionOptions): Admission {
  const budget = createBudget(now)
  const loopDelay = isLateOption ? undefined : watchDelay()
  const isLate = isLateOption ?? loopDelay!.isLate
  const queue: (() => void)[] = []
  let running = 0
  let delayed = 0
  let lastStart = Promise.resolve()

  function release(): void {
    const next = queue.shift()
    // The slot passes to the next request, so `running` does not change.
    if (next) next()
    else running -= 1
  }

  /** An idempotent release. */
  function newRelease(): Release {
    let isOver = false
    return () => {
      if (!isOver) release()
      isOver = true
    }
  }

  /** Answers cached pages and calls that have arrived before the next rendering blocks the event loop. */
  function begin(): Promise<Release> {
    lastStart = lastStart.then(() => nextIteration())
    return lastStart.then(newRelease)
  }

  return {
    acquire(networks) {
      const mustWait = running >= rendersAtOnce
      const limit = isLate() ? rendersWaitingWhenLate : rendersWaiting
      if (mustWait && queue.length >= limit) return undefined
      if (counts && !networks.every((network, at) => budget.take(network, at === 0 ? 1 : siteFactor)))
        return undefined
      if (!mustWait) {
        running += 1
        return begin()
      }
      return new Promise((resolve) => queue.push(() => resolve(begin())))
    },
    hasFreeSlot: () => running < rendersAtOnce,
    async delayRefusal() {
      if (delayed >= maxDelayed) return
      delayed += 1
      await delay(refusalDelayMs)
      delayed -= 1
    },
    stop: () => loopDelay?.stop(),
  }
}

/** Runs the work in a slot; undefined where admission refuses. */
export function withSlot<T>(
  admission: Pick<Admission, 'acquire'>,
  networks: readonly string[],
  work: () => Promise<T>,
): Promise<T> | undefined {
  return admission.acquire(networks)?.then((release) => work().finally(release))
}

/** A token bucket for each network. */
function createBudget(now: () => number) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxNetworks })
  return {
    take(network: string, factor: number): boolean {
      const at = now()
      const capacity = rendersInBurst * factor
      const bucket = buckets.get(network) ?? { tokens: capacity, at }
      const refilled = ((at - bucket.at) / 1_000) * rendersPerSecond * factor
      const tokens = Math.min(capacity, bucket.tokens + Math.max(0, refilled))
      buckets.set(network, { tokens: tokens < 1 ? tokens : tokens - 1, at })
      return tokens >= 1
    },
  }
}

/** `isLate`: the 99th percentile of the event loop delay exceeded 200 ms in the previous second. */
function watchDelay(): { isLate: () => boolean; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  let late = false
  const timer = setInterval(() => {
    late = histogram.percentile(99) / 1e6 > lateMs
    histogram.reset()
  }, windowMs).unref()
  return {
    isLate: () => late,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
