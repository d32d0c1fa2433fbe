// What every call needs to know about the page it is made from. Set once, when the document wakes.
import type { Locale } from '#domain/locale.ts'
import type { Country } from '#domain/market.ts'

export type CallSettings = {
  /** Address of the endpoint. */
  readonly address: string
  readonly locale: Locale
  readonly country: Country
  /** Shown where a refusal has no message. */
  readonly errorText: string
  /** Leads to `/error/404`. */
  readonly onUnreachable: () => void
}

let settings: CallSettings | undefined

export function configureCalls(next: CallSettings): void {
  settings = next
}

export function callSettings(): CallSettings {
  if (!settings) throw new Error('a call was made before the page was awake')
  return settings
}
