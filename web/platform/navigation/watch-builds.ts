// Detects that the server runs another build. The next step then loads a new document; a hidden tab reloads at once.
import { isDataSaver } from './connection.ts'
import { isOutdated, markOutdated, reloadOnce } from './reload-once.ts'

const pollIntervalMs = 5 * 60_000
const checkIntervalMs = 30_000

export function watchBuilds(buildId: string): void {
  let polledAt = Date.now()
  let hasInput = false

  async function check(
    address: string,
    isOther: (response: Response) => boolean | Promise<boolean>,
  ): Promise<void> {
    const response = await fetch(address).catch(() => undefined)
    if (response && (await Promise.resolve(isOther(response)).catch(() => false))) markOutdated()
  }

  function poll(): void {
    if (isOutdated() || document.hidden || Date.now() - polledAt < pollIntervalMs) return
    polledAt = Date.now()
    void check(`/builds/latest.json?${polledAt}`, async (response) => {
      return response.ok && ((await response.json()) as { id: string }).id !== buildId
    })
  }

  setInterval(poll, checkIntervalMs)
  document.addEventListener('visibilitychange', () => {
    poll()
    // Typed input would be lost.
    if (document.hidden && isOutdated() && !hasInput) reloadOnce(new URL(location.href), buildId)
  })
  document.addEventListener('input', () => (hasInput = true), { once: true })
  // The manifest of this build; the server returns 404 for builds it no longer has.
  if (!isDataSaver()) void check(`/builds/meta/${buildId}.json`, ({ status }) => status === 404)
}
