// What every call needs to know about the page it is made from. Set once, when the document wakes.
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'

export type CallSettings = {
  /** Address of the endpoint. */
  readonly address: string
  readonly locale: Locale
  readonly country: Country
  /** Shown where a refusal has no message. */
  readonly errorText: string
  /** Shown where a change in the background did not reach the shop. */
  readonly notSavedText: string
  /** Leads to `/error/404`. */
  readonly onUnreachable: () => void
  /** Shows the page of errors: the server answered with a fault and nothing else. */
  readonly onFault: (status: number) => void
}

let settings: CallSettings | undefined

export function configureCalls(next: CallSettings): void {
  settings = next
}

export function callSettings(): CallSettings {
  if (!settings) throw new Error('a call was made before the page was awake')
  return settings
}
