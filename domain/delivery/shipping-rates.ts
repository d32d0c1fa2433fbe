// Shipping rates in minor units of each currency.
// They are set by hand, not converted, so that each fee is a round price in its currency.
import type { Currency } from '../pricing/money.ts'
import type { Zone } from './shipping-zones.ts'

export type ShippingRate = {
  readonly standard: number
  readonly express: number
  /** Added to each fee for each weight step above the first. */
  readonly perStep: number
  /** Minimum subtotal for free standard shipping. */
  readonly freeFrom: number
}

/** Upper limits of the weight steps in grams; above the last, each further 10 kg is one more step. */
export const weightSteps = [1_000, 2_000, 5_000, 10_000, 20_000] as const
export const gramsPerFurtherStep = 10_000

export const shippingRates: Readonly<Record<Currency, Readonly<Record<Zone, ShippingRate>>>> = {
  EUR: {
    domestic: { standard: 490, express: 990, perStep: 150, freeFrom: 4900 },
    europe: { standard: 790, express: 1690, perStep: 250, freeFrom: 6900 },
    overseas: { standard: 1490, express: 3490, perStep: 600, freeFrom: 12900 },
  },
  USD: {
    domestic: { standard: 590, express: 1190, perStep: 200, freeFrom: 5900 },
    europe: { standard: 890, express: 1890, perStep: 300, freeFrom: 7900 },
    overseas: { standard: 1490, express: 3490, perStep: 700, freeFrom: 12900 },
  },
  CNY: {
    domestic: { standard: 3900, express: 7900, perStep: 1200, freeFrom: 39900 },
    europe: { standard: 5900, express: 12900, perStep: 2000, freeFrom: 54900 },
    overseas: { standard: 9900, express: 25900, perStep: 4500, freeFrom: 99900 },
  },
  JPY: {
    domestic: { standard: 800, express: 1600, perStep: 250, freeFrom: 8000 },
    europe: { standard: 1300, express: 2800, perStep: 400, freeFrom: 12000 },
    overseas: { standard: 2200, express: 5200, perStep: 900, freeFrom: 20000 },
  },
  AED: {
    domestic: { standard: 2000, express: 4000, perStep: 600, freeFrom: 20000 },
    europe: { standard: 3000, express: 6500, perStep: 1000, freeFrom: 28000 },
    overseas: { standard: 5500, express: 12900, perStep: 2500, freeFrom: 49000 },
  },
  PLN: {
    domestic: { standard: 1990, express: 3990, perStep: 600, freeFrom: 19900 },
    europe: { standard: 2990, express: 6990, perStep: 1000, freeFrom: 29900 },
    overseas: { standard: 6490, express: 14990, perStep: 2500, freeFrom: 54900 },
  },
  SEK: {
    domestic: { standard: 5500, express: 10900, perStep: 1500, freeFrom: 54900 },
    europe: { standard: 7900, express: 17900, perStep: 2500, freeFrom: 74900 },
    overseas: { standard: 16900, express: 37900, perStep: 6500, freeFrom: 139900 },
  },
  DKK: {
    domestic: { standard: 3900, express: 7500, perStep: 1000, freeFrom: 36900 },
    europe: { standard: 5900, express: 12500, perStep: 2000, freeFrom: 49900 },
    overseas: { standard: 10900, express: 25900, perStep: 4500, freeFrom: 94900 },
  },
  CZK: {
    domestic: { standard: 11900, express: 24900, perStep: 3500, freeFrom: 119900 },
    europe: { standard: 18900, express: 41900, perStep: 6000, freeFrom: 169900 },
    overseas: { standard: 36900, express: 86900, perStep: 15000, freeFrom: 319900 },
  },
}
