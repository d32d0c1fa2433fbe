// Amounts in any currency that the shop has not set by hand: fees, limits and the worth of points. They follow from the
// euro amount, so that no market lacks them. Prices of products follow the merchant's exchange rates instead.
import type { Currency } from './money.ts'
import { priceStep } from './price-step.ts'

/** About one euro in minor units: a round amount near the exchange rates of 2026. */
export const aboutOneEuro: Readonly<Record<Currency, number>> = {
  EUR: 100,
  USD: 100,
  CNY: 800,
  JPY: 150,
  AED: 400,
  PLN: 400,
  SEK: 1_000,
  DKK: 750,
  CZK: 2_500,
  GBP: 90,
  CHF: 100,
  NOK: 1_200,
  HUF: 40_000,
  ISK: 140,
  RON: 500,
  RSD: 12_000,
  MKD: 6_000,
  TRY: 5_000,
  CAD: 160,
  AUD: 180,
  NZD: 200,
  MXN: 2_000,
  ZAR: 2_000,
  ILS: 400,
  SAR: 400,
  KRW: 1_700,
}

/**
 * An amount in euro cents as a round amount of the currency. It has two digits, and is a multiple of the step
 * of prices.
 */
export function roundAmount(euroCents: number, currency: Currency): number {
  const exact = (euroCents * aboutOneEuro[currency]) / 100
  const step = Math.max(priceStep(currency), 10 ** (Math.floor(Math.log10(Math.max(exact, 1))) - 1))
  return Math.round(exact / step) * step
}
