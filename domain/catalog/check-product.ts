// Checks a product record. Problems are listed by field: 'variants.2.sku' → 'repeated'.
import { isLocale, type Locale } from '../markets/locale.ts'
import { isCurrency } from '../pricing/money.ts'
import { hasForbiddenInOwnText } from '../text.ts'
import { isWhole } from '../whole-number.ts'
import { isProductKey, isReservedKey } from './product-key.ts'
import {
  combinationOf,
  measureUnits,
  productStatuses,
  stockModes,
  taxClasses,
  type OptionRecord,
  type ProductRecord,
  type ProductTexts,
  type VariantRecord,
} from './product-record.ts'

export const productLimits = {
  variants: 250,
  options: 5,
  values: 250,
  pictures: 100,
  categories: 50,
  tags: 100,
  details: 50,
  title: 200,
  description: 50_000,
  line: 200,
  seoDescription: 500,
  personalisation: 200,
  sku: 100,
  stock: 1_000_000,
  weightGrams: 1_000_000,
  minor: 1_000_000_000_000,
} as const

export type ProductProblem =
  | 'required'
  | 'format'
  | 'reserved'
  | 'too-long'
  | 'too-many'
  | 'repeated'
  | 'unknown'
  | 'out-of-range'

export type ProductProblems = Readonly<Record<string, ProductProblem>>

/** null: valid. `home`: the language that every product has; other languages fall back to it. */
export function checkProduct(product: ProductRecord, home: Locale): ProductProblems | null {
  const problems: Record<string, ProductProblem> = {}
  const report = (field: string, problem: ProductProblem | false | null): void => {
    if (problem) problems[field] ??= problem
  }
  checkFacts(product, report)
  for (const [locale, texts] of Object.entries(product.texts)) {
    report(`texts.${locale}`, !isLocale(locale) && 'unknown')
    checkTexts(texts, `texts.${locale}`, report)
  }
  report(`texts.${home}.title`, !product.texts[home]?.title.trim() && 'required')
  checkOptions(product.options, report)
  checkVariants(product, report)
  return Object.keys(problems).length > 0 ? problems : null
}

type Report = (field: string, problem: ProductProblem | false | null) => void

function checkFacts(product: ProductRecord, report: Report): void {
  const { key, handlingDays, markets, freshDays, personalisation, sizeChart } = product
  report('key', key === '' ? 'required' : keyProblem(key))
  report('status', !productStatuses.includes(product.status) && 'unknown')
  report('publishAt', product.publishAt !== null && !isWhole(product.publishAt, 0) && 'out-of-range')
  report('taxClass', !taxClasses.includes(product.taxClass) && 'unknown')
  report('handlingDays', !isWhole(handlingDays, 0, 60) && 'out-of-range')
  report('markets', markets?.length === 0 && 'required')
  report('freshDays', freshDays !== null && !isWhole(freshDays, 1, 365) && 'out-of-range')
  report(
    'originCountry',
    product.originCountry !== null && !/^[A-Z]{2}$/.test(product.originCountry) && 'format',
  )
  report('hsCode', product.hsCode !== null && !/^[0-9]{4,12}$/.test(product.hsCode) && 'format')
  report('brand', lineProblem(product.brand ?? ''))
  report('productType', lineProblem(product.productType ?? ''))
  for (const list of ['pictures', 'categories', 'tags'] as const) {
    report(list, product[list].length > productLimits[list] && 'too-many')
    report(list, new Set(product[list]).size < product[list].length && 'repeated')
  }
  if (personalisation) {
    const { maxLength, position } = personalisation
    report(
      'personalisation.maxLength',
      !isWhole(maxLength, 1, productLimits.personalisation) && 'out-of-range',
    )
    const isInside = !position || [position.x, position.y].every((at) => at >= 0 && at <= 100)
    report('personalisation.position', !isInside && 'out-of-range')
  }
  const measured = sizeChart && product.options.find(({ code }) => code === sizeChart.option)
  report('sizeChart.option', sizeChart !== null && !measured && 'unknown')
  sizeChart?.rows.forEach(({ value, millimetres }, at) => {
    report(`sizeChart.rows.${at}`, !measured?.values.some(({ code }) => code === value) && 'unknown')
    const isComplete = millimetres.length === sizeChart.measures.length
    const fits = isComplete && millimetres.every((length) => isWhole(length, 1, 1_000_000))
    report(`sizeChart.rows.${at}`, !fits && 'out-of-range')
  })
}

function keyProblem(key: string): ProductProblem | false {
  return isProductKey(key) ? isReservedKey(key) && 'reserved' : 'format'
}

function checkTexts(texts: ProductTexts, field: string, report: Report): void {
  report(`${field}.title`, lineProblem(texts.title, productLimits.title))
  report(`${field}.description`, texts.description.length > productLimits.description && 'too-long')
  const isPlain = !hasForbiddenInOwnText(texts.description.replaceAll(/[\n\r\t]/g, ''))
  report(`${field}.description`, !isPlain && 'format')
  report(`${field}.seoTitle`, lineProblem(texts.seoTitle))
  report(`${field}.seoDescription`, lineProblem(texts.seoDescription, productLimits.seoDescription))
  report(`${field}.personalisationLabel`, lineProblem(texts.personalisationLabel ?? ''))
  report(`${field}.slug`, texts.slug !== '' && keyProblem(texts.slug))
  report(`${field}.details`, texts.details.length > productLimits.details && 'too-many')
  texts.details.forEach(({ label, value }, at) => {
    report(`${field}.details.${at}.label`, label.trim() === '' ? 'required' : lineProblem(label))
    report(`${field}.details.${at}.value`, lineProblem(value, 2_000))
  })
  for (const [code, { name, values }] of Object.entries(texts.options)) {
    const problem = [name, ...Object.values(values)].map((text) => lineProblem(text)).find(Boolean)
    report(`${field}.options.${code}`, problem ?? null)
  }
  for (const [picture, alt] of Object.entries(texts.alts))
    report(`${field}.alts.${picture}`, lineProblem(alt, 1_000))
}

function checkOptions(options: readonly OptionRecord[], report: Report): void {
  report('options', options.length > productLimits.options && 'too-many')
  report('options', new Set(options.map(({ code }) => code)).size < options.length && 'repeated')
  options.forEach(({ code, values }, at) => {
    const codes = values.map((value) => value.code)
    report(`options.${at}.code`, code.trim() === '' ? 'required' : lineProblem(code))
    report(`options.${at}.values`, codes.length === 0 && 'required')
    report(`options.${at}.values`, codes.length > productLimits.values && 'too-many')
    report(`options.${at}.values`, new Set(codes).size < codes.length && 'repeated')
    report(`options.${at}.values`, codes.some((each) => each.trim() === '') && 'required')
    report(`options.${at}.values`, codes.map((each) => lineProblem(each)).find(Boolean) ?? null)
  })
}

function checkVariants(product: ProductRecord, report: Report): void {
  const { variants } = product
  report('variants', variants.length === 0 && 'required')
  report('variants', variants.length > productLimits.variants && 'too-many')
  const seen = { combination: new Set<string>(), sku: new Set<string>() }
  const ids = variants.flatMap(({ id }) => id ?? [])
  report('variants', new Set(ids).size < ids.length && 'repeated')
  variants.forEach((variant, at) => {
    const field = `variants.${at}`
    const combination = combinationOf(variant)
    report(`${field}.options`, !fitsOptions(variant, product.options) && 'unknown')
    report(`${field}.options`, seen.combination.has(combination) && 'repeated')
    seen.combination.add(combination)
    if (variant.sku !== null) {
      report(
        `${field}.sku`,
        variant.sku.trim() === '' ? 'required' : lineProblem(variant.sku, productLimits.sku),
      )
      report(`${field}.sku`, seen.sku.has(variant.sku) && 'repeated')
      seen.sku.add(variant.sku)
    }
    checkVariant(variant, field, product, report)
  })
}

/** A value of every option, and of no other. */
function fitsOptions({ options: chosen }: VariantRecord, options: readonly OptionRecord[]): boolean {
  return (
    Object.keys(chosen).length === options.length &&
    options.every(({ code, values }) => values.some((value) => value.code === chosen[code]))
  )
}

function checkVariant(variant: VariantRecord, field: string, product: ProductRecord, report: Report): void {
  const { stock, stockMode, prices, barcode, weightGrams, cost, unitMeasure, picture } = variant
  report(`${field}.stockMode`, !stockModes.includes(stockMode) && 'unknown')
  const least = stockMode === 'tracked' ? 0 : -productLimits.stock
  report(`${field}.stock`, !isWhole(stock, least, productLimits.stock) && 'out-of-range')
  report(`${field}.weightGrams`, !isWhole(weightGrams, 0, productLimits.weightGrams) && 'out-of-range')
  report(`${field}.barcode`, barcode !== null && !/^[0-9A-Za-z-]{1,60}$/.test(barcode) && 'format')
  report(`${field}.picture`, picture !== null && !product.pictures.includes(picture) && 'unknown')
  for (const [currency, price] of Object.entries(prices)) {
    report(`${field}.prices.${currency}`, !isCurrency(currency) && 'unknown')
    report(`${field}.prices.${currency}`, !isWhole(price.minor, 0, productLimits.minor) && 'out-of-range')
  }
  if (cost) {
    report(`${field}.cost`, !isCurrency(cost.currency) && 'unknown')
    report(`${field}.cost`, !isWhole(cost.minor, 0, productLimits.minor) && 'out-of-range')
  }
  if (unitMeasure) {
    const { amount, unit, baseAmount, baseUnit } = unitMeasure
    const areKnown = [unit, baseUnit].every((each) => measureUnits.includes(each))
    report(`${field}.unitMeasure`, !areKnown && 'unknown')
    report(
      `${field}.unitMeasure`,
      [amount, baseAmount].some((each) => !(each > 0 && each < 1e9)) && 'out-of-range',
    )
  }
}

function lineProblem(text: string, max: number = productLimits.line): ProductProblem | null {
  if (text.length > max) return 'too-long'
  return hasForbiddenInOwnText(text) ? 'format' : null
}
