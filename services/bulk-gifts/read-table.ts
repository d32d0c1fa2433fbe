// Reads a table of recipients: a CSV file, or rows that are pasted from a spreadsheet.
import type { Locale } from '#domain/markets/locale.ts'
import { maxBulkRecipients, readBulkHeader, readBulkRow, type BulkRow } from '#domain/orders/bulk-gifts.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { readRows, recogniseFile, sourceOf, UnreadableFile } from '../import/read-rows.ts'
import { columnNames } from './columns.ts'

export type RecipientTable = {
  readonly rows: readonly BulkRow[]
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
  const cells = await readCells(Buffer.from(table), locale)
  if (isRefusal(cells)) return cells
  const [first, ...others] = cells
  const header = readBulkHeader(first ?? [], columnNames(locale))
  if (!header) return refuse('table-without-header')
  const rows = others
    .map((row) => readBulkRow(row, header.columns))
    .filter((row) => Object.values(row).some((cell) => cell !== ''))
  if (rows.length === 0) return refuse('table-unreadable')
  return rows.length > maxBulkRecipients
    ? refuse('too-many-deliveries', { facts: { max: maxBulkRecipients } })
    : { rows, ignored: header.ignored }
}

async function readCells(bytes: Uint8Array, locale: Locale): Promise<string[][] | TableRefusal> {
  const source = sourceOf(bytes)
  const shape = await recogniseFile(source, locale)
  if (isRefusal(shape)) return refuse('table-unreadable')
  const cells: string[][] = []
  try {
    for await (const row of readRows(source, shape, { uneven: true })) {
      cells.push([...row.cells])
      // One row more than is allowed: the table is refused, and its rest is not read. The header is a row too.
      if (cells.length > 2 * maxBulkRecipients) break
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse('table-unreadable')
    throw error
  }
  return cells
}
