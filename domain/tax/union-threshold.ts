// The threshold of the European Union for sales to other member states. A seller above it, in this calendar year or the
// last one, owes the tax of the country of delivery.
import { money, type Currency, type Money } from '../pricing/money.ts'

/** Directive 2006/112/EC, article 59c. Without tax. */
export const unionThreshold = money(1_000_000, 'EUR')

/** Share of the threshold from which the shop warns. */
const warningShare = 0.8

/**
 * The threshold in minor units of national currencies. Laws of the member states fix it at the rates of 5 December
 * 2017. Confirm with an accountant.
 */
const thresholds: Readonly<Partial<Record<Currency, number>>> = {
  EUR: 1_000_000,
  CZK: 25_653_000,
  DKK: 7_441_500,
  HUF: 310_000_000,
  PLN: 4_200_000,
  RON: 4_633_700,
  SEK: 9_968_000,
}

export type ThresholdState = 'below' | 'near' | 'exceeded'

/** Sales in euro, rounded to a cent. */
export function thresholdSales(
  sales: readonly { readonly currency: Currency; readonly net: number }[],
): Money {
  const euros = sales.map(({ currency, net }) => {
    const threshold = thresholds[currency]
    return threshold === undefined ? 0 : (net * unionThreshold.minor) / threshold
  })
  return money(Math.round(euros.reduce((sum, each) => sum + each, 0)), 'EUR')
}

export function thresholdState({ minor }: Money): ThresholdState {
  if (minor > unionThreshold.minor) return 'exceeded'
  return minor >= unionThreshold.minor * warningShare ? 'near' : 'below'
}
