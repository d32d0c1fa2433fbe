// Formats numbers with a sign: '+12', '−500'.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { cachedFormatter, plainSigns } from './format.ts'

export function formatSigned(locale: Locale, value: number): string {
  const format = cachedFormatter(`${locale} signed`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, { signDisplay: 'exceptZero' })
  })
  return plainSigns(format.format(value))
}
