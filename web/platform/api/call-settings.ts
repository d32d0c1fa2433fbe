// Settings of the API client. The entry sets them once, before hydration.
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'

export type CallSettings = {
  /** Address of the endpoint. */
  readonly address: string
  readonly locale: Locale
  readonly country: Country
  /** Shown for a refusal without a message. */
  readonly errorText: string
  /** Shown when a background change did not reach the shop. */
  readonly notSavedText: string
  /** Shows `/error/404`. */
  readonly onUnreachable: () => void
  /** Shows the error page: the server responded with a fault and no readable reply. */
  readonly onFault: (status: number) => void
}

let settings: CallSettings | undefined

export function configureCalls(next: CallSettings): void {
  settings = next
}

export function callSettings(): CallSettings {
  if (!settings) throw new Error('the API client was used before configureCalls()')
  return settings
}
