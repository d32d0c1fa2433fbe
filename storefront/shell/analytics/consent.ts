// The shopper's answer to whether visits may be measured: kept in this browser for half a year, then asked again.
import { persisted } from '../../platform/storage/persisted.ts'

export type Answer = { readonly measure: boolean; readonly at: number }

export const consentKey = 'consent'
/** Raised when the question asks for more than before: older answers do not hold for it. */
const questionVersion = 1
const heldMs = 183 * 86_400_000

const kept = persisted<Answer | null>(consentKey, questionVersion, null, (value) => {
  const { measure, at } = (value ?? {}) as Partial<Answer>
  return typeof measure === 'boolean' && typeof at === 'number' ? { measure, at } : undefined
})

/** null: to be asked. An answer from the future is none: the clock was wrong, then or now. */
export function answerOf(answer: Answer | null, now: number): boolean | null {
  return answer && answer.at <= now && now - answer.at < heldMs ? answer.measure : null
}

/** A browser that asks every site not to share what it sees has answered, until its shopper says yes here. */
export function readConsent(now: number): boolean | null {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return answerOf(kept.read(), now) ?? (globalPrivacyControl ? false : null)
}

export function writeConsent(measure: boolean, now: number): void {
  kept.write({ measure, at: now })
}
