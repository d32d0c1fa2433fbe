// The smallest step of computed amounts: a discount ends as the prices of shops do.
import { wholePriceCurrencies, type Currency } from './money.ts'

/**
 * Minor units, where prices end with more than one unit: five Rappen, ten won. Coins alone do not matter: they round
 * cash only, and customers pay without it. Sources: SNB, Bank of Korea.
 */
const steps: Partial<Record<Currency, number>> = { CHF: 5, KRW: 10 }

export function priceStep(currency: Currency): number {
  return steps[currency] ?? (wholePriceCurrencies.has(currency) ? 100 : 1)
}
