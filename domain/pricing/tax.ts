// Value added tax: standard rates of each country by date, and the tax included in an amount.
import { compareDates, type PlainDate } from '../calendar/calendar.ts'
import { marketTable, type Country } from '../markets/market.ts'

type Rate = { readonly from: PlainDate; readonly basisPoints: number }

/**
 * Standard rates, the latest last. European Union: European Commission, Taxes in Europe Database (TEDB). China: MOF, STA
 * and GACC announcement 39 of 2019. Japan: Consumption Tax Act, rate of October 2019. United Arab Emirates: Federal
 * Decree-Law 8 of 2017. United States: none, prices are without sales tax and the shop collects none.
 */
const standardRates: Readonly<Record<Country, readonly Rate[]>> = {
  US: [],
  CN: [{ from: '2019-04-01', basisPoints: 1_300 }],
  JP: [{ from: '2019-10-01', basisPoints: 1_000 }],
  AE: [{ from: '2018-01-01', basisPoints: 500 }],
  FR: [{ from: '2014-01-01', basisPoints: 2_000 }],
  PT: [{ from: '2011-01-01', basisPoints: 2_300 }],
  IT: [{ from: '2013-10-01', basisPoints: 2_200 }],
  ES: [{ from: '2012-09-01', basisPoints: 2_100 }],
  DE: [
    { from: '2007-01-01', basisPoints: 1_900 },
    { from: '2020-07-01', basisPoints: 1_600 },
    { from: '2021-01-01', basisPoints: 1_900 },
  ],
  PL: [{ from: '2011-01-01', basisPoints: 2_300 }],
  NL: [{ from: '2012-10-01', basisPoints: 2_100 }],
  SE: [{ from: '1990-07-01', basisPoints: 2_500 }],
  DK: [{ from: '1992-01-01', basisPoints: 2_500 }],
  FI: [
    { from: '2013-01-01', basisPoints: 2_400 },
    { from: '2024-09-01', basisPoints: 2_550 },
  ],
  CZ: [{ from: '2013-01-01', basisPoints: 2_100 }],
}

/** Basis points (1900 is 19 %); null if prices in this market include no tax. */
export function standardRate(country: Country, day: PlainDate): number | null {
  if (!marketTable[country].taxIncluded) return null
  return standardRates[country].findLast(({ from }) => compareDates(from, day) <= 0)?.basisPoints ?? null
}

/** Amounts at one rate in minor units; `net` + `tax` is the gross amount. */
export type TaxPart = { readonly basisPoints: number; readonly net: number; readonly tax: number }

/** Tax included in gross amounts (minor units, not negative): one part for each rate, half units rounded up. */
export function includedTaxes(
  amounts: readonly { readonly gross: number; readonly basisPoints: number }[],
): TaxPart[] {
  const rates = [...new Set(amounts.map(({ basisPoints }) => basisPoints))].toSorted((a, b) => b - a)
  return rates.map((basisPoints) => {
    const gross = amounts
      .filter((amount) => amount.basisPoints === basisPoints)
      .reduce((sum, amount) => sum + amount.gross, 0)
    const whole = BigInt(10_000 + basisPoints)
    const tax = Number((BigInt(gross) * BigInt(basisPoints) * 2n + whole) / (whole * 2n))
    return { basisPoints, net: gross - tax, tax }
  })
}

/** Tax of an order placed on `day`. Each part (goods, wrapping, shipping in minor units) has its country's rate. */
export function orderTaxes(
  parts: readonly { readonly country: Country; readonly gross: number }[],
  day: PlainDate,
): TaxPart[] {
  return includedTaxes(
    parts.flatMap(({ country, gross }) => {
      const basisPoints = standardRate(country, day)
      return basisPoints === null ? [] : [{ gross, basisPoints }]
    }),
  )
}
