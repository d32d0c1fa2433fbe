// Reads the cells of one product and collects their problems.
import type { ColumnId, Header } from './columns.ts'
import {
  cleanLine,
  cleanText,
  isDamagedNumber,
  isDoubleEncoded,
  readFlag,
  readNumber,
  restoredCell,
} from './cells.ts'
import { cutText } from '../text.ts'
import type { Row } from './imported-product.ts'
import type { Problem, ProblemCode } from './problem.ts'

export type RowReader = {
  readonly problems: Problem[]
  report(row: Row, code: ProblemCode, about?: string): void
  /** Reports a cell with the name of its column. */
  reportCell(row: Row, code: ProblemCode, column: ColumnId, cell: string): void
  /** Like `report`, once for the product. */
  reportOnce(row: Row, code: ProblemCode, about?: string): void
  has(column: ColumnId): boolean
  /** undefined: the file has no such column. */
  raw(row: Row, column: ColumnId): string | undefined
  /** Text without line breaks, cut after `max` characters. undefined: no such column. */
  text(row: Row, column: ColumnId, max?: number): string | undefined
  /** undefined: no column, an empty cell, or a value that is neither yes nor no, which is reported. */
  flag(row: Row, column: ColumnId): boolean | undefined
  /** undefined: no column, or no number, which is reported. null: an empty cell. */
  number(row: Row, column: ColumnId): number | null | undefined
}

/** `names`: the columns' names in the file, for the messages of problems. */
export function rowReader(columns: Header['columns'], names: readonly string[]): RowReader {
  const problems: Problem[] = []
  const nameOf = (column: ColumnId): string => names[columns.get(column) ?? -1] ?? column
  const reader: RowReader = {
    problems,
    report: ({ line }, code, about = '') => void problems.push({ line, code, about: cutText(about, 200) }),
    reportCell: (row, code, column, cell) => reader.report(row, code, `${nameOf(column)}: ${cell}`),
    reportOnce(row, code, about) {
      if (!problems.some((problem) => problem.code === code)) reader.report(row, code, about)
    },
    has: (column) => columns.has(column),
    raw(row, column) {
      const at = columns.get(column)
      return at === undefined ? undefined : restoredCell(row.cells[at] ?? '')
    },
    text(row, column, max = 200) {
      const cell = reader.raw(row, column)
      if (cell === undefined) return undefined
      if (isDoubleEncoded(cell)) reader.reportOnce(row, 'text-garbled', nameOf(column))
      const text = cleanLine(cell)
      if (text.length <= max) return text
      reader.report(row, 'too-long', nameOf(column))
      return cutText(text, max)
    },
    flag(row, column) {
      const cell = reader.raw(row, column)?.trim()
      if (cell === undefined || cell === '') return undefined
      const flag = readFlag(cell)
      if (flag === undefined) reader.reportCell(row, 'value-unknown', column, cell)
      return flag
    },
    number(row, column) {
      const cell = reader.raw(row, column)?.trim()
      if (cell === undefined) return undefined
      if (cell === '') return null
      const number = readNumber(cell)
      if (number === undefined)
        reader.reportCell(row, isDamagedNumber(cell) ? 'number-damaged' : 'number-unclear', column, cell)
      return number
    },
  }
  return reader
}

type Separator = ',' | '>' | '\n'

/** Parts of a list in one cell. A backslash makes the separator a part of the text. */
export function splitCell(cell: string, separator: Separator): string[] {
  const parts = ['']
  for (let at = 0; at < cell.length; at++) {
    const isEscape = cell[at] === '\\' && (cell[at + 1] === separator || cell[at + 1] === '\\')
    if (isEscape) at++
    if (cell[at] === separator && !isEscape) parts.push('')
    else parts[parts.length - 1] += cell[at]!
  }
  return parts.map((part) => cleanText(part)).filter((part) => part !== '')
}

/** The inverse of `splitCell`. `written` is the separator as it is written, with the spaces around it. */
export function joinCell(parts: readonly string[], separator: Separator, written: string): string {
  const escaped = (part: string): string =>
    part.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`)
  return parts.map(escaped).join(written)
}
