// Reads a table of recipients: a CSV file, or rows that are pasted from a spreadsheet.
import type { Row } from '#domain/import/imported-product.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { maxBulkRecipients, readBulkHeader, readBulkRow, type BulkRow } from '#domain/orders/bulk-gifts.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { readRows, recogniseFile, sourceOf, UnreadableFile } from '../import/read-rows.ts'
import { columnNames } from './columns.ts'

export type RecipientTable = {
  readonly rows: readonly BulkRow[]
  /** Number of each row in a spreadsheet, whose first row is 1. */
  readonly numbers: readonly number[]
  /** Names of columns that are not read. */
  readonly ignored: readonly string[]
}

export type TableRefusal = Refusal<'table-unreadable' | 'table-without-header' | 'too-many-deliveries'>

/** The text of a file; '' if it is none. Spreadsheets write several encodings. */
export async function textOfTable(bytes: Uint8Array, locale: Locale): Promise<string> {
  const shape = await recogniseFile(sourceOf(bytes), locale)
  return isRefusal(shape) ? '' : new TextDecoder(shape.encoding).decode(bytes)
}

/** Rows without any text are no rows. */
export async function readTable(table: string, locale: Locale): Promise<RecipientTable | TableRefusal> {
  const read = await readCells(Buffer.from(table), locale)
  if (isRefusal(read)) return read
  const [first, ...others] = read
  const header = readBulkHeader(first?.cells ?? [], columnNames(locale))
  if (!header) return refuse('table-without-header')
  const rows = others
    .map(({ line, cells }) => ({ number: line, row: readBulkRow(cells, header.columns) }))
    .filter(({ row }) => Object.values(row).some((cell) => cell !== ''))
  if (rows.length === 0) return refuse('table-unreadable')
  return rows.length > maxBulkRecipients
    ? refuse('too-many-deliveries', { facts: { max: maxBulkRecipients } })
    : {
        rows: rows.map(({ row }) => row),
        numbers: rows.map(({ number }) => number),
        ignored: header.ignored,
      }
}

/** A `line` is a row of the spreadsheet: a cell with several lines is one. */
async function readCells(bytes: Uint8Array, locale: Locale): Promise<Row[] | TableRefusal> {
  const source = sourceOf(bytes)
  const shape = await recogniseFile(source, locale)
  if (isRefusal(shape)) return refuse('table-unreadable')
  const read: Row[] = []
  let inner = 0
  try {
    for await (const row of readRows(source, shape, { uneven: true })) {
      read.push({ ...row, line: row.line - inner })
      inner += row.cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      // One row more than is allowed: the table is refused, and its rest is not read. The header is a row too.
      if (read.length > 2 * maxBulkRecipients) break
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse('table-unreadable')
    throw error
  }
  return read
}
