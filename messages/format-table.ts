// Formats amounts and dates from a small table in a language's texts, without Intl. On a phone, the first Intl object
// takes as long as rendering half a page. The result is also the same in every browser.
import { currencyDecimals, wholePriceCurrencies, type Currency, type Money } from '#domain/pricing/money.ts'

export type DateStyle = 'short' | 'long' | 'weekday' | 'month' | 'day' | 'dayName'

export type FormatTable = {
  /** Thousands separator, decimal separator, minimum number of digits for grouping, and minus sign. */
  readonly digits: readonly [group: string, point: string, groupedFrom: number, minus: string]
  /** Template per currency: # for the digits, ~ for the minus sign. A missing currency is formatted by Intl. */
  readonly money: Readonly<Partial<Record<Currency, string>>>
  /** Template per style: {d} is the day, {y} the year, {0} and up the index of a list in `names`. */
  readonly dates: Readonly<Record<DateStyle, string>>
  /** Lists of twelve month names or seven weekday names, Sunday first. */
  readonly names: readonly (readonly string[])[]
}

/** Expects a currency of the table. */
export function writeMoney({ digits, money }: FormatTable, { minor, currency }: Money): string {
  const template = money[currency] ?? '~#'
  const decimals = currencyDecimals[currency]
  const minorDigits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const fraction = decimals ? minorDigits.slice(-decimals) : ''
  const isWhole = wholePriceCurrencies.has(currency) && Number(fraction) === 0
  const number = separate(
    digits,
    minorDigits.slice(0, minorDigits.length - decimals),
    isWhole ? '' : fraction,
  )
  // A function, because `$` is special in a replacement string.
  return template.replace('~', minor < 0 ? digits[3] : '').replace('#', () => number)
}

/** Rounds to three decimals, as Intl does by default. `decimals`: at least so many. */
export function writeNumber({ digits }: FormatTable, value: number, decimals = 0): string {
  const [whole = '', fraction = ''] = String(Math.round(Math.abs(value) * 1_000) / 1_000).split('.')
  return (value < 0 ? digits[3] : '') + separate(digits, whole, fraction.padEnd(decimals, '0'))
}

/** Symbol beside an amount: `€`, `$`, `zł`. */
export function writeSymbol({ money }: FormatTable, currency: Currency): string {
  return money[currency]?.replaceAll(/[#~\s\u200E\u200F]/g, '') ?? currency
}

function separate(
  [group, point, groupedFrom]: FormatTable['digits'],
  whole: string,
  fraction: string,
): string {
  const grouped = whole.length < groupedFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  return fraction ? grouped + point + fraction : grouped
}

/** Formats a plain date 'YYYY-MM-DD'. */
export function writeDate({ dates, names }: FormatTable, date: string, style: DateStyle): string {
  const day = new Date(`${date}T00:00:00Z`)
  return dates[style].replaceAll(/\{(\w)\}/g, (_, part: string) => {
    if (part === 'd') return String(day.getUTCDate())
    if (part === 'y') return String(day.getUTCFullYear())
    const list = names[Number(part)] ?? []
    return list[list.length === 7 ? day.getUTCDay() : day.getUTCMonth()] ?? ''
  })
}
