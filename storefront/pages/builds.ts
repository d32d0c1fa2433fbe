// Notices that the shop runs a newer build than this document, so that the next step loads a new document.
import { isFrugal } from './connection.ts'

const manifestDelayMs = 1_000
const pollEveryMs = 5 * 60_000

export type BuildWatch = { readonly isOutdated: () => boolean }

export function watchBuilds(buildId: string): BuildWatch {
  let outdated = false
  let askedAt = Date.now()

  async function ask(address: string, judge: (answer: Response) => Promise<boolean>): Promise<void> {
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined)
    if (answer) outdated ||= await judge(answer).catch(() => false)
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < pollEveryMs) return
    askedAt = Date.now()
    void ask(`/builds/latest.json?${askedAt}`, async (answer) => {
      return answer.ok && ((await answer.json()) as { id: string }).id !== buildId
    })
  })
  // A build that is not even remembered any more is an old one.
  if (!isFrugal())
    setTimeout(
      () => void ask(`/builds/meta/${buildId}.json`, async ({ status }) => status === 404),
      manifestDelayMs,
    )
  return { isOutdated: () => outdated }
}
