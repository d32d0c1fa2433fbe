// Announces the beginning and end of work for traces. Without a subscriber it costs one comparison.
import { tracingChannel } from 'node:diagnostics_channel'

export type TracedWork = {
  readonly kind: 'request' | 'operation' | 'statement' | 'job'
  /** From a bounded set: a route, an operation, a kind of jobs. */
  readonly name: string
  /** Read when the work has ended. */
  readonly attributes?: () => Readonly<Record<string, string | number>>
  /** The header `traceparent` of a request. */
  readonly traceparent?: string | undefined
}

export const tracedWork = tracingChannel<unknown, TracedWork>('posy.work')

export function isTraced(): boolean {
  return tracedWork.hasSubscribers
}

export function traced<T>(describe: () => TracedWork, run: () => Promise<T>): Promise<T> {
  return tracedWork.hasSubscribers ? tracedWork.tracePromise(run, describe()) : run()
}
