// Cells of the shop's own columns that hold more than text: size chart, personalisation, option codes.
import { measures, type SizeChart } from '../catalog/catalog.ts'
import { scripts, type Alphabet, type Script } from '../catalog/alphabet.ts'
import { parseJson } from '../parse-json.ts'
import { isCountry, type Country } from '../markets/market.ts'
import type { PersonalisationRecord } from '../catalog/product-record.ts'
import type { ColumnId } from './columns.ts'
import type { NamedOption, Row } from './imported-product.ts'
import type { RowReader } from './row-reader.ts'

/** JSON of one cell. undefined: no column. null: an empty cell, or one that is not JSON. */
function readJson(row: Row, column: ColumnId, reader: RowReader): unknown {
  const cell = reader.raw(row, column)?.trim()
  if (cell === undefined) return undefined
  if (cell === '') return null
  const value = parseJson(cell)
  if (value !== undefined) return value
  reader.reportCell(row, 'value-unknown', column, cell)
  return null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readSizeChart(row: Row, reader: RowReader): SizeChart | null | undefined {
  const value = readJson(row, 'sizeChart', reader)
  if (value === undefined || value === null) return value
  const isChart =
    isObject(value) &&
    typeof value['option'] === 'string' &&
    Array.isArray(value['measures']) &&
    value['measures'].every((each) => measures.some((measure) => measure === each)) &&
    Array.isArray(value['rows']) &&
    value['rows'].every(
      (each) => isObject(each) && typeof each['value'] === 'string' && isNumbers(each['millimetres']),
    )
  if (isChart) return value as unknown as SizeChart
  reader.reportCell(row, 'value-unknown', 'sizeChart', JSON.stringify(value))
  return null
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'number')
}

export function readOptionCodes(row: Row, reader: RowReader): readonly NamedOption[] | undefined {
  const value = readJson(row, 'optionCodes', reader)
  const isList =
    Array.isArray(value) &&
    value.every(
      (each) =>
        isObject(each) &&
        typeof each['code'] === 'string' &&
        Array.isArray(each['values']) &&
        each['values'].every(
          (part) =>
            isObject(part) &&
            typeof part['code'] === 'string' &&
            typeof part['name'] === 'string' &&
            (part['swatch'] === null || typeof part['swatch'] === 'string'),
        ),
    )
  return isList ? (value as NamedOption[]) : undefined
}

/** Without a greatest length, the product takes no text. */
export function readCustomPersonalisation(
  row: Row,
  reader: RowReader,
): PersonalisationRecord | null | undefined {
  const maxLength = reader.number(row, 'personalisationMax')
  if (maxLength === undefined || maxLength === null) return maxLength
  const [x, y] = (reader.text(row, 'personalisationPosition') ?? '').split(' ').map(Number)
  const position = x !== undefined && y !== undefined ? { x, y } : null
  return { maxLength, alphabet: readAlphabet(row, reader), position }
}

/** 'Latn Grek: &-' or '*: &-'; empty: all characters. */
function readAlphabet(row: Row, reader: RowReader): Alphabet | null {
  const [, names = '', signs = ''] =
    /^([A-Za-z* ]+):(?: (.*))?$/s.exec(reader.raw(row, 'personalisationAlphabet') ?? '') ?? []
  if (names === '') return null
  const known = (name: string): name is Script => scripts.some((script) => script === name)
  return { scripts: names === '*' ? null : names.split(' ').filter(known), signs }
}

export function alphabetCell(alphabet: Alphabet | null): string {
  return alphabet ? `${alphabet.scripts ? alphabet.scripts.join(' ') || 'none' : '*'}: ${alphabet.signs}` : ''
}

/** Codes of countries; null: all. Codes that the shop does not know are reported. */
export function readMarkets(row: Row, reader: RowReader): readonly Country[] | null | undefined {
  const cell = reader.text(row, 'markets')
  if (cell === undefined) return undefined
  const codes = cell
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const unknown = codes.filter((code) => !isCountry(code))
  if (unknown.length > 0) reader.reportCell(row, 'value-unknown', 'markets', unknown.join(' '))
  const known = codes.filter(isCountry)
  return known.length > 0 ? known : null
}
