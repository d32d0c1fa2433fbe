// Converts rows of a WooCommerce file to rows of a Shopify file, so that one reader serves both.
import { optionFields, optionNumbers, type ColumnId, type Field, type Header } from './columns.ts'
import { restoredCell } from './cells.ts'
import type { Row } from './imported-product.ts'
import type { Problem, ProblemCode } from './problem.ts'
import { joinCell, splitCell } from './row-reader.ts'

/** Names of WooCommerce columns, each with the columns that it fills. A missing column fills none. */
const filledBy: Readonly<Record<string, readonly Field[]>> = {
  name: ['title'],
  description: ['body'],
  'short description': ['body'],
  tags: ['tags'],
  categories: ['collection'],
  published: ['status'],
  'visibility in catalog': ['status'],
  sku: ['sku'],
  'gtin, upc, ean, or isbn': ['barcode'],
  brands: ['brand'],
  'regular price': ['price'],
  'sale price': ['compareAt'],
  stock: ['tracker', 'quantity', 'policy'],
  'in stock?': ['tracker', 'quantity', 'policy'],
  type: ['requiresShipping'],
  images: ['imageSrc', 'imagePosition', 'variantImage'],
  'attribute 1 name': ['details', ...optionFields(1)],
  'attribute 2 name': optionFields(2),
  'attribute 3 name': optionFields(3),
  'attribute 4 name': optionFields(4),
  'attribute 5 name': optionFields(5),
}

const weightColumn = /^weight \((kg|g|lbs|oz)\)$/
const gramsPer: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592, oz: 28.3495 }

export type WooCommerce = {
  readonly header: Header
  /** Products by their reference: `id:` and the number, else SKU or name. A variation has its parent's. */
  groupOf(row: Row): string
  /** SKU of a product, by which variations may name it. */
  aliasOf(row: Row): string
  nameOf(row: Row): string
  isVariation(row: Row): boolean
  /** Rows of one product, the parent first. A problem of the product leaves only that. */
  convert(rows: readonly Row[]): { rows: Row[]; problems: Problem[] }
}

export function openWooCommerce(names: readonly string[]): WooCommerce {
  const at = new Map(names.map((name, index) => [name.trim().toLowerCase(), index] as const))
  const weight = [...at.keys()].find((name) => weightColumn.test(name))
  const filled = new Set<Field>([...at.keys()].flatMap((name) => filledBy[name] ?? []))
  if (weight !== undefined) filled.add('grams')
  const fields = [...filled]
  const columns = new Map<ColumnId, number>(fields.map((field, index) => [field, index] as const))
  const isRead = (name: string): boolean =>
    name in filledBy ||
    name === weight ||
    /^(id|parent|date sale price (starts|ends)|backorders allowed\?|attribute \d.*)$/.test(name)
  const ignored = [...at.keys()].filter((name) => !isRead(name))
  const cell = (row: Row, name: string): string => restoredCell(row.cells[at.get(name) ?? -1] ?? '').trim()
  const isVariation = (row: Row): boolean => kindsOf(cell(row, 'type')).includes('variation')
  const reference = (row: Row): string =>
    cell(row, 'id') ? `id:${cell(row, 'id')}` : cell(row, 'sku') || cell(row, 'name')
  return {
    header: { format: 'woocommerce', columns, details: [], ignored },
    groupOf: (row) => (isVariation(row) ? cell(row, 'parent') : reference(row)),
    aliasOf: (row) => cell(row, 'sku'),
    nameOf: (row) => cell(row, 'name'),
    isVariation,
    convert(rows) {
      const [parent, ...repeated] = rows.filter((row) => !isVariation(row))
      if (!parent) return refused(rows[0]!, 'parent-missing', cell(rows[0]!, 'parent'))
      const kinds = kindsOf(cell(parent, 'type'))
      const foreign = kinds.find((kind) => !['simple', 'variable', 'virtual'].includes(kind))
      if (foreign !== undefined) return refused(rows[0]!, 'kind-unsupported', foreign)
      const variations = rows.filter(isVariation)
      const attributes = attributesOf(parent, variations, cell)
      const base = productCells(parent, cell, attributes)
      const sold = variations.length > 0 ? variations : [parent]
      const variants = sold.flatMap((row) =>
        combinationsOf(row, cell, attributes).map((values, index) => ({
          line: row.line,
          facts: { ...variantCells(row, cell, weight), ...values, ...(index > 0 && { sku: '' }) },
        })),
      )
      const pictures = [parent, ...variations].flatMap((row) =>
        imagesOf(row, cell).map((imageSrc) => ({ line: row.line, facts: { imageSrc } })),
      )
      const all = [{ line: parent.line, facts: base }, ...variants, ...pictures]
      return {
        rows: all.map(({ line, facts }) => ({
          line,
          cells: fields.map((field) => (facts as Readonly<Record<string, string>>)[field] ?? ''),
        })),
        problems: [
          ...repeated.map(({ line }): Problem => ({ line, code: 'variant-repeated', about: '' })),
          ...sold.flatMap((row): Problem[] => {
            const dates = saleDates(row, cell)
            const about = `${cell(row, 'sale price')} (${dates.join(' – ')})`
            return dates.length > 0 ? [{ line: row.line, code: 'sale-ignored', about }] : []
          }),
        ],
      }
    },
  }
}

function refused({ line }: Row, code: ProblemCode, about: string): { rows: Row[]; problems: Problem[] } {
  return { rows: [], problems: [{ line, code, about }] }
}

type Cell = (row: Row, name: string) => string
type Attribute = { readonly n: number; readonly name: string; readonly values: readonly string[] }
type Cells = Partial<Record<Field, string>>

const kindsOf = (type: string): string[] => splitCell(type.toLowerCase(), ',')

/** Attributes that variations choose, which are those that they name. The others describe the product. */
function attributesOf(parent: Row, variations: readonly Row[], cell: Cell): Attribute[] {
  if (variations.length === 0) return []
  const named = new Set(
    variations.flatMap((row) => optionNumbers.map((n) => cell(row, `attribute ${n} name`))).filter(Boolean),
  )
  return optionNumbers.flatMap((n) => {
    const name = cell(parent, `attribute ${n} name`)
    const values = splitCell(cell(parent, `attribute ${n} value(s)`), ',')
    // In files written by hand, only the product may name its attributes.
    const isChosen = name !== '' && (named.size === 0 || named.has(name))
    return isChosen ? [{ n, name, values }] : []
  })
}

function productCells(parent: Row, cell: Cell, options: readonly Attribute[]): Cells {
  const isHidden = cell(parent, 'visibility in catalog') === 'hidden'
  const details = optionNumbers.flatMap((n) => {
    const label = cell(parent, `attribute ${n} name`)
    const value = splitCell(cell(parent, `attribute ${n} value(s)`), ',').join(', ')
    const isOption = options.some((option) => option.n === n)
    return label === '' || value === '' || isOption ? [] : [`${label.replaceAll(':', '\\:')}: ${value}`]
  })
  const body = [cell(parent, 'short description'), cell(parent, 'description')].filter(Boolean)
  return {
    title: cell(parent, 'name'),
    // Exports write line breaks as two characters.
    body: body.join('\n\n').replaceAll('\\n', '\n'),
    tags: cell(parent, 'tags'),
    collection: splitCell(cell(parent, 'categories'), ',').join('\n'),
    status: cell(parent, 'published') === '1' && !isHidden ? 'active' : 'draft',
    brand: cell(parent, 'brands'),
    requiresShipping: String(!kindsOf(cell(parent, 'type')).includes('virtual')),
    details: joinCell(details, '\n', '\n'),
    ...Object.fromEntries(options.map(({ n, name }) => [`option${n}Name`, name])),
  }
}

/** A sale price with dates is a promotion, not the price. */
function saleDates(row: Row, cell: Cell): string[] {
  if (cell(row, 'sale price') === '') return []
  return [cell(row, 'date sale price starts'), cell(row, 'date sale price ends')].filter(Boolean)
}

function variantCells(row: Row, cell: Cell, weight: string | undefined): Cells {
  const sale = saleDates(row, cell).length > 0 ? '' : cell(row, 'sale price')
  const regular = cell(row, 'regular price')
  const stock = cell(row, 'stock')
  const isCounted = /^-?\d/.test(stock) || cell(row, 'in stock?') === '0'
  const unit = weightColumn.exec(weight ?? '')?.[1] ?? 'g'
  const amount = Number(weight === undefined ? '' : cell(row, weight).replace(',', '.'))
  const [picture = ''] = imagesOf(row, cell)
  return {
    sku: cell(row, 'sku'),
    barcode: cell(row, 'gtin, upc, ean, or isbn'),
    price: sale || regular,
    compareAt: sale === '' ? '' : regular,
    tracker: isCounted ? 'woocommerce' : '',
    quantity: isCounted ? stock || '0' : '',
    policy: /^(1|notify)$/.test(cell(row, 'backorders allowed?')) ? 'continue' : 'deny',
    grams: amount > 0 ? String(amount * gramsPer[unit]!) : '',
    variantImage: kindsOf(cell(row, 'type')).includes('variation') ? picture : '',
  }
}

/** An empty attribute of a variation means every value: one variant for each. */
function combinationsOf(row: Row, cell: Cell, attributes: readonly Attribute[]): Cells[] {
  let combinations: Cells[] = [{}]
  for (const { n, name, values } of attributes) {
    const nameAt = (each: number): string => cell(row, `attribute ${each} name`)
    // Exports number the attributes of a variation without those that only describe the product.
    const place = optionNumbers.find((each) => nameAt(each) === name) ?? (nameAt(n) === '' ? n : 0)
    const own = cell(row, `attribute ${place} value(s)`).replaceAll('\\,', ',')
    const chosen = own === '' ? values : [own]
    combinations = combinations.flatMap((set) =>
      chosen.map((value) => ({ ...set, [`option${n}Value`]: value })),
    )
  }
  return combinations
}

const imagesOf = (row: Row, cell: Cell): string[] => splitCell(cell(row, 'images'), ',')
