// One product as a file states it. A missing field keeps the shop's value; null or an empty value clears it.
import type { Locale } from '../markets/locale.ts'
import type { Currency } from '../pricing/money.ts'
import type { OptionRecord, ProductRecord, ProductTexts, VariantRecord } from '../catalog/product-record.ts'
import type { Problem } from './problem.ts'
import type { Header } from './columns.ts'

export type Row = { readonly line: number; readonly cells: readonly string[] }

/** Where the categories of a product are read. */
export const categorySources = ['collection', 'type', 'category', 'tag', 'none'] as const
export type CategorySource = (typeof categorySources)[number]

export type ImportSettings = {
  /** Language of columns without a language: `Title`. */
  readonly language: Locale
  /** Currency of columns without a currency: `Variant Price`. */
  readonly currency: Currency
  readonly categories: CategorySource
  /** With `categories: 'tag'`: tags that begin with this text name a category by the rest. */
  readonly tagPrefix: string
}

/** Converts HTML; `dropped` counts pictures, frames and scripts that the description cannot show. */
export type ToMarkdown = (html: string) => { readonly text: string; readonly dropped: number }

export type Translated = { readonly [L in Locale]?: string }

export type ImportedOption = {
  readonly names: Translated
  /** In the order of their first use; the text in the language of the file identifies a value. */
  readonly values: readonly Translated[]
}

/** Codes of an option and its values by their names in the file's language. */
export type NamedOption = Omit<OptionRecord, 'values'> & {
  readonly values: readonly (OptionRecord['values'][number] & { readonly name: string })[]
}

export type ImportedVariant = Partial<
  Pick<VariantRecord, 'sku' | 'barcode' | 'stockMode' | 'stock' | 'weightGrams' | 'cost' | 'unitMeasure'>
> & {
  readonly line: number
  /** Position of the value of each option in `ImportedOption.values`. */
  readonly values: readonly number[]
  /** null removes the price. */
  readonly prices: { readonly [C in Currency]?: number | null }
  /** Address of the picture. */
  readonly picture?: string | null
}

export type ImportedPicture = { readonly address: string; readonly alts: Translated }

export type ImportedTexts = Partial<Omit<ProductTexts, 'options' | 'alts'>>

/** Facts that a file states as the product has them. */
export const importedFacts = [
  'publishAt',
  'brand',
  'productType',
  'taxClass',
  'originCountry',
  'hsCode',
  'requiresShipping',
  'giftWrap',
  'handlingDays',
  'markets',
  'freshDays',
  'sizeChart',
  'personalisation',
] as const satisfies readonly (keyof ProductRecord)[]

export type ImportedProduct = Partial<Pick<ProductRecord, 'status' | (typeof importedFacts)[number]>> & {
  readonly key: string
  /** As in the file: the old shop's address. */
  readonly handle: string
  readonly lines: readonly number[]
  readonly problems: readonly Problem[]
  readonly texts: { readonly [L in Locale]?: ImportedTexts }
  /** Missing: the file names no variants. */
  readonly options?: readonly ImportedOption[]
  /** Codes of the options and their values, where the file has them. */
  readonly optionCodes?: readonly NamedOption[]
  readonly variants?: readonly ImportedVariant[]
  readonly pictures?: readonly ImportedPicture[]
  /** Each a path of names: ['Home', 'Mugs']. */
  readonly categories?: readonly (readonly string[])[]
  /** Names. */
  readonly tags?: readonly string[]
}

const maxAddress = 2_000

/** The address of a picture; undefined for anything else. */
export function pictureAddress(cell: string): string | undefined {
  const text = cell.trim()
  const address = text.startsWith('//') ? `https:${text}` : text
  return /^https?:\/\/[^\s/]+\/\S*$/i.test(address) && address.length <= maxAddress ? address : undefined
}

export type FileFacts = {
  readonly header: Header
  readonly columnNames: readonly string[]
  readonly settings: ImportSettings
  readonly toMarkdown: ToMarkdown
  /** The first line of each SKU in the file. */
  readonly skuLines: ReadonlyMap<string, number>
}

/** Width and format in which exports name a picture. */
export function exportedPicture(origin: string, name: string): string {
  return `${origin}/media/${name}-1600.webp`
}

/** Name of a picture in an address made by `exportedPicture`, of this shop or of another. */
export function ownPictureName(address: string): string | undefined {
  return /\/media\/([a-z0-9][a-z0-9-]{0,119})-1600\.webp$/.exec(address)?.[1]
}
