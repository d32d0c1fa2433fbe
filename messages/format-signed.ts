// Numbers that come or go, as each language writes them: '+12', '−500'.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { keep, minusSign } from './format.ts'

export function formatSigned(locale: Locale, value: number): string {
  const format = keep(`${locale} signed`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, { signDisplay: 'exceptZero' })
  })
  return minusSign(format.format(value))
}
