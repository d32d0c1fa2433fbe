// The shopper's consent to analytics, stored in this browser for half a year.
import { dayMs } from '#domain/calendar/durations.ts'
import { persisted } from '#web/platform/storage/persisted.ts'

export type ConsentChoice = { readonly measure: boolean; readonly at: number }

export const consentKey = 'consent'
/** Raise it when the banner requests more than before: older answers become invalid. */
const questionVersion = 1
const validityMs = 183 * dayMs

const stored = persisted<ConsentChoice | null>(consentKey, questionVersion, null, (value) => {
  const { measure, at } = (value ?? {}) as Partial<ConsentChoice>
  return typeof measure === 'boolean' && typeof at === 'number' ? { measure, at } : undefined
})

/** null: the banner must be shown. An answer from the future is invalid: the clock was wrong then or is
 * wrong now. */
export function answerOf(answer: ConsentChoice | null, now: number): boolean | null {
  return answer && answer.at <= now && now - answer.at < validityMs ? answer.measure : null
}

/** Global Privacy Control counts as a refusal until the shopper consents here. */
export function readConsent(now: number): boolean | null {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return answerOf(stored.read(), now) ?? (globalPrivacyControl ? false : null)
}

export function writeConsent(measure: boolean, now: number): void {
  stored.write({ measure, at: now })
}
