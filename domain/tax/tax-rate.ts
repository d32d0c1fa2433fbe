// The rate of a country for a tax class on a day.
import { compareDates, type PlainDate } from '../calendar/calendar.ts'
import type { TaxClass } from '../catalog/product-record.ts'
import { taxRates } from './tax-rates.ts'

/** Basis points (1900 is 19 %); null where prices include no tax. Before the first date, the first rate applies. */
export function taxRate(country: string, taxClass: TaxClass, day: PlainDate): number | null {
  const single = singleRates[country]
  const rates = taxRates[country]
  if (!rates && single === undefined) return null
  if (taxClass === 'zero') return 0
  if (!rates) return Math.round(single! * 100)
  const own = rates[taxClass]
  const history = own === 'standard' ? rates.standard : own
  if (typeof history === 'number') return Math.round(history * 100)
  const [, percent] = history.findLast(([from]) => compareDates(from, day) <= 0) ?? history[0]!
  return Math.round(percent * 100)
}

/**
 * Countries where all goods have the standard rate of value added tax here, in percent. No source confirms their
 * reduced rates: too much tax is better than too little. Sources: the countries' acts on value added tax as of 2025;
 * LI has the Swiss tax. An accountant should confirm them, and who collects the tax of parcels from abroad.
 */
const singleRates: Readonly<Record<string, number>> = {
  IS: 24,
  LI: 8.1,
  RS: 20,
  ME: 21,
  MK: 18,
  TR: 20,
  MX: 16,
  ZA: 15,
  KR: 10,
  SA: 15,
  IL: 18,
}
