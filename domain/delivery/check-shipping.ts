// Checks the shipping settings before they are stored. Each problem is at the path of its field.
import { isPlainDate, weekdays } from '../calendar/calendar.ts'
import { isLocale } from '../markets/locale.ts'
import { isCountry } from '../markets/market.ts'
import { isCurrency } from '../pricing/money.ts'
import { isLine } from '../text.ts'
import { isWhole } from '../whole-number.ts'
import type {
  MethodRate,
  MethodSettings,
  RateAmounts,
  ShippingSettings,
  Warehouse,
} from './shipping-settings.ts'

export type ShippingProblem =
  | 'setting-length'
  | 'setting-country'
  | 'setting-number'
  | 'setting-time-zone'
  | 'setting-zone-twice'
  | 'setting-weights'

type Problems = Record<string, ShippingProblem>

export const maxMethods = 20
export const maxZones = 50
export const maxWeightSteps = 10
export const maxValueSteps = 5
const maxDays = 120
const maxClosedDays = 100
const maxGrams = 10_000_000
const maxAmount = 1_000_000_000

export function checkShipping(shipping: ShippingSettings): Problems {
  const { warehouse, methods, weightSteps, furtherStep, zones } = shipping
  const problems = { ...checkWarehouse(warehouse), ...checkMethods(methods) }
  if (!areAscending(weightSteps, maxGrams) || weightSteps.length > maxWeightSteps)
    problems['shipping.weightSteps'] = 'setting-weights'
  if (!isWhole(furtherStep, 1, maxGrams)) problems['shipping.furtherStep'] = 'setting-number'
  if (zones.length > maxZones) problems['shipping.zones'] = 'setting-length'
  const seen = new Set<string>()
  for (const [at, { name, countries, rates }] of zones.entries()) {
    const path = `shipping.zones.${at}`
    if (name !== '' && !isLine(name, 60)) problems[`${path}.name`] = 'setting-length'
    for (const country of countries ?? ['others']) {
      if (countries && !isCountry(country)) problems[`${path}.countries`] = 'setting-country'
      if (seen.has(country)) problems[`${path}.countries`] = 'setting-zone-twice'
      seen.add(country)
    }
    for (const [i, rate] of rates.entries())
      Object.assign(problems, checkRate(rate, `${path}.rates.${i}`, shipping))
  }
  return problems
}

function checkWarehouse({ country, timeZone, cutoffHour, workdays, closedOn }: Warehouse): Problems {
  const areDays = closedOn.length <= maxClosedDays && closedOn.every(isPlainDate)
  const areWorkdays = workdays.length > 0 && workdays.every((day) => weekdays.includes(day))
  return {
    ...(!isCountry(country) && { 'shipping.warehouse.country': 'setting-country' as const }),
    ...(!isTimeZone(timeZone) && { 'shipping.warehouse.timeZone': 'setting-time-zone' as const }),
    ...(!isWhole(cutoffHour, 0, 24) && { 'shipping.warehouse.cutoffHour': 'setting-number' as const }),
    ...(!areWorkdays && { 'shipping.warehouse.workdays': 'setting-length' as const }),
    ...(!areDays && { 'shipping.warehouse.closedOn': 'setting-length' as const }),
  }
}

function checkMethods(methods: readonly MethodSettings[]): Problems {
  const ids = methods.map(({ id }) => id)
  const problems: Problems =
    methods.length > maxMethods || new Set(ids).size < ids.length
      ? { 'shipping.methods': 'setting-length' }
      : {}
  for (const [at, { id, kind, names, point }] of methods.entries()) {
    const path = `shipping.methods.${at}`
    const texts = Object.entries(names)
    const areTexts = texts.every(([locale, text]) => isLocale(locale) && isLine(text, 60))
    const hasName = texts.length > 0 || id === 'standard' || id === 'express'
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id) || !areTexts || !hasName)
      problems[`${path}.names`] = 'setting-length'
    if (kind === 'pickup' && !point.split('\n').every((line) => isLine(line, 100)))
      problems[`${path}.point`] = 'setting-length'
  }
  return problems
}

function checkRate(
  { method, transit, amounts }: MethodRate,
  path: string,
  { methods, weightSteps }: ShippingSettings,
): Problems {
  const problems: Problems = {}
  if (!methods.some(({ id }) => id === method)) problems[`${path}.method`] = 'setting-length'
  if (!isWhole(transit.min, 0, maxDays) || !isWhole(transit.max, transit.min, maxDays))
    problems[`${path}.transit`] = 'setting-number'
  if (Object.keys(amounts).length === 0) problems[`${path}.amounts`] = 'setting-number'
  for (const [currency, each] of Object.entries(amounts))
    if (!isCurrency(currency) || !areAmounts(each, weightSteps.length))
      problems[`${path}.amounts.${currency}`] = 'setting-number'
  return problems
}

function areAmounts({ fees, further, byValue }: RateAmounts, steps: number): boolean {
  return (
    fees.length === steps &&
    fees.every((fee) => isWhole(fee, 0, maxAmount)) &&
    (further === null || isWhole(further, 0, maxAmount)) &&
    byValue.length <= maxValueSteps &&
    byValue.every(({ fee }) => isWhole(fee, 0, maxAmount)) &&
    areAscending([-1, ...byValue.map(({ from }) => from)], maxAmount, -1)
  )
}

function areAscending(numbers: readonly number[], max: number, min = 1): boolean {
  return (
    numbers.length > 0 &&
    numbers.every((each, at) => isWhole(each, min, max) && (at === 0 || each > numbers[at - 1]!))
  )
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}
