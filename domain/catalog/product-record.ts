// A product with everything that the merchant writes. Editor, import, export and duplication share this record.
import type { Country } from '../markets/market.ts'
import type { Locale } from '../markets/locale.ts'
import type { Currency, Money } from '../pricing/money.ts'
import type { Alphabet } from './alphabet.ts'
import type { SizeChart } from './catalog.ts'

export const productStatuses = ['draft', 'active', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** `untracked`: sold without counting. `backorder`: counted, and sold below zero. */
export const stockModes = ['tracked', 'untracked', 'backorder'] as const
export type StockMode = (typeof stockModes)[number]

export const taxClasses = ['standard', 'reduced', 'zero', 'food', 'books', 'flowers', 'children'] as const
export type TaxClass = (typeof taxClasses)[number]

export const measureUnits = ['mg', 'g', 'kg', 'ml', 'cl', 'l', 'cm', 'm', 'm2', 'item'] as const
export type MeasureUnit = (typeof measureUnits)[number]

/** Content of one variant, and the amount that the unit price refers to: 250 g, priced per 1 kg. */
export type UnitMeasure = {
  readonly amount: number
  readonly unit: MeasureUnit
  readonly baseAmount: number
  readonly baseUnit: MeasureUnit
}

/** The compare-at price is computed from the price history, so the record only says whether to show it. */
export type PriceRecord = {
  /** Minor units. */
  readonly minor: number
  /** Needs a higher price within the last thirty days: refused for a new variant. */
  readonly reduced: boolean
}

export type VariantRecord = {
  /** Without an id, the product's variant with the same option values is meant; without one of these, a new variant. */
  readonly id?: string
  readonly sku: string | null
  /** Code of the value by code of the option: { colour: 'oat' }. */
  readonly options: Readonly<Record<string, string>>
  readonly stockMode: StockMode
  readonly stock: number
  readonly prices: { readonly [C in Currency]?: PriceRecord }
  readonly barcode: string | null
  readonly weightGrams: number
  readonly cost: Money | null
  readonly unitMeasure: UnitMeasure | null
  /** Name of one of the product's pictures. */
  readonly picture: string | null
}

export type OptionRecord = {
  /** A stable name of the option inside the product: texts, variants and size chart refer to it. */
  readonly code: string
  readonly values: readonly { readonly code: string; readonly swatch: string | null }[]
}

export type OptionTexts = {
  readonly name: string
  /** Name by code of the value. */
  readonly values: Readonly<Record<string, string>>
}

export type ProductTexts = {
  readonly title: string
  /** Markdown. */
  readonly description: string
  /** Empty: the title. */
  readonly seoTitle: string
  /** Empty: the beginning of the description. */
  readonly seoDescription: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  /** By code of the option. */
  readonly options: Readonly<Record<string, OptionTexts>>
  /** By name of the picture. Without an entry, the title describes the picture. */
  readonly alts: Readonly<Record<string, string>>
  readonly personalisationLabel: string | null
  /** Address in this language; empty: the product's key. */
  readonly slug: string
}

export type PersonalisationRecord = {
  /** In characters (graphemes). */
  readonly maxLength: number
  /** null: all printable characters. */
  readonly alphabet: Alphabet | null
  /** Centre of the text on the first picture, in percent of its width and height; null: below the centre. */
  readonly position: { readonly x: number; readonly y: number } | null
}

export type ProductRecord = {
  readonly key: string
  readonly status: ProductStatus
  /** Milliseconds since 1970: a draft becomes active then. */
  readonly publishAt: number | null
  readonly texts: { readonly [L in Locale]?: ProductTexts }
  readonly options: readonly OptionRecord[]
  /** At least one; a product without options has exactly one. */
  readonly variants: readonly VariantRecord[]
  /** Names, in their order. */
  readonly pictures: readonly string[]
  /** Keys. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly brand: string | null
  readonly productType: string | null
  readonly taxClass: TaxClass
  /** ISO 3166 code of two letters. */
  readonly originCountry: string | null
  readonly hsCode: string | null
  readonly requiresShipping: boolean
  readonly giftWrap: boolean
  readonly handlingDays: number
  /** Countries where it is sold; null: all. */
  readonly markets: readonly Country[] | null
  /** Days from dispatch in which it must arrive; null: it keeps. */
  readonly freshDays: number | null
  readonly sizeChart: SizeChart | null
  readonly personalisation: PersonalisationRecord | null
}

export const emptyTexts: ProductTexts = {
  title: '',
  description: '',
  seoTitle: '',
  seoDescription: '',
  details: [],
  options: {},
  alts: {},
  personalisationLabel: null,
  slug: '',
}

export const emptyVariant: VariantRecord = {
  sku: null,
  options: {},
  stockMode: 'tracked',
  stock: 0,
  prices: {},
  barcode: null,
  weightGrams: 0,
  cost: null,
  unitMeasure: null,
  picture: null,
}

/** A draft with one variant; a new product starts with it. */
export const emptyProduct: ProductRecord = {
  key: '',
  status: 'draft',
  publishAt: null,
  texts: {},
  options: [],
  variants: [emptyVariant],
  pictures: [],
  categories: [],
  tags: [],
  brand: null,
  productType: null,
  taxClass: 'standard',
  originCountry: null,
  hsCode: null,
  requiresShipping: true,
  giftWrap: true,
  handlingDays: 1,
  markets: null,
  freshDays: null,
  sizeChart: null,
  personalisation: null,
}

/** Identifies a variant inside its product: equal for variants with the same value of every option. */
export function combinationOf({ options }: Pick<VariantRecord, 'options'>): string {
  return JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The record of a copy: a draft with its own key, without SKUs, barcodes, stock and reductions. */
export function duplicateOf(product: ProductRecord, key: string): ProductRecord {
  const variants = product.variants.map(({ options, stockMode, prices, ...variant }) => ({
    ...emptyVariant,
    options,
    stockMode,
    prices: Object.fromEntries(
      Object.entries(prices).map(([currency, { minor }]) => [currency, { minor, reduced: false }]),
    ),
    weightGrams: variant.weightGrams,
    cost: variant.cost,
    unitMeasure: variant.unitMeasure,
    picture: variant.picture,
  }))
  // Two products never share an address.
  const texts = Object.fromEntries(
    Object.entries(product.texts).map(([locale, each]) => [locale, { ...each, slug: '' }]),
  )
  return { ...product, key, status: 'draft', publishAt: null, texts, variants }
}
