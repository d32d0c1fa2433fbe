// How a language writes amounts and days, as a small table that stands in its texts. A browser's first Intl object
// costs a phone as much as half a page; with this, a page wakes and prices are written without one, and in the same
// way by every browser.
import { currencyDecimals, wholePriceCurrencies, type Currency, type Money } from '#domain/pricing/money.ts'

export type DateStyle = 'short' | 'long' | 'weekday' | 'month' | 'day' | 'dayName'

export type Written = {
  /** Between thousands, before decimals, from how many digits on thousands are parted, and before what is negative. */
  readonly digits: readonly [group: string, point: string, partedFrom: number, minus: string]
  /** With # for the digits, and ~ where the minus stands. */
  readonly money: Readonly<Record<Currency, string>>
  /** With {d} for the day, {y} for the year, and {0}, {1} … for the month's or weekday's name in `names`. */
  readonly dates: Readonly<Record<DateStyle, string>>
  /** Of twelve months or seven weekdays, Sunday first. */
  readonly names: readonly (readonly string[])[]
}

export function writeMoney({ digits, money }: Written, { minor, currency }: Money): string {
  const decimals = currencyDecimals[currency]
  const all = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const fraction = decimals ? all.slice(-decimals) : ''
  const isWhole = wholePriceCurrencies.has(currency) && Number(fraction) === 0
  const number = separate(digits, all.slice(0, all.length - decimals), isWhole ? '' : fraction)
  // By a function: `$` has a meaning of its own in a replacement.
  return money[currency].replace('~', minor < 0 ? digits[3] : '').replace('#', () => number)
}

/** As Intl does by itself: to three decimals. */
export function writeNumber({ digits }: Written, value: number): string {
  const [whole = '', fraction = ''] = String(Math.round(Math.abs(value) * 1_000) / 1_000).split('.')
  return (value < 0 ? digits[3] : '') + separate(digits, whole, fraction)
}

/** As it stands beside an amount: `€`, `$`, `zł`. */
export function writeSymbol({ money }: Written, currency: Currency): string {
  return money[currency].replaceAll(/[#~\s\u200E\u200F]/g, '')
}

function separate([group, point, partedFrom]: Written['digits'], whole: string, fraction: string): string {
  const parted = whole.length < partedFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  return fraction ? parted + point + fraction : parted
}

/** A plain date 'YYYY-MM-DD'. */
export function writeDate({ dates, names }: Written, date: string, style: DateStyle): string {
  const day = new Date(`${date}T00:00:00Z`)
  return dates[style].replaceAll(/\{(\w)\}/g, (_, part: string) => {
    if (part === 'd') return String(day.getUTCDate())
    if (part === 'y') return String(day.getUTCFullYear())
    const list = names[Number(part)] ?? []
    return list[list.length === 7 ? day.getUTCDay() : day.getUTCMonth()] ?? ''
  })
}
