// A document of an older build is loaded anew, at the address the shopper wants, and never twice:
// once per build, not again within ten seconds, and not at all in checkout, where it would cost typed words.
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

/** Whether the shop is known to run a newer build than this document. */
export function isOutdated(): boolean {
  return outdated
}

export function noticeNewBuild(): void {
  outdated = true
}

/** Pure: may this document be replaced now? */
export function mayReload({ at, builds }: Reloads, buildId: string, path: string, now: number): boolean {
  if (/^(\/[a-z]{2})?\/checkout(\/|$)/.test(path)) return false
  return now - at >= guardMs && !builds.includes(buildId)
}

/** `buildId`: the build this document was made from. Returns false where the guard forbids it. */
export function reloadOnce(target: URL, buildId: string): boolean {
  const before = reloads.read()
  if (!mayReload(before, buildId, location.pathname, Date.now())) return false
  // Where nothing can be kept, nothing would end a circle.
  if (!reloads.write({ at: Date.now(), builds: [...before.builds, buildId].slice(-10) })) return false
  if (target.href === location.href) location.reload()
  else location.assign(target)
  return true
}
