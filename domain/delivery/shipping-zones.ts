// Shipping methods and zones. Rates and delivery dates depend on them.
import type { Country } from '../markets/market.ts'

export const shippingMethodIds = ['standard', 'express'] as const
export type ShippingMethodId = (typeof shippingMethodIds)[number]
export type Zone = 'domestic' | 'europe' | 'overseas'

export const zones: Readonly<Record<Country, Zone>> = {
  DE: 'domestic',
  FR: 'europe',
  PT: 'europe',
  IT: 'europe',
  ES: 'europe',
  PL: 'europe',
  NL: 'europe',
  SE: 'europe',
  DK: 'europe',
  FI: 'europe',
  CZ: 'europe',
  US: 'overseas',
  CN: 'overseas',
  JP: 'overseas',
  AE: 'overseas',
}
