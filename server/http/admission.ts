// Who may have a page rendered now. Rendering costs a thousand times what a cached page costs: so few at once, a short
// queue, and a budget for each network. What is refused gets an older copy or a short page at once.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { siteFactor } from '#api/count-limits.ts'

/** Ends a turn: whoever waits comes next. */
export type Release = () => void

export type Admission = {
  /**
   * A turn to render, now or soon; undefined where the shop has no time for it. `networks` of who asks, narrowest first;
   * none where the shop itself does.
   */
  readonly turn: (networks: readonly string[]) => Promise<Release> | undefined
  /** Whether the next one may begin at once. */
  readonly hasRoom: () => boolean
  /** A refusal may be sent when this resolves: who asks again at once, without a pause, is slowed down. */
  readonly holdBack: () => Promise<void>
  readonly stop: () => void
}

export type AdmissionOptions = {
  readonly now: () => number
  /** False: networks have no budget. The queue is as short. */
  readonly counts: boolean
  /** Whether the event loop is late; measured where left out. */
  readonly isLate?: () => boolean
}

/** One renders while others wait for the database: two never begin in the same turn of the event loop. */
export const rendersAtOnce = 4
/** At five to ten milliseconds a page, the last one waits less than half a second. */
export const rendersWaiting = 50
/** As many while the event loop is late: one browser's requests still fit, a flood's do not. */
export const rendersWaitingWhenLate = 8
/** Pages that a network may have rendered: a household opening twenty tabs, a crawler at full speed. */
export const rendersPerSecond = 20
export const rendersInBurst = 60
/** As many networks are remembered, at about 100 bytes; a forgotten one begins anew. */
const mostNetworks = 20_000

const holdBackMs = 250
/** Further refusals are sent at once: connections that wait cost memory. */
const mostHeld = 1_000
const lateMs = 200
const windowMs = 1_000

/** While the event loop is late, the queue is shorter. */
export function createAdmission({ now, counts, isLate: given }: AdmissionOptions): Admission {
  const budget = createBudget(now)
  const loopDelay = given ? undefined : watchDelay()
  const isLate = given ?? loopDelay!.isLate
  const waiting: (() => void)[] = []
  let running = 0
  let held = 0
  let lastBegun = Promise.resolve()

  function release(): void {
    const next = waiting.shift()
    // Whoever ends hands its place on, so `running` stays as it is.
    if (next) next()
    else running -= 1
  }

  /** A release that counts once, however often it is called. */
  function newRelease(): Release {
    let isOver = false
    return () => {
      if (!isOver) release()
      isOver = true
    }
  }

  /** Cached pages and calls that have arrived meanwhile are answered before: a rendering blocks the loop. */
  function begin(): Promise<Release> {
    lastBegun = lastBegun.then(() => nextTurn())
    return lastBegun.then(newRelease)
  }

  return {
    turn(networks) {
      const hasToWait = running >= rendersAtOnce
      const room = isLate() ? rendersWaitingWhenLate : rendersWaiting
      if (hasToWait && waiting.length >= room) return undefined
      if (counts && !networks.every((network, at) => budget.take(network, at === 0 ? 1 : siteFactor)))
        return undefined
      if (!hasToWait) {
        running += 1
        return begin()
      }
      return new Promise((resolve) => waiting.push(() => resolve(begin())))
    },
    hasRoom: () => running < rendersAtOnce,
    async holdBack() {
      if (held >= mostHeld) return
      held += 1
      await delay(holdBackMs)
      held -= 1
    },
    stop: () => loopDelay?.stop(),
  }
}

/** A token bucket for each network. */
function createBudget(now: () => number) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: mostNetworks })
  return {
    take(network: string, factor: number): boolean {
      const at = now()
      const most = rendersInBurst * factor
      const bucket = buckets.get(network) ?? { tokens: most, at }
      const refilled = ((at - bucket.at) / 1_000) * rendersPerSecond * factor
      const tokens = Math.min(most, bucket.tokens + Math.max(0, refilled))
      buckets.set(network, { tokens: tokens < 1 ? tokens : tokens - 1, at })
      return tokens >= 1
    },
  }
}

/** Whether one in a hundred turns of the event loop came more than 200 ms late, in the second before. */
function watchDelay(): { isLate: () => boolean; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  let late = false
  const looking = setInterval(() => {
    late = histogram.percentile(99) / 1e6 > lateMs
    histogram.reset()
  }, windowMs).unref()
  return {
    isLate: () => late,
    stop() {
      clearInterval(looking)
      histogram.disable()
    },
  }
}
