// Columns of product files: Shopify's two dialects and the shop's own columns, in one table of names.
import { isLocale } from '../markets/locale.ts'
import { isCurrency } from '../pricing/money.ts'

/** Name in Shopify's exports, then in its template, then others. Exports of this shop use the first or the second, in this order. */
export const columnNames = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  brand: ['Vendor'],
  category: ['Product Category', 'Product category', 'Standard Product Type'],
  type: ['Type', 'Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  option1Name: ['Option1 Name', 'Option1 name'],
  option1Value: ['Option1 Value', 'Option1 value'],
  option2Name: ['Option2 Name', 'Option2 name'],
  option2Value: ['Option2 Value', 'Option2 value'],
  option3Name: ['Option3 Name', 'Option3 name'],
  option3Value: ['Option3 Value', 'Option3 value'],
  option4Name: ['Option4 Name', 'Option4 name'],
  option4Value: ['Option4 Value', 'Option4 value'],
  option5Name: ['Option5 Name', 'Option5 name'],
  option5Value: ['Option5 Value', 'Option5 value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  measure: ['Unit Price Total Measure', 'Unit price total measure'],
  measureUnit: ['Unit Price Total Measure Unit', 'Unit price total measure unit'],
  baseMeasure: ['Unit Price Base Measure', 'Unit price base measure'],
  baseMeasureUnit: ['Unit Price Base Measure Unit', 'Unit price base measure unit'],
  barcode: ['Variant Barcode', 'Barcode'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  giftCard: ['Gift Card', 'Gift card'],
  seoTitle: ['SEO Title', 'SEO title'],
  seoDescription: ['SEO Description', 'SEO description'],
  variantImage: ['Variant Image', 'Variant image URL'],
  cost: ['Cost per item', 'Cost per item'],
  status: ['Status', 'Status'],
  collection: ['Collection', 'Collection', 'Collections'],
  details: ['Details'],
  taxClass: ['Tax Class'],
  origin: ['Country of Origin', 'Country of Origin', 'COO'],
  hsCode: ['HS Code'],
  publishAt: ['Publish At'],
  handlingDays: ['Handling Days'],
  markets: ['Markets'],
  freshDays: ['Fresh Days'],
  giftWrap: ['Gift Wrap'],
  personalisationMax: ['Personalisation Max Length'],
  personalisationLabel: ['Personalisation Label'],
  slug: ['Slug'],
  personalisationAlphabet: ['Personalisation Alphabet'],
  personalisationPosition: ['Personalisation Position'],
  sizeChart: ['Size Chart'],
  optionCodes: ['Option Codes'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Field = keyof typeof columnNames

/** Texts that exist once per language, like names and values of options: 'Title:de'. */
export const localisedTexts = [
  'title',
  'body',
  'seoTitle',
  'seoDescription',
  'details',
  'personalisationLabel',
  'slug',
  'imageAlt',
] as const satisfies readonly Field[]

export const optionNumbers = [1, 2, 3, 4, 5] as const

export function optionFields(n: (typeof optionNumbers)[number]): readonly Field[] {
  return [`option${n}Name`, `option${n}Value`]
}

const localised: ReadonlySet<Field> = new Set<Field>([
  ...localisedTexts,
  ...optionNumbers.flatMap(optionFields),
])

/** `Title:de` is the field `title:de`; `Price / EUR` is `price:EUR`. */
export type ColumnId = Field | `${Field}:${string}`

export type Header = {
  readonly format: 'shopify' | 'woocommerce'
  readonly columns: ReadonlyMap<ColumnId, number>
  /** Columns of custom data, which become details of the product. */
  readonly details: readonly { readonly label: string; readonly at: number }[]
  /** Names of columns that are not read. */
  readonly ignored: readonly string[]
}

export type HeaderProblem =
  | { readonly problem: 'file-without-header' }
  | { readonly problem: 'file-column-repeated'; readonly column: string }

const normal = (name: string): string =>
  name
    .replaceAll(/[\s\u00A0\uFEFF]+/gu, ' ')
    .trim()
    .toLowerCase()

const fieldByName = new Map<string, Field>(
  (Object.entries(columnNames) as [Field, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [normal(name), field] as const),
  ),
)

/** Columns that the shop does not store: reported as ignored. */
const customData = /^(.+) \(product\.metafields\.([\w-]+)\.[\w-]+\)$/i
/** Codes of Shopify's own taxonomy and of advertising. */
const codeSpaces: ReadonlySet<string> = new Set(['shopify', 'mm-google-shopping', 'reviews'])

export function readHeader(cells: readonly string[]): Header | HeaderProblem {
  const names = cells.map(normal)
  if (isWooCommerce(names)) return { format: 'woocommerce', columns: new Map(), details: [], ignored: [] }
  const columns = new Map<ColumnId, number>()
  const details: { label: string; at: number }[] = []
  const ignored: string[] = []
  for (const [at, name] of names.entries()) {
    const id = columnIdOf(name)
    const [, , space = ''] = customData.exec(name) ?? []
    if (id !== undefined) {
      if (columns.has(id)) return { problem: 'file-column-repeated', column: cells[at]! }
      columns.set(id, at)
    } else if (space !== '' && !codeSpaces.has(space))
      details.push({ label: customData.exec(cells[at]!.trim())?.[1] ?? name, at })
    else ignored.push(cells[at]!.trim())
  }
  // Data in the first line can equal one column name by chance, never several.
  const isHeader = columns.size >= 2 && (columns.has('handle') || columns.has('title'))
  return isHeader ? { format: 'shopify', columns, details, ignored } : { problem: 'file-without-header' }
}

function columnIdOf(name: string): ColumnId | undefined {
  const plain = fieldByName.get(name)
  if (plain) return plain
  const [, base = '', language = ''] = /^(.+):\s*([a-z]{2})$/.exec(name) ?? []
  const text = fieldByName.get(base)
  if (text && localised.has(text) && isLocale(language)) return `${text}:${language}`
  const [, market = ''] = /^price \/ (.+)$/.exec(name) ?? []
  const currency = market.toUpperCase()
  return isCurrency(currency) ? `price:${currency}` : undefined
}

function isWooCommerce(names: readonly string[]): boolean {
  return ['type', 'sku', 'name'].every((name) => names.includes(name)) && !names.includes('handle')
}
