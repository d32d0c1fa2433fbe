// Reads the variants of one product: option names are in its first row, values and facts in each row.
import { locales } from '../markets/locale.ts'
import { currencies, isCurrency, money, type Currency, type Money } from '../pricing/money.ts'
import {
  measureUnits,
  type MeasureUnit,
  type StockMode,
  type VariantRecord,
} from '../catalog/product-record.ts'
import { isDamagedNumber, readAmount, readFlag } from './cells.ts'
import { optionNumbers, type ColumnId } from './columns.ts'
import {
  pictureAddress,
  type FileFacts,
  type ImportedOption,
  type ImportedProduct,
  type ImportedVariant,
  type Row,
} from './imported-product.ts'
import type { RowReader } from './row-reader.ts'

type OptionNumber = (typeof optionNumbers)[number]

/** A row with one of these is a variant; other rows are pictures. */
const variantColumns: readonly ColumnId[] = ['option1Value', 'sku', 'price', 'quantity', 'barcode']

export function readVariants(
  rows: readonly Row[],
  reader: RowReader,
  facts: FileFacts,
): Pick<ImportedProduct, 'options' | 'variants'> {
  const prices: readonly ColumnId[] = currencies.map((currency): ColumnId => `price:${currency}`)
  const known = [...variantColumns, ...prices].filter((column) => reader.has(column))
  if (known.length === 0) return {}
  const isVariant = (row: Row): boolean => known.some((column) => reader.raw(row, column)?.trim())
  const options = optionReader(rows, reader, facts)
  const variants: ImportedVariant[] = []
  const combinations = new Set<string>()
  for (const row of rows.filter(isVariant)) {
    const values = options.valuesOf(row)
    if (!values) reader.report(row, 'option-missing')
    else if (combinations.has(values.join())) reader.report(row, 'variant-repeated')
    else {
      combinations.add(values.join())
      variants.push(readVariant(row, values, reader, facts))
    }
  }
  if (variants.length === 0) return {}
  return { options: options.found, variants }
}

type Translations = Record<string, string>

/** Collects the options and, in the order of their use, their values. */
function optionReader(rows: readonly Row[], reader: RowReader, { settings }: FileFacts) {
  const column = (n: OptionNumber, part: 'Name' | 'Value', locale: string): ColumnId =>
    locale === settings.language ? `option${n}${part}` : `option${n}${part}:${locale}`
  const texts = (row: Row, n: OptionNumber, part: 'Name' | 'Value'): Translations =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const text = reader.text(row, column(n, part, locale))
        return text ? [[locale, text] as const] : []
      }),
    )
  const named = optionNumbers.flatMap((n) => {
    const row = rows.find((each) => reader.raw(each, `option${n}Name`)?.trim())
    return row ? [{ n, names: texts(row, n, 'Name'), values: [] as Translations[] }] : []
  })
  const [only] = named
  const onlyValues = rows.map((row) => reader.text(row, 'option1Value') ?? '').filter(Boolean)
  const isPlain =
    named.length === 1 &&
    onlyValues.every((value) => value.toLowerCase() === 'default title') &&
    Object.values(only!.names).every((name) => name.toLowerCase() === 'title')
  const options = isPlain ? [] : named
  return {
    found: options.map(({ names, values }): ImportedOption => ({ names, values })),
    /** Position of the row's value of each option; undefined where one is missing. */
    valuesOf(row: Row): number[] | undefined {
      const read = options.map(({ n, values }) => {
        const value = texts(row, n, 'Value')
        const name = value[settings.language]?.toLowerCase()
        if (name === undefined) return -1
        const at = values.findIndex((each) => each[settings.language]?.toLowerCase() === name)
        return at === -1 ? values.push(value) - 1 : at
      })
      return read.includes(-1) ? undefined : read
    },
  }
}

function readVariant(
  row: Row,
  values: readonly number[],
  reader: RowReader,
  facts: FileFacts,
): ImportedVariant {
  const { currency } = facts.settings
  const weight = reader.number(row, 'grams')
  const picture = reader.raw(row, 'variantImage')?.trim()
  const cost = readCost(row, currency, reader)
  return {
    line: row.line,
    values,
    ...readNumbers(row, reader, facts),
    ...readStock(row, reader),
    prices: readPrices(row, reader, currency),
    ...(weight !== undefined && { weightGrams: Math.max(0, Math.round(weight ?? 0)) }),
    ...(cost !== undefined && { cost }),
    ...readMeasure(row, reader),
    ...(picture !== undefined && { picture: pictureAddress(picture) ?? null }),
  }
}

/** SKU and barcode. A SKU that occurs earlier in the file is left empty. */
function readNumbers(
  row: Row,
  reader: RowReader,
  { skuLines }: FileFacts,
): Pick<ImportedVariant, 'sku' | 'barcode'> {
  const sku = reader.text(row, 'sku', 100)
  if (sku !== undefined && isDamagedNumber(sku)) reader.reportCell(row, 'number-damaged', 'sku', sku)
  const isRepeated = Boolean(sku) && skuLines.get(sku!) !== row.line
  if (isRepeated) reader.report(row, 'sku-repeated', sku)
  const barcode = reader.text(row, 'barcode')?.replaceAll(' ', '')
  const isBarcode = barcode !== undefined && /^[0-9A-Za-z-]{1,60}$/.test(barcode) && !isDamagedNumber(barcode)
  if (barcode && !isBarcode) reader.reportCell(row, 'barcode-ignored', 'barcode', barcode)
  return {
    ...(sku !== undefined && { sku: isRepeated ? null : sku || null }),
    // A damaged barcode keeps what the shop has.
    ...((isBarcode || barcode === '') && { barcode: barcode || null }),
  }
}

function readStock(row: Row, reader: RowReader): Pick<ImportedVariant, 'stock' | 'stockMode'> {
  const tracker = reader.text(row, 'tracker')
  // 'continue' in exports, TRUE in the template.
  const policy = reader.text(row, 'policy')?.toLowerCase()
  const oversells = policy === 'continue' || (policy !== undefined && readFlag(policy) === true)
  const quantity = reader.number(row, 'quantity')
  const counted: StockMode = oversells ? 'backorder' : 'tracked'
  const isCounted = tracker === undefined ? reader.has('quantity') || oversells : tracker !== ''
  const mode =
    tracker === undefined && !isCounted ? {} : { stockMode: isCounted ? counted : ('untracked' as const) }
  if (!isCounted) return mode
  if (!reader.has('quantity')) reader.reportOnce(row, 'stock-missing')
  if (typeof quantity !== 'number') return quantity === null ? { ...mode, stock: 0 } : mode
  if (quantity < 0 && !oversells) reader.report(row, 'stock-negative', String(quantity))
  return { ...mode, stock: Math.round(oversells ? quantity : Math.max(0, quantity)) }
}

function readPrices(row: Row, reader: RowReader, currency: Currency): ImportedVariant['prices'] {
  const prices: { [C in Currency]?: number | null } = {}
  const price = readMoney(row, 'price', currency, reader, 'price-unclear')
  if (price !== undefined) prices[currency] = price
  for (const each of currencies) {
    const own = readMoney(row, `price:${each}`, each, reader, 'price-unclear')
    // The column without a currency is the price; an empty cell beside it does not remove it.
    if (own !== undefined && (own !== null || prices[each] === undefined)) prices[each] = own
  }
  const before = readMoney(row, 'compareAt', currency, reader, 'number-unclear')
  if (before && before > (price ?? 0)) reader.reportOnce(row, 'compare-at-ignored')
  return prices
}

/** Minor units; null for an empty cell, undefined without the column or with an unreadable one. */
function readMoney(
  row: Row,
  column: ColumnId,
  currency: Currency,
  reader: RowReader,
  problem: 'price-unclear' | 'number-unclear',
): number | null | undefined {
  const cell = reader.raw(row, column)?.trim()
  if (cell === undefined) return undefined
  if (cell === '') return null
  const minor = readAmount(cell, currency)
  if (minor === undefined) reader.reportCell(row, problem, column, cell)
  return minor
}

/** In the file's currency, or in the one that the cell names: '12.00 USD'. */
function readCost(row: Row, currency: Currency, reader: RowReader): Money | null | undefined {
  const [own = ''] = /[A-Z]{3}$/.exec(reader.raw(row, 'cost')?.trim() ?? '') ?? []
  const named = isCurrency(own) ? own : currency
  const minor = readMoney(row, 'cost', named, reader, 'number-unclear')
  return typeof minor === 'number' ? money(minor, named) : minor
}

function readMeasure(row: Row, reader: RowReader): { unitMeasure?: VariantRecord['unitMeasure'] } {
  if (!reader.has('measure')) return {}
  const amount = reader.number(row, 'measure')
  const baseAmount = reader.number(row, 'baseMeasure')
  const unitIn = (column: ColumnId): MeasureUnit | undefined =>
    measureUnits.find((unit) => unit === reader.text(row, column)?.toLowerCase())
  const [unit, baseUnit] = [unitIn('measureUnit'), unitIn('baseMeasureUnit')]
  if (!amount) return { unitMeasure: null }
  if (unit && baseUnit && baseAmount) return { unitMeasure: { amount, unit, baseAmount, baseUnit } }
  reader.reportCell(row, 'value-unknown', 'measure', `${amount}`)
  return {}
}
