// The rows of one product in an exported file. Its facts are in the first row; then follows one row per variant or
// picture.
import type { ProductRecord, ProductTexts, VariantRecord } from '../catalog/product-record.ts'
import type { Locale } from '../markets/locale.ts'
import { decimalText, money, type Currency } from '../pricing/money.ts'
import { cleanLine, cleanText, neutralCell } from './cells.ts'
import {
  columnNames,
  localisedTexts,
  optionFields,
  optionNumbers,
  type ColumnId,
  type Field,
} from './columns.ts'
import { joinCell } from './row-reader.ts'
import { alphabetCell } from './structured-cells.ts'

export type ExportSettings = {
  readonly language: Locale
  readonly currency: Currency
  /** Names of columns and values as in Shopify's exports, or as in its template. */
  readonly dialect: 'export' | 'template'
}

/** What the shop's products use: the columns of the file. */
export type ExportScope = {
  /** Languages besides that of the file. */
  readonly locales: readonly Locale[]
  /** Currencies besides that of the file. */
  readonly currencies: readonly Currency[]
  readonly options: number
}

export type ExportedProduct = {
  readonly record: ProductRecord
  /** Addresses in the order of the pictures. */
  readonly pictures: readonly {
    readonly name: string | null
    readonly address: string
    readonly alts: Readonly<Record<string, string>>
  }[]
  /** Address by name of the picture. */
  readonly addressOf: (name: string) => string
  /** Address of the variant's picture that is still to be fetched. */
  readonly waitingOf: (variant: VariantRecord) => string
  readonly categories: readonly (readonly string[])[]
  readonly tags: readonly string[]
  /** Descriptions as HTML. */
  readonly html: (markdown: string) => string
}

/** The shop computes the compare-at price, and has no category of Shopify's taxonomy. */
const unwritten: ReadonlySet<Field> = new Set<Field>(['compareAt', 'category'])

export function exportColumns({ locales, currencies, options }: ExportScope): ColumnId[] {
  const unused = new Set(optionNumbers.slice(Math.max(3, options)).flatMap(optionFields))
  const fields = Object.keys(columnNames) as Field[]
  return [
    ...fields.filter((field) => !unwritten.has(field) && !unused.has(field)),
    ...currencies.map((currency): ColumnId => `price:${currency}`),
    ...locales.flatMap((locale) =>
      [...localisedTexts, ...optionNumbers.slice(0, options).flatMap(optionFields)].map(
        (field): ColumnId => `${field}:${locale}`,
      ),
    ),
  ]
}

export function columnName(column: ColumnId, dialect: ExportSettings['dialect']): string {
  const [field = '', suffix] = column.split(':')
  if (field === 'price' && suffix) return `Price / ${suffix}`
  const [first, second]: readonly string[] = columnNames[field as Field]
  const name = dialect === 'template' ? (second ?? first!) : first!
  return suffix ? `${name}:${suffix}` : name
}

type Cells = Partial<Record<ColumnId, string>>

const line = (text: string | null | undefined): string => neutralCell(cleanLine(text ?? ''))

export function exportRows(product: ExportedProduct, scope: ExportScope, settings: ExportSettings): Cells[] {
  const { record, pictures } = product
  const count = Math.max(record.variants.length, pictures.length, 1)
  return Array.from({ length: count }, (_, at): Cells => {
    const variant = record.variants[at]
    return {
      handle: record.key,
      ...(at === 0 && productCells(product, scope, settings)),
      ...(variant && variantCells(product, variant, at === 0, scope, settings)),
      ...pictureCells(product, at, scope, settings),
    }
  })
}

function productCells(
  { record, categories, tags, html }: ExportedProduct,
  scope: ExportScope,
  settings: ExportSettings,
): Cells {
  const { personalisation, sizeChart, publishAt } = record
  const position = personalisation?.position
  const texts = [settings.language, ...scope.locales].map((locale) =>
    textCells(record.texts[locale], locale === settings.language ? '' : `:${locale}`, html),
  )
  return {
    ...(Object.assign({}, ...texts) as Cells),
    brand: line(record.brand),
    type: line(record.productType),
    tags: neutralCell(joinCell(tags.map(cleanLine).toSorted(), ',', ', ')),
    published: String(record.status === 'active'),
    status: record.status,
    giftCard: 'false',
    collection: neutralCell(
      categories
        .map((path) => joinCell(path.map(cleanLine), '>', ' > '))
        .toSorted()
        .join('\n'),
    ),
    taxClass: record.taxClass,
    origin: record.originCountry ?? '',
    hsCode: record.hsCode ?? '',
    publishAt: publishAt === null ? '' : new Date(publishAt).toISOString(),
    handlingDays: String(record.handlingDays),
    markets: record.markets?.join(' ') ?? '',
    freshDays: record.freshDays === null ? '' : String(record.freshDays),
    giftWrap: String(record.giftWrap),
    personalisationMax: personalisation ? String(personalisation.maxLength) : '',
    personalisationAlphabet: neutralCell(alphabetCell(personalisation?.alphabet ?? null)),
    personalisationPosition: position ? `${position.x} ${position.y}` : '',
    sizeChart: sizeChart ? JSON.stringify(sizeChart) : '',
    optionCodes: record.options.length > 0 ? JSON.stringify(namedOptions(record, settings.language)) : '',
  }
}

function textCells(texts: ProductTexts | undefined, suffix: string, html: ExportedProduct['html']): Cells {
  const details = (texts?.details ?? []).map(
    ({ label, value }) => `${cleanLine(label).replaceAll(':', '\\:')}: ${cleanLine(value)}`,
  )
  const cells: Partial<Record<Field, string>> = {
    title: line(texts?.title),
    body: neutralCell(cleanText(texts?.description ? html(texts.description) : '')),
    seoTitle: line(texts?.seoTitle),
    seoDescription: line(texts?.seoDescription),
    details: neutralCell(joinCell(details, '\n', '\n')),
    personalisationLabel: line(texts?.personalisationLabel),
    slug: line(texts?.slug),
  }
  return Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field + suffix, cell]))
}

/** The name of an option or value in a language; in the file's language always some name. */
function optionName(
  record: ProductRecord,
  locale: Locale,
  code: string,
  value: string | null,
  isNeeded: boolean,
): string {
  const of = (texts: ProductTexts | undefined): string | undefined =>
    value === null ? texts?.options[code]?.name : texts?.options[code]?.values[value]
  const own = of(record.texts[locale])
  if (own || !isNeeded) return own ?? ''
  return Object.values(record.texts).map(of).find(Boolean) ?? value ?? code
}

function namedOptions(record: ProductRecord, language: Locale) {
  return record.options.map(({ code, values }) => ({
    code,
    values: values.map((value) => ({
      ...value,
      name: cleanLine(optionName(record, language, code, value.code, true)),
    })),
  }))
}

function optionCells(
  record: ProductRecord,
  variant: VariantRecord,
  isFirst: boolean,
  scope: ExportScope,
  { language }: ExportSettings,
): Cells {
  if (record.options.length === 0)
    return isFirst
      ? { option1Name: 'Title', option1Value: 'Default Title' }
      : { option1Value: 'Default Title' }
  const cells: Cells = {}
  for (const [index, { code }] of record.options.entries())
    for (const locale of [language, ...scope.locales]) {
      const n = optionNumbers[index]!
      const isOwn = locale === language
      const value = line(optionName(record, locale, code, variant.options[code] ?? '', isOwn))
      const name = isFirst ? line(optionName(record, locale, code, null, isOwn)) : ''
      const suffix: '' | `:${string}` = isOwn ? '' : `:${locale}`
      cells[`option${n}Name${suffix}`] = name
      cells[`option${n}Value${suffix}`] = value
    }
  return cells
}

function variantCells(
  product: ExportedProduct,
  variant: VariantRecord,
  isFirst: boolean,
  scope: ExportScope,
  settings: ExportSettings,
): Cells {
  const { record } = product
  const { stockMode, unitMeasure: measure, cost, picture } = variant
  const oversells = stockMode === 'backorder'
  const policy =
    settings.dialect === 'template' ? String(oversells).toUpperCase() : oversells ? 'continue' : 'deny'
  const price = (currency: Currency): string => {
    const own = variant.prices[currency]
    return own ? decimalText(money(own.minor, currency)) : ''
  }
  const costText = cost ? decimalText(cost) : ''
  return {
    ...optionCells(record, variant, isFirst, scope, settings),
    sku: line(variant.sku),
    grams: String(variant.weightGrams),
    tracker: stockMode === 'untracked' ? '' : 'shopify',
    quantity: stockMode === 'untracked' ? '' : String(variant.stock),
    policy,
    price: price(settings.currency),
    ...Object.fromEntries(scope.currencies.map((currency) => [`price:${currency}`, price(currency)])),
    requiresShipping: String(record.requiresShipping),
    barcode: line(variant.barcode),
    ...(measure && {
      measure: String(measure.amount),
      measureUnit: measure.unit,
      baseMeasure: String(measure.baseAmount),
      baseMeasureUnit: measure.baseUnit,
    }),
    variantImage: picture === null ? product.waitingOf(variant) : product.addressOf(picture),
    cost: cost && cost.currency !== settings.currency ? `${costText} ${cost.currency}` : costText,
  }
}

function pictureCells(
  { pictures }: ExportedProduct,
  at: number,
  scope: ExportScope,
  { language }: ExportSettings,
): Cells {
  const picture = pictures[at]
  if (!picture) return {}
  return {
    imageSrc: picture.address,
    imagePosition: String(at + 1),
    imageAlt: line(picture.alts[language]),
    ...Object.fromEntries(scope.locales.map((locale) => [`imageAlt:${locale}`, line(picture.alts[locale])])),
  }
}
