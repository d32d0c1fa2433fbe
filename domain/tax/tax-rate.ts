// The rate of a country for a tax class on a day.
import type { PlainDate } from '../calendar/calendar.ts'
import type { TaxClass } from '../catalog/product-record.ts'
import { taxRates } from './tax-rates.ts'

/** Basis points (1900 is 19 %); null where prices include no tax. Before the first date, the first rate applies. */
export function taxRate(country: string, taxClass: TaxClass, day: PlainDate): number | null {
  const rates = taxRates[country]
  if (!rates) return null
  if (taxClass === 'zero') return 0
  const rate = rates[taxClass] ?? rates.standard
  if (typeof rate === 'number') return Math.round(rate * 100)
  const history = Object.entries(rate)
  const [, percent] = history.findLast(([from]) => from <= day) ?? history[0]!
  return Math.round(percent * 100)
}
