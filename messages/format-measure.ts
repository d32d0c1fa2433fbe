// Formats lengths in centimetres and inches, and weights.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { cachedFormatter } from './format.ts'

const millimetresPer = { centimeter: 10, inch: 25.4 } as const
export type LengthUnit = keyof typeof millimetresPer

/** '22 cm', '8.7 in': rounded to a tenth. */
export function formatLength(locale: Locale, millimetres: number, unit: LengthUnit): string {
  const format = cachedFormatter(`${locale} ${unit}`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, { style: 'unit', unit, maximumFractionDigits: 1 })
  })
  return format.format(millimetres / millimetresPer[unit])
}

/** '860 g'. */
export function formatGrams(locale: Locale, grams: number): string {
  const format = cachedFormatter(`${locale} gram`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, { style: 'unit', unit: 'gram' })
  })
  return format.format(grams)
}

/** '0.25 kg'. */
export function formatWeight(locale: Locale, grams: number): string {
  const format = cachedFormatter(`${locale} kilogram`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, { style: 'unit', unit: 'kilogram' })
  })
  return format.format(grams / 1_000)
}
