// The metrics of a node. Label values are names from the code: routes, operations, kinds of jobs, refusals.
import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LiveCatalog } from '#catalog/live-catalog.ts'
import type { Db } from '#data/database.ts'
import { countQueuedJobs } from '#data/health.ts'
import { laneOf, type JobKind } from '#data/jobs/job-kinds.ts'
import type { Replica } from '#data/replica.ts'
import { observeOrders } from '#services/orders/order-channel.ts'
import { skipped, type JobHandlers } from '../jobs/run-jobs.ts'
import { databaseState, freeSpace } from './health-report.ts'
import { createMetricRegistry, type MetricRegistry } from './metric-registry.ts'
import type { PageCacheResult, RequestFacts } from './request-facts.ts'

export type PageCacheEvent = PageCacheResult | 'evicted-change' | 'evicted-everything' | 'evicted-size'

export type ShopMetrics = {
  request(response: ServerResponse, facts: RequestFacts): void
  pageCache(event: PageCacheEvent): void
  rendered(page: string, ms: number): void
  /** The same handlers; each run is counted. */
  countRuns(handlers: JobHandlers): JobHandlers
  /** Adds what is read for each scrape. */
  observe(sources: MetricSources): void
  text(): Promise<string>
  stop(): void
}

export type MetricSources = {
  readonly db: Db
  readonly catalog: Pick<LiveCatalog, 'lagMs' | 'onChange' | 'index'>
  /** The database's time in milliseconds. */
  readonly databaseNow: () => number
  readonly now: () => number
  readonly pageCacheBytes: () => number
  readonly build: string
  readonly dataDir: string
  readonly replica?: Pick<Replica, 'reads'> | undefined
}

const requestBounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const renderBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const jobBounds = [0.01, 0.1, 0.5, 1, 5, 30]

export function createShopMetrics(): ShopMetrics {
  const registry = createMetricRegistry()
  const requests = registry.counter('posy_http_requests_total', 'Answered requests.', ['route', 'status'])
  const requestSeconds = registry.histogram(
    'posy_http_request_seconds',
    'Time from the request to the end of its answer.',
    ['route'],
    requestBounds,
  )
  const calls = registry.counter(
    'posy_operations_total',
    'Calls by result: ok, or the reason of the refusal.',
    ['operation', 'result'],
  )
  const callSeconds = registry.histogram(
    'posy_operation_seconds',
    'Time of a call.',
    ['operation'],
    requestBounds,
  )
  const cache = registry.counter('posy_page_cache_total', 'Page requests and evictions of the page cache.', [
    'event',
  ])
  const renders = registry.histogram(
    'posy_page_render_seconds',
    'Time of a rendering.',
    ['page'],
    renderBounds,
  )
  const jobs = registry.counter('posy_jobs_total', 'Finished attempts of jobs.', ['lane', 'kind', 'result'])
  const jobSeconds = registry.histogram('posy_job_seconds', 'Time of an attempt.', ['kind'], jobBounds)
  const orders = registry.counter('posy_orders_total', 'Events of orders and payments on this node.', [
    'event',
  ])
  const stopOrders = observeOrders((event) => orders.add([event]))
  const stopProcess = observeProcess(registry)

  return {
    request(response, { began, route, operation, reason }) {
      const seconds = (performance.now() - began) / 1_000
      requests.add([route, String(response.statusCode)])
      requestSeconds.observe([route], seconds)
      if (route !== 'api') return
      calls.add([operation || 'unknown', reason || 'ok'])
      callSeconds.observe([operation || 'unknown'], seconds)
    },
    pageCache: (event) => cache.add([event]),
    rendered: (page, ms) => renders.observe([page], ms / 1_000),
    countRuns(handlers) {
      const counted = Object.entries(handlers).map(([kind, handler]) => {
        const run = handler as (...given: unknown[]) => Promise<unknown>
        const count = (result: string, began: number): void => {
          jobs.add([laneOf(kind as JobKind), kind, result])
          jobSeconds.observe([kind], (performance.now() - began) / 1_000)
        }
        return [
          kind,
          async (...given: unknown[]) => {
            const began = performance.now()
            try {
              const result = await run(...given)
              count(result === skipped ? 'skipped' : 'done', began)
              return result
            } catch (fault) {
              count('failed', began)
              throw fault
            }
          },
        ]
      })
      return Object.fromEntries(counted) as JobHandlers
    },
    observe: (sources) => observeSources(registry, sources),
    text: () => registry.text(),
    stop() {
      stopOrders()
      stopProcess()
    },
  }
}

function observeSources(registry: MetricRegistry, sources: MetricSources): void {
  const { db, catalog, databaseNow, now, pageCacheBytes, build, dataDir, replica } = sources
  const reloads = registry.counter('posy_catalog_reloads_total', 'Loads of the whole catalogue.', [])
  const changes = registry.counter('posy_catalog_changes_total', 'Changed products that were loaded.', [
    'part',
  ])
  catalog.onChange((changed, part) =>
    changed === 'everything' ? reloads.add([]) : changes.add([part], changed.length),
  )
  reloads.add([], 0)
  registry.gauge(
    'posy_catalog_lag_seconds',
    'Time since the last complete read of changes.',
    () => catalog.lagMs() / 1_000,
  )
  registry.gauge(
    'posy_clock_ahead_seconds',
    "This machine's clock minus the database's.",
    () => (Date.now() - databaseNow()) / 1_000,
  )
  registry.gauge('posy_page_cache_bytes', 'Size of the page cache.', () => pageCacheBytes())
  registry.labelledGauge(
    'posy_database_connections',
    'Connections in use, open, and callers that wait.',
    ['state'],
    () => Object.entries(db.usage()).map(([state, count]) => [[state], count] as const),
  )
  registry.gauge('posy_database_up', '1 while the database answers and is writable.', async () =>
    (await databaseState(db)) === 'writable' ? 1 : 0,
  )
  const queued = shareFor(1_000, () => countQueuedJobs(db, now()).catch(() => []))
  const laneAndKind = (kind: JobKind) => [laneOf(kind), kind]
  registry.labelledGauge('posy_jobs_due', 'Due jobs that are not done.', ['lane', 'kind'], async () =>
    (await queued()).map(({ kind, due }) => [laneAndKind(kind), due] as const),
  )
  registry.labelledGauge(
    'posy_jobs_oldest_seconds',
    'Age of the oldest due job.',
    ['lane', 'kind'],
    async () =>
      (await queued()).map(
        ({ kind, oldestAt }) => [laneAndKind(kind), oldestAt ? (now() - oldestAt) / 1_000 : 0] as const,
      ),
  )
  registry.labelledGauge('posy_jobs_failed', 'Jobs that failed for good.', ['lane', 'kind'], async () =>
    (await queued()).map(({ kind, failed }) => [laneAndKind(kind), failed] as const),
  )
  registry.labelledGauge('posy_replica_reads', 'Reads since the start, by who answered.', ['answer'], () =>
    Object.entries(replica?.reads() ?? {}).map(([answer, count]) => [[answer], count] as const),
  )
  registry.gauge(
    'posy_disk_free_ratio',
    'Free part of the disk of DATA_DIR.',
    async () => (await freeSpace(dataDir)).freePercent / 100,
  )
  registry.labelledGauge('posy_build_info', 'The running build.', ['build'], () => [[[build], 1]])
}

/** Calls within `ms` share one result. */
function shareFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let readAt = -Infinity
  let result: Promise<T> | undefined
  return () => {
    if (!result || performance.now() - readAt > ms) {
      readAt = performance.now()
      result = read()
    }
    return result
  }
}

const resolutionMs = 20
const quantiles = [0.5, 0.99, 1]

/**
 * Event loop, memory and processor time. Returns the function that stops the measurement. The delay covers the time
 * since the previous scrape.
 */
function observeProcess(registry: MetricRegistry): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  registry.labelledGauge('posy_event_loop_delay_seconds', 'Delay of the event loop.', ['quantile'], () => {
    // The histogram measures intervals of its timer.
    const samples = quantiles.map((quantile) => {
      const nanoseconds = delay.percentile(quantile * 100)
      return [[String(quantile)], Math.max(0, nanoseconds / 1e9 - resolutionMs / 1_000)] as const
    })
    delay.reset()
    return samples
  })
  registry.gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  registry.gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  registry.gauge('process_cpu_seconds', 'Processor time, user and system.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  registry.gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime())
  return () => delay.disable()
}
