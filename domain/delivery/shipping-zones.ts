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

/**
 * Whether the consumer law of the European Union applies to an order from this country: right of withdrawal and
 * label of the order button (directive 2011/83, articles 8.2 and 9).
 */
export function isInUnion(country: Country): boolean {
  return zones[country] !== 'overseas'
}
