// What the panels of the shipping screen share: the settings as changed so far, and how to change them.
import type { ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { Settings } from '../settings-screen.tsx'

export type ShippingParts = {
  readonly shipping: ShippingSettings
  readonly change: (part: Partial<ShippingSettings>) => void
  readonly errorOf: (path: string) => string | undefined
  /** `part`: 'zones.0'. */
  readonly hasErrors: (part: string) => boolean
  readonly settings: Settings
}

/** Currencies of the markets, the merchant's own first. */
export function currenciesOf({ markets, prices }: Settings) {
  return [...new Set([prices.base, ...markets.map(currencyOf)])]
}

const missing = -1

/**
 * Numbers of the form. An empty field is sent as a number that the rules refuse, so that nothing becomes free.
 */
export function numberOf(value: number | null): number {
  return value ?? missing
}

export function shownNumber(value: number): number | null {
  return value === missing ? null : value
}
