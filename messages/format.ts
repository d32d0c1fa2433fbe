// Formats prices, dates and lists in each language. One Intl object per locale and kind is cached, because creating
// one costs far more than using it.
import type { Script } from '#domain/catalog/alphabet.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import { currencyDecimals, wholePriceCurrencies, type Currency, type Money } from '#domain/pricing/money.ts'
import {
  writeDate,
  writeMoney,
  writeNumber,
  writeSymbol,
  type DateStyle,
  type FormatTable,
} from './format-table.ts'

type Formatter =
  | Intl.NumberFormat
  | Intl.DateTimeFormat
  | Intl.RelativeTimeFormat
  | Intl.ListFormat
  | Intl.DisplayNames
  | Intl.Collator

const formatters = new Map<string, Formatter>()

export function cachedFormatter<T extends Formatter>(key: string, create: () => T): T {
  const cached = formatters.get(key) as T | undefined
  if (cached) return cached
  const formatter = create()
  formatters.set(key, formatter)
  return formatter
}

/** The plain signs $ and £ are the American dollar and, in English, the pound. */
const withSign: readonly Currency[] = ['GBP', 'CAD', 'AUD', 'NZD', 'MXN']

/** Currencies that share the sign ¥, kr or $. Their long symbol is shown if a language does not disambiguate them. */
const ambiguous: readonly Currency[] = ['CNY', 'JPY', 'SEK', 'DKK', 'NOK', 'ISK', ...withSign]

const tables = new Map<Locale, FormatTable>()

/** Registers the table of a language, with the templates of further currencies. Its amounts and dates are then formatted without Intl. */
export function registerFormatTable(
  locale: Locale,
  table: FormatTable,
  amounts?: FormatTable['money'],
): void {
  tables.set(locale, { ...table, money: { ...table.money, ...amounts } })
}

export function formatMoney(locale: Locale, money: Money): string {
  const table = tables.get(locale)
  if (table?.money[money.currency]) return writeMoney(table, money)
  return plainSigns(
    moneyFormat(locale, money.currency).format(money.minor / 10 ** currencyDecimals[money.currency]),
  )
}

/**
 * Replaces the hyphen that CLDR uses in most languages by a minus sign (U+2212), which does not break. Replaces the
 * fullwidth yen sign of Japanese by the halfwidth one, which has no gap before it.
 */
export function plainSigns(text: string): string {
  return text.replace('-', '\u2212').replace('\uffe5', '\u00a5')
}

/** Letters beside a sign, like UK£ or CA$, change places in Arabic lines. */
function displayOf(locale: Locale, currency: Currency): 'symbol' | 'narrowSymbol' | 'code' {
  if (directionOf(locale) === 'rtl' && withSign.includes(currency)) return 'code'
  return ambiguous.includes(currency) ? 'symbol' : 'narrowSymbol'
}

export function moneyFormat(
  locale: Locale,
  currency: Currency,
  isWhole = wholePriceCurrencies.has(currency),
): Intl.NumberFormat {
  return cachedFormatter(`${locale} ${currency} ${isWhole}`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, {
      style: 'currency',
      currency,
      // Engines count the decimals of forints in different ways.
      minimumFractionDigits: currencyDecimals[currency],
      currencyDisplay: displayOf(locale, currency),
      ...(isWhole && { trailingZeroDisplay: 'stripIfInteger' }),
    })
  })
}

/** Without decimals if they are zero: $20. */
export function formatRoundMoney(locale: Locale, { minor, currency }: Money): string {
  return plainSigns(moneyFormat(locale, currency, true).format(minor / 10 ** currencyDecimals[currency]))
}

/** Symbol beside an amount: `€`, `$`, `zł`. Without the language's table it is the currency code. */
export function currencySymbol(locale: Locale, currency: Currency): string {
  const table = tables.get(locale)
  return table ? writeSymbol(table, currency) : currency
}

export function formatNumber(locale: Locale, value: number, decimals = 0): string {
  const table = tables.get(locale)
  return table
    ? writeNumber(table, value, decimals)
    : plainSigns(numberFormat(locale, decimals).format(value))
}

/** `decimals`: at least so many. */
export function numberFormat(locale: Locale, decimals = 0): Intl.NumberFormat {
  const options = { minimumFractionDigits: decimals }
  return cachedFormatter(
    `${locale} number ${decimals}`,
    () => new Intl.NumberFormat(localeTable[locale].tag, options),
  )
}

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'short' },
  day: { day: 'numeric' },
  dayName: { weekday: 'short' },
}

/** Formats a plain date 'YYYY-MM-DD', independent of time zones. */
export function formatDate(locale: Locale, date: string, style: DateStyle = 'long'): string {
  const table = tables.get(locale)
  if (table) return writeDate(table, date, style)
  return dateFormat(locale, style).format(Date.parse(`${date}T00:00:00Z`))
}

/** Languages in which a weekday with a short month is unidiomatic: 'śr., 12 maj', 'mié, 17 mar'. */
const longMonths: ReadonlySet<Locale> = new Set<Locale>(['pl', 'es'])

export function dateFormat(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const month = style === 'weekday' && longMonths.has(locale) && { month: 'long' as const }
  const options = { ...dateStyles[style], ...month, timeZone: 'UTC' }
  return cachedFormatter(
    `${locale} date ${style}`,
    () => new Intl.DateTimeFormat(localeTable[locale].tag, options),
  )
}

/** Separator between two dates, if it is not a dash. */
const rangeSeparators: Partial<Record<Locale, string>> = { zh: '至', ja: '〜' }

/** Formats a range of plain dates: 'Wed, Dec 3 – Fri, Dec 5'. It avoids Intl because browsers differ. */
export function formatDateRange(
  locale: Locale,
  from: string,
  to: string,
  days: 'weekday' | 'short' = 'weekday',
): string {
  const [first, last] = [formatDate(locale, from, days), formatDate(locale, to, days)]
  return from === to ? first : `${first}${rangeSeparators[locale] ?? ' – '}${last}`
}

export function formatPercent(locale: Locale, basisPoints: number): string {
  const format = cachedFormatter(`${locale} percent`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, { style: 'percent', maximumFractionDigits: 3 })
  })
  return format.format(basisPoints / 10_000)
}

/** 'A, B and C'; a disjunction: 'A, B or C'. */
export function formatList(
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return cachedFormatter(`${locale} list ${type}`, () => {
    return new Intl.ListFormat(localeTable[locale].tag, { type })
  }).format(items)
}

/** Country names by locale and country. */
const countryNames = new Map<string, string>()

/** Name of a country in the reader's language. Cached because the country chooser of every page needs all names. */
export function formatCountry(locale: Locale, country: string): string {
  const key = `${locale} ${country}`
  let name = countryNames.get(key)
  if (name === undefined) {
    const format = cachedFormatter(
      `${locale} country`,
      () => new Intl.DisplayNames(localeTable[locale].tag, { type: 'region' }),
    )
    name = format.of(country) ?? country
    countryNames.set(key, name)
  }
  return name
}

/** Name of a script in the reader's language: 'Greek'. */
export function formatScript(locale: Locale, script: Script): string {
  const format = cachedFormatter(
    `${locale} script`,
    () => new Intl.DisplayNames(localeTable[locale].tag, { type: 'script' }),
  )
  return format.of(script) ?? script
}

/** Compares two names in the alphabetical order of the language. */
export function compareNames(locale: Locale, a: string, b: string): number {
  return cachedFormatter(`${locale} order`, () => new Intl.Collator(localeTable[locale].tag)).compare(a, b)
}
