// Prices, dates and lists as each language writes them. One Intl object per locale and kind is kept:
// making one costs far more than using it.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { currencyDecimals, wholePriceCurrencies, type Currency, type Money } from '#domain/pricing/money.ts'
import { writeDate, writeMoney, writeNumber, writeSymbol, type DateStyle, type Written } from './written.ts'

type Formatter =
  | Intl.NumberFormat
  | Intl.DateTimeFormat
  | Intl.RelativeTimeFormat
  | Intl.ListFormat
  | Intl.DisplayNames
  | Intl.Collator

const kept = new Map<string, Formatter>()

export function keep<T extends Formatter>(key: string, make: () => T): T {
  const known = kept.get(key) as T | undefined
  if (known) return known
  const made = make()
  kept.set(key, made)
  return made
}

/** ¥ is said of two of our currencies, and so is kr: these show which, where a language does not write them itself. */
const ambiguous: ReadonlySet<Currency> = new Set<Currency>(['CNY', 'JPY', 'SEK', 'DKK'])

const written = new Map<Locale, Written>()

/** From now on amounts and days of this language are written by its table, without Intl. */
export function writeBy(locale: Locale, table: Written): void {
  written.set(locale, table)
}

export function formatMoney(locale: Locale, money: Money): string {
  const table = written.get(locale)
  if (table) return writeMoney(table, money)
  return minusSign(
    moneyFormat(locale, money.currency).format(money.minor / 10 ** currencyDecimals[money.currency]),
  )
}

/** Most languages of CLDR write a hyphen before a negative number: a minus sign (U+2212) does not break or slip. */
export function minusSign(text: string): string {
  return text.replace('-', '\u2212')
}

export function moneyFormat(locale: Locale, currency: Currency): Intl.NumberFormat {
  return keep(`${locale} ${currency}`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, {
      style: 'currency',
      currency,
      currencyDisplay: ambiguous.has(currency) ? 'symbol' : 'narrowSymbol',
      ...(wholePriceCurrencies.has(currency) && { trailingZeroDisplay: 'stripIfInteger' }),
    })
  })
}

/** As it stands beside an amount: `€`, `$`, `zł`. In a browser, where the language's table is there. */
export function currencySymbol(locale: Locale, currency: Currency): string {
  const table = written.get(locale)
  return table ? writeSymbol(table, currency) : currency
}

export function formatNumber(locale: Locale, value: number): string {
  const table = written.get(locale)
  return table ? writeNumber(table, value) : minusSign(numberFormat(locale).format(value))
}

export function numberFormat(locale: Locale): Intl.NumberFormat {
  return keep(`${locale} number`, () => new Intl.NumberFormat(localeTable[locale].tag))
}

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'short' },
  day: { day: 'numeric' },
  dayName: { weekday: 'short' },
}

/** A plain date 'YYYY-MM-DD': the same day everywhere. */
export function formatDate(locale: Locale, date: string, style: DateStyle = 'long'): string {
  const table = written.get(locale)
  if (table) return writeDate(table, date, style)
  return dateFormat(locale, style).format(Date.parse(`${date}T00:00:00Z`))
}

/** Where a day with a short month reads as no one says it: 'śr., 12 maj', 'mié, 17 mar'. */
const longMonths: ReadonlySet<Locale> = new Set<Locale>(['pl', 'es'])

export function dateFormat(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const month = style === 'weekday' && longMonths.has(locale) && { month: 'long' as const }
  const options = { ...dateStyles[style], ...month, timeZone: 'UTC' }
  return keep(`${locale} date ${style}`, () => new Intl.DateTimeFormat(localeTable[locale].tag, options))
}

/** What stands between two dates, where it is not a dash. */
const spans: Partial<Record<Locale, string>> = { zh: '至', ja: '〜' }

/** Two plain dates as one span: 'Wed, Dec 3 – Fri, Dec 5'. Put together here: browsers differ in how they do it. */
export function formatDateRange(locale: Locale, from: string, to: string): string {
  const [first, last] = [formatDate(locale, from, 'weekday'), formatDate(locale, to, 'weekday')]
  return from === to ? first : `${first}${spans[locale] ?? ' – '}${last}`
}

export function formatPercent(locale: Locale, basisPoints: number): string {
  const format = keep(`${locale} percent`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, { style: 'percent', maximumFractionDigits: 2 })
  })
  return format.format(basisPoints / 10_000)
}

export function formatList(locale: Locale, items: readonly string[]): string {
  return keep(`${locale} list`, () => new Intl.ListFormat(localeTable[locale].tag)).format(items)
}

/** A country by its name in the reader's language. */
const countryNames = new Map<string, string>()

/** Asked for on every page by the country chooser: the names themselves are kept. */
export function formatCountry(locale: Locale, country: Country): string {
  const key = `${locale} ${country}`
  let name = countryNames.get(key)
  if (name === undefined) {
    const format = keep(
      `${locale} country`,
      () => new Intl.DisplayNames(localeTable[locale].tag, { type: 'region' }),
    )
    name = format.of(country) ?? country
    countryNames.set(key, name)
  }
  return name
}

/** Compares two names as a dictionary of the language would order them. */
export function compareNames(locale: Locale, a: string, b: string): number {
  return keep(`${locale} order`, () => new Intl.Collator(localeTable[locale].tag)).compare(a, b)
}
