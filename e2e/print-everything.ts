// Prints all formats of a language; the test runs it on the server and in the browser.
import { locales, type Locale } from '#domain/markets/locale.ts'
import { currencies, money } from '#domain/pricing/money.ts'
import { formatLanguage } from '#messages/format-language.ts'
import { formatClock, formatTime } from '#messages/format-time.ts'
import { formatDate, formatDateRange, formatList, formatMoney, formatPercent } from '#messages/format.ts'
import { createTexts } from '#messages/translator.ts'

const dates = ['2026-01-01', '2026-03-29', '2027-05-09', '2028-02-29', '2028-09-30', '2028-12-24']
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000, 12_345.5, 1_000_000]
const instant = Date.UTC(2027, 2, 28, 1, 5)

export function printEverything(): Record<Locale, readonly string[]> {
  return Object.fromEntries(locales.map((locale) => [locale, printed(locale)])) as unknown as Record<
    Locale,
    readonly string[]
  >
}

function printed(locale: Locale): string[] {
  const texts = createTexts(locale)
  texts.add(((f: { n(value: number): string; p(value: number): string }) => ({
    'cart.title': ({ n }: { n: number }) => `${f.p(n)} ${f.n(n)}`,
  })) as never)
  const t = texts.t as unknown as (key: string, args: { n: number }) => string
  return [
    ...currencies.flatMap((currency) =>
      [0, 5, 4_990, 123_456_789, -1_250].map((minor) => formatMoney(locale, money(minor, currency))),
    ),
    ...dates.flatMap((date) =>
      (['short', 'long', 'weekday', 'month', 'day', 'dayName'] as const).map((style) =>
        formatDate(locale, date, style),
      ),
    ),
    ...dates.slice(1).map((date, at) => formatDateRange(locale, dates[at]!, date)),
    formatDateRange(locale, '2027-03-03', '2027-03-05'),
    formatDateRange(locale, '2027-03-30', '2027-04-02'),
    formatTime(locale, instant, 'Europe/Berlin'),
    formatClock(locale, instant, 'Asia/Tokyo'),
    ...[500, 1_250, 0, 10_000].map((points) => formatPercent(locale, points)),
    ...counts.map((n) => t('cart.title', { n })),
    formatList(locale, ['A']),
    formatList(locale, ['A', 'B']),
    formatList(locale, ['A', 'B', 'C']),
    ...locales.map((named) => formatLanguage(locale, named)),
  ]
}
