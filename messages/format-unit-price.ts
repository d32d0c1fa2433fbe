// Formats unit prices: '€2.40 / 100 g'. Symbols of the SI are the same in every language.
import type { MeasureUnit, UnitMeasure } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Money } from '#domain/pricing/money.ts'
import { unitPrice } from '#domain/pricing/unit-price.ts'
import { formatMoney, formatNumber } from './format.ts'

const symbols: Partial<Record<MeasureUnit, string>> = { m2: 'm²' }
const pieces: Partial<Record<Locale, string>> = {
  zh: '件',
  ja: '個',
  ar: 'قطعة',
  fr: 'unité',
  pt: 'unidade',
  it: 'pezzo',
  es: 'unidad',
  de: 'Stück',
  pl: 'szt.',
  nl: 'stuk',
  sv: 'st',
  da: 'stk.',
  fi: 'kpl',
  cs: 'ks',
}

/** '100 g'; without a number: 'g'. */
export function formatMeasure(locale: Locale, amount: number | null, unit: MeasureUnit): string {
  const symbol = unit === 'item' ? (pieces[locale] ?? 'item') : (symbols[unit] ?? unit)
  return amount === null ? symbol : `${formatNumber(locale, amount)}\u00A0${symbol}`
}

/** undefined without a measure, or for one that gives no price. */
export function formatUnitPrice(
  locale: Locale,
  price: Money,
  measure: UnitMeasure | null,
): string | undefined {
  const perBase = measure && unitPrice(price, measure)
  if (!perBase) return undefined
  const { baseAmount, baseUnit } = measure
  return `${formatMoney(locale, perBase)} / ${formatMeasure(locale, baseAmount === 1 ? null : baseAmount, baseUnit)}`
}
