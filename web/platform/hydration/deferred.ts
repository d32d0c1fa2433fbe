// Code that loads later than the page. `when` is its trigger.
import { isDataSaver, whenIdle } from '../navigation/connection.ts'

/**
 * `hydration`: with the page, after the code that needs it later. `idle`: in an idle period after hydration. `use`: when it
 * is first rendered or called. A use before the trigger loads the code at once.
 */
export type Trigger = 'hydration' | 'idle' | 'use'

let idleLoads: (() => void)[] | undefined = []

/** The deferred code that waits for idle time. Code deferred after this call loads in the next idle period. */
export function takeIdleLoads(): readonly (() => void)[] {
  const loads = idleLoads ?? []
  idleLoads = undefined
  return loads
}

/** Returns a function that loads the code once. After a failed load, the next call tries again. */
export function deferred<Code>(
  load: () => Promise<Code>,
  { when }: { readonly when: Trigger },
): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  function request(): Promise<Code> {
    if (loading) return loading
    loading = load()
    loading.catch(() => (loading = undefined))
    return loading
  }
  function preload(): void {
    if (!isDataSaver()) request().catch(() => undefined)
  }
  if (typeof window === 'undefined' || when === 'use') return request
  // In its own task, because requesting a file costs a phone some milliseconds.
  if (when === 'hydration') setTimeout(preload)
  else if (idleLoads) idleLoads.push(preload)
  else whenIdle(preload)
  return request
}
