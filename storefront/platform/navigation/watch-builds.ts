// Notices that the shop runs a newer build than this document, so that the next step loads a new document; or
// sooner, while nobody looks.
import { isFrugal } from './connection.ts'
import { isOutdated, noticeNewBuild, reloadOnce } from './reload-once.ts'

const pollEveryMs = 5 * 60_000
const lookEveryMs = 30_000

export function watchBuilds(buildId: string): void {
  let askedAt = Date.now()
  let typed = false

  async function ask(
    address: string,
    isOther: (answer: Response) => boolean | Promise<boolean>,
  ): Promise<void> {
    const answer = await fetch(address).catch(() => undefined)
    if (answer && (await Promise.resolve(isOther(answer)).catch(() => false))) noticeNewBuild()
  }

  function poll(): void {
    if (isOutdated() || document.hidden || Date.now() - askedAt < pollEveryMs) return
    askedAt = Date.now()
    void ask(`/builds/latest.json?${askedAt}`, async (answer) => {
      return answer.ok && ((await answer.json()) as { id: string }).id !== buildId
    })
  }

  setInterval(poll, lookEveryMs)
  document.addEventListener('visibilitychange', () => {
    poll()
    // What was typed into a form would be lost.
    if (document.hidden && isOutdated() && !typed) reloadOnce(new URL(location.href), buildId)
  })
  document.addEventListener('input', () => (typed = true), { once: true })
  // The manifest. A build that the shop no longer knows is an old one.
  if (!isFrugal()) void ask(`/builds/meta/${buildId}.json`, ({ status }) => status === 404)
}
