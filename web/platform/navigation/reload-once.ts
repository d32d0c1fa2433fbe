// Replaces a document of an older build by a new one at the requested address. Limits: once per build, once in ten
// seconds, never in checkout, where typed input would be lost.
import { persisted } from '../storage/persisted.ts'

const guardMs = 10_000

type Reloads = { readonly at: number; readonly builds: readonly string[] }

const none: Reloads = { at: -Infinity, builds: [] }
const reloads = persisted<Reloads>(
  'reloaded',
  1,
  none,
  (value) => {
    const { at, builds } = (value ?? {}) as Partial<Reloads>
    return typeof at === 'number' && Array.isArray(builds) ? { at, builds } : undefined
  },
  'sessionStorage',
)

let outdated = false

/** True once markOutdated() has been called: the server runs another build than this document. */
export function isOutdated(): boolean {
  return outdated
}

export function markOutdated(): void {
  outdated = true
}

/** Decides without side effects whether the document may be reloaded at `now` (milliseconds). */
export function mayReload({ at, builds }: Reloads, buildId: string, path: string, now: number): boolean {
  if (/^(\/[a-z]{2})?\/checkout(\/|$)/.test(path)) return false
  return now - at >= guardMs && !builds.includes(buildId)
}

/**
 * `buildId` is the build of this document. Returns false if `mayReload` forbids the reload, or without a connection: the
 * browser would show its own error page.
 */
export function reloadOnce(target: URL, buildId: string): boolean {
  if (!navigator.onLine) return false
  const previous = reloads.read()
  if (!mayReload(previous, buildId, location.pathname, Date.now())) return false
  // Without storage nothing would stop a reload loop.
  if (!reloads.write({ at: Date.now(), builds: [...previous.builds, buildId].slice(-10) })) return false
  if (target.href === location.href) location.reload()
  else location.assign(target)
  return true
}
