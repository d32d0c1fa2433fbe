// Derives a language's table of number and date formats from Intl. The texts of the language contain this table.
import type { Locale } from '#domain/markets/locale.ts'
import { currencies, type Currency } from '#domain/pricing/money.ts'
import { dateFormat, plainSigns, moneyFormat, numberFormat } from './format.ts'
import type { DateStyle, FormatTable } from './format-table.ts'

const styles: readonly DateStyle[] = ['short', 'long', 'weekday', 'month', 'day', 'dayName']
/** One day of each month, and one of each weekday from Sunday on. */
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1))
const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 2, 1 + day))

/** Currencies whose templates each browser has; a document contains the template of another currency of its prices. */
export const frequentCurrencies: readonly Currency[] = [
  'USD',
  'CNY',
  'JPY',
  'AED',
  'EUR',
  'PLN',
  'SEK',
  'DKK',
  'CZK',
]

/** `only`: currencies with a template. */
export function deriveFormatTable(locale: Locale, only: readonly Currency[] = currencies): FormatTable {
  const valueOf = (amount: number, type: string) =>
    numberFormat(locale)
      .formatToParts(amount)
      .find((part) => part.type === type)?.value ?? ''
  const groupedFrom = [4, 5, 6].find((length) => valueOf(10 ** (length - 1), 'group')) ?? 7
  const names: string[][] = []
  return {
    digits: [valueOf(1_000_000, 'group'), valueOf(0.5, 'decimal'), groupedFrom, plainSigns(minusOf(locale))],
    money: Object.fromEntries(
      only.map((each) => [each, moneyTemplate(locale, each)]),
    ) as FormatTable['money'],
    dates: Object.fromEntries(
      styles.map((each) => [each, template(locale, each, names)]),
    ) as FormatTable['dates'],
    names,
  }
}

/** The minus sign, with the direction marks that Arabic adds. */
function minusOf(locale: Locale): string {
  const [positive, negative] = [amount(locale, 'EUR', 1), amount(locale, 'EUR', -1)]
  const at = [...negative].findIndex((letter, index) => letter !== positive[index])
  return negative.slice(at, at + negative.length - positive.length)
}

export function moneyTemplate(locale: Locale, currency: Currency): string {
  const minus = minusOf(locale)
  return amount(locale, currency, -1).replace(minus, '~')
}

function amount(locale: Locale, currency: Currency, sign: 1 | -1): string {
  const marks: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    integer: '#',
    decimal: '',
    fraction: '',
  }
  const parts = moneyFormat(locale, currency).formatToParts(sign)
  return plainSigns(parts.map(({ type, value }) => marks[type] ?? value).join(''))
}

function template(locale: Locale, style: DateStyle, names: string[][]): string {
  const format = dateFormat(locale, style)
  const nameOf = (instant: number, type: string) =>
    format.formatToParts(instant).find((part) => part.type === type)?.value ?? ''
  const placeholderOf = (list: string[]) => {
    const index = names.findIndex((each) => each.join() === list.join())
    return `{${index < 0 ? names.push(list) - 1 : index}}`
  }
  return format
    .formatToParts(months[0])
    .map(({ type, value }) => {
      if (type === 'day') return '{d}'
      if (type === 'year') return '{y}'
      if (type === 'month') return placeholderOf(months.map((each) => nameOf(each, type)))
      if (type === 'weekday') return placeholderOf(weekdays.map((each) => nameOf(each, type)))
      return value
    })
    .join('')
}
