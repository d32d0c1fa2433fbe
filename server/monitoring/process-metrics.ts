// Metrics of the process: event loop, memory, processor time.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MetricRegistry } from './metric-registry.ts'

const resolutionMs = 20
const quantiles = [0.5, 0.99, 1]

/** Returns the function that stops the measurement. The delay covers the time since the previous scrape. */
export function observeProcess(registry: MetricRegistry): () => void {
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
