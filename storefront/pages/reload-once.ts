// A document of an older build is loaded anew, at the address the shopper wants, and never twice:
// once per build, not again within ten seconds, and not at all in checkout, where it would cost typed words.
const storageKey = 'reloaded'
const guardMs = 10_000

type Reloads = { readonly at: number; readonly builds: readonly string[] }

/** Pure: may this document be replaced now? */
export function mayReload(reloads: Reloads | null, buildId: string, path: string, now: number): boolean {
  if (/^(\/[a-z]{2})?\/checkout(\/|$)/.test(path)) return false
  if (!reloads) return true
  return now - reloads.at >= guardMs && !reloads.builds.includes(buildId)
}

function readReloads(): Reloads | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Reloads | null
  } catch {
    return null
  }
}

/** `buildId`: the build this document was made from. Returns false where the guard forbids it. */
export function reloadOnce(target: URL, buildId: string): boolean {
  const reloads = readReloads()
  if (!mayReload(reloads, buildId, location.pathname, Date.now())) return false
  const builds = [...(reloads?.builds ?? []), buildId].slice(-10)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), builds }))
  } catch {
    return false
  }
  if (target.href === location.href) location.reload()
  else location.assign(target)
  return true
}
