// What the panels of the shipping screen share: the settings as changed so far, and how to change them.
import type { ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { Settings } from '../settings-screen.tsx'

export type ShippingParts = {
  readonly shipping: ShippingSettings
  readonly change: (part: Partial<ShippingSettings>) => void
  readonly errorOf: (path: string) => string | undefined
  readonly settings: Settings
}

/** Currencies of the markets, the merchant's own first. */
export function currenciesOf({ markets, prices }: Settings) {
  return [...new Set([prices.base, ...markets.map(currencyOf)])]
}
