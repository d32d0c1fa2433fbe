// The price of a kilogram, litre or metre, which European law requires beside the price (directive 98/6/EC).
import type { MeasureUnit, UnitMeasure } from '../catalog/product-record.ts'
import { money, type Money } from './money.ts'

/** How many of the dimension's smallest unit one unit is. */
const sizes: Readonly<Record<MeasureUnit, readonly [dimension: string, size: number]>> = {
  mg: ['mass', 1],
  g: ['mass', 1_000],
  kg: ['mass', 1_000_000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1_000],
  cm: ['length', 1],
  m: ['length', 100],
  m2: ['area', 1],
  item: ['count', 1],
}

/** null if content and base have different dimensions: grams are no litres. */
export function unitPrice(price: Money, { amount, unit, baseAmount, baseUnit }: UnitMeasure): Money | null {
  const [dimension, size] = sizes[unit]
  const [baseDimension, baseSize] = sizes[baseUnit]
  if (dimension !== baseDimension || !(amount > 0)) return null
  return money(Math.round((price.minor * baseAmount * baseSize) / (amount * size)), price.currency)
}

type Base = Pick<UnitMeasure, 'baseAmount' | 'baseUnit'>

const usualBases: Readonly<Record<string, readonly Base[]>> = {
  mass: [
    { baseAmount: 100, baseUnit: 'g' },
    { baseAmount: 1, baseUnit: 'kg' },
  ],
  volume: [
    { baseAmount: 100, baseUnit: 'ml' },
    { baseAmount: 1, baseUnit: 'l' },
  ],
  length: [{ baseAmount: 1, baseUnit: 'm' }],
  area: [{ baseAmount: 1, baseUnit: 'm2' }],
  count: [{ baseAmount: 1, baseUnit: 'item' }],
}

/** The amounts that a unit price may refer to; that of the measure is among them. */
export function baseMeasuresOf(measure: (Partial<Base> & Pick<UnitMeasure, 'unit'>) | null): readonly Base[] {
  const usual = usualBases[sizes[measure?.unit ?? 'g'][0]]!
  const { baseAmount, baseUnit } = measure ?? {}
  if (baseAmount === undefined || baseUnit === undefined) return usual
  const isUsual = usual.some((each) => each.baseAmount === baseAmount && each.baseUnit === baseUnit)
  return isUsual ? usual : [...usual, { baseAmount, baseUnit }]
}
