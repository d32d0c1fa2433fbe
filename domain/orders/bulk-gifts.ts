// Gifts for many people: a table with one row for each recipient becomes one order.
import { plainDate, isPlainDate, type PlainDate } from '../calendar/calendar.ts'
import type { Product, Variant } from '../catalog/catalog.ts'
import { cleanLine, cleanText, restoredCell } from '../import/cells.ts'
import type { Country } from '../markets/market.ts'
import { plainDigits } from '../text.ts'

/** Maximum number of recipients of one order that is placed with a table. */
export const maxBulkRecipients = 1_000

/** What the shop reads from a row. */
export const rowFields = [
  'firstName',
  'lastName',
  'street',
  'apartment',
  'zip',
  'city',
  'state',
  'country',
  'product',
  'options',
  'text',
  'message',
  'date',
] as const
export type RowField = (typeof rowFields)[number]

export function isRowField(name: string): name is RowField {
  return rowFields.some((field) => field === name)
}

export type BulkRow = Readonly<Record<RowField, string>>

/** Columns of a table: `name` contains first and last name. */
export const bulkColumns = ['name', ...rowFields] as const
export type BulkColumn = (typeof bulkColumns)[number]

/** Why a row cannot be ordered, at one of its fields. */
export type RowProblem = {
  readonly field: RowField
  /** Reason of a refusal text. */
  readonly code: string
  readonly facts?: Readonly<Record<string, string | number>>
  /** What could be typed instead; '' if nothing is known. */
  readonly suggestion: string
}

/** Longer cells are cut: no field of an order accepts them. */
const maxCellLength = 1_000

/** Compares names without regard to case, blanks and signs at their ends. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[\s\u00A0_]+/gu, ' ')
    .replaceAll(/^[\s\uFEFF*]+|[\s*:]+$/gu, '')
    .toLowerCase()
}

/**
 * Position of each column. null if the first row is no header: it has no column of addresses, or none of names.
 * `names` lists the accepted names of each column.
 */
export function readBulkHeader(
  cells: readonly string[],
  names: Readonly<Record<BulkColumn, readonly string[]>>,
): { readonly columns: ReadonlyMap<BulkColumn, number>; readonly ignored: readonly string[] } | null {
  // A comma would divide the name in a list that is typed.
  const fold = (name: string): string => foldName(name.replaceAll(',', '/').replaceAll(/ ?\/ ?/g, '/'))
  const byName = new Map(
    bulkColumns.flatMap((column) => names[column].map((name) => [fold(name), column] as const)),
  )
  const columns = new Map<BulkColumn, number>()
  const ignored: string[] = []
  for (const [at, cell] of cells.entries()) {
    const column = byName.get(fold(cell))
    if (column && !columns.has(column)) columns.set(column, at)
    else if (cell.trim() !== '') ignored.push(cleanLine(cell))
  }
  readWholeName(columns)
  const hasName = columns.has('name') || columns.has('lastName')
  return hasName && columns.has('street') ? { columns, ignored } : null
}

/** Some languages have one word for the whole name and for a part of it. It is the part only beside the other part. */
function readWholeName(columns: Map<BulkColumn, number>): void {
  const parts = (['firstName', 'lastName'] as const).filter((part) => columns.has(part))
  const [only] = parts
  if (columns.has('name') || only === undefined || parts.length > 1) return
  columns.set('name', columns.get(only)!)
  columns.delete(only)
}

export function readBulkRow(cells: readonly string[], columns: ReadonlyMap<BulkColumn, number>): BulkRow {
  const cell = (column: BulkColumn): string =>
    restoredCell(cells[columns.get(column) ?? -1] ?? '').slice(0, maxCellLength)
  const row = Object.fromEntries(
    rowFields.map((field) => [field, field === 'message' ? cleanText(cell(field)) : cleanLine(cell(field))]),
  ) as BulkRow
  return columns.has('name') ? { ...row, ...splitName(cleanLine(cell('name')), row) } : row
}

const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u

/** 'Ada Lovelace', 'Lovelace, Ada', '山田 花', '王小明'. A single word is a first name. */
function splitName(
  name: string,
  row: Pick<BulkRow, 'firstName' | 'lastName'>,
): Pick<BulkRow, 'firstName' | 'lastName'> {
  if (name === '') return { firstName: row.firstName, lastName: row.lastName }
  const [last = '', first = ''] = name.split(/\s*[,，、،]\s*/u)
  if (first !== '') return { firstName: first, lastName: last }
  const words = name.split(/[\s\u3000]+/u)
  if (words.every((word) => ideographs.test(word))) {
    const [family = '', ...given] = words.length > 1 ? words : [name.slice(0, 1), name.slice(1)]
    return { firstName: given.join(' '), lastName: family }
  }
  if (words.length === 1) return { firstName: name, lastName: '' }
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! }
}

/** A day as spreadsheets of this country write it: 2026-12-20, 20.12.2026, 12/20/2026 in the United States. */
export function readBulkDay(text: string, country: Country): PlainDate | null {
  const parts = plainDigits(text)
    .split(/[^\d]+/)
    .filter((part) => part !== '')
  if (parts.length !== 3 || !/^[\d\s./\-年月日]+$/u.test(plainDigits(text))) return null
  const [a, b, c] = parts.map(Number) as [number, number, number]
  const isMonthFirst = country === 'US' && text.includes('/')
  const [year, month, day] = parts[0]!.length === 4 ? [a, b, c] : isMonthFirst ? [c, a, b] : [c, b, a]
  if (year < 1_000 || month < 1 || month > 12 || day < 1 || day > 31) return null
  const date = plainDate(year, month, day)
  return isPlainDate(date) && Number(date.slice(8)) === day ? date : null
}

type Choices = Pick<Product, 'options' | 'variants'>

/** The variant with the typed values: 'Oat, Large' or 'Colour: Oat'. 'missing' if several variants fit. */
export function chooseVariant({ variants }: Choices, typed: string): Variant | 'missing' | 'unknown' {
  const whole = foldName(typed)
  const values = typed
    .split(/[,，、،;/|·\n]+/u)
    .map((part) => foldName(part.includes(':') ? part.slice(part.indexOf(':') + 1) : part))
    .filter((part) => part !== '')
  const has = ({ options }: Variant, value: string) =>
    Object.values(options).some((each) => foldName(each) === value)
  const fitting = variants.filter(
    (variant) => values.every((value) => has(variant, value)) || (whole !== '' && has(variant, whole)),
  )
  if (fitting.length === 1) return fitting[0]!
  return fitting.length === 0 ? 'unknown' : 'missing'
}
