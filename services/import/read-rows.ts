// Reads the rows of a CSV file with the line of each. Encoding and separator are recognised; a file that is not a
// table is refused as a whole, with the line.
import { Readable } from 'node:stream'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import type { Row } from '#domain/import/imported-product.ts'
import type { FileProblem } from '#domain/import/problem.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** Opens the file anew for each reading. */
export type FileSource = () => AsyncIterable<Uint8Array>

/** A parser takes about 3 ms for a slice. */
const sliceBytes = 8 * 1024

/** The source of a file in memory, in slices: other requests are served between two of them. */
export function sourceOf(bytes: Uint8Array): FileSource {
  return async function* () {
    for (let from = 0; from < bytes.length; from += sliceBytes) {
      yield bytes.subarray(from, from + sliceBytes)
      await nextIteration()
    }
  }
}

export type FileRefusal = Refusal<FileProblem>

export type FileShape = { readonly encoding: Encoding; readonly separator: string }
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | SystemEncoding

export function refuseFile(problem: FileProblem, line: number, about = ''): FileRefusal {
  return refuse(problem, { facts: { line, about } })
}

/**
 * Reads the whole file once: only its last byte shows whether it is UTF-8. `language`: of its author, whose spreadsheet
 * writes the encoding of that language.
 */
export async function recogniseFile(source: FileSource, language: Locale): Promise<FileShape | FileRefusal> {
  let start: Uint8Array | undefined
  const attempts = (['utf-8', systemEncodingOf(language)] as const).map(attemptOf)
  for await (const chunk of source()) {
    start ??= chunk
    for (const attempt of attempts) attempt.read(chunk)
  }
  if (!start || start.length === 0) return refuseFile('file-empty', 1)
  for (const attempt of attempts) attempt.read()
  const encoding = markedEncoding(start) ?? attempts.find(({ fits }) => fits())?.encoding ?? 'windows-1252'
  const text = new TextDecoder(encoding).decode(start, { stream: true })
  // A workbook or a picture, not a text.
  if (text.includes('\0')) return refuseFile('file-unreadable', 1)
  return { encoding, separator: separatorOf(text) }
}

/** Decodes chunk by chunk, the end without one. */
function attemptOf(encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let fits = true
  return {
    encoding,
    fits: () => fits,
    read(chunk?: Uint8Array): void {
      try {
        if (fits) decoder.decode(chunk, { stream: chunk !== undefined })
      } catch {
        fits = false
      }
    },
  }
}

/** Spreadsheets write UTF-16 with a mark. */
function markedEncoding(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return start[1] === 0 && start[3] === 0 ? 'utf-16le' : undefined
}

/** The separator that occurs most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const line = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const count = (sign: string): number => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/**
 * Text with one kind of line break: the parser would count CR LF inside of a cell as two lines. Without NUL, which
 * PostgreSQL does not store.
 */
async function* textOf(source: FileSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let held = ''
  for await (const chunk of source()) {
    const text = held + decoder.decode(chunk, { stream: true })
    held = text.endsWith('\r') ? '\r' : ''
    yield text
      .slice(0, text.length - held.length)
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll('\0', '')
  }
  yield (held + decoder.decode()).replaceAll(/\r\n?/g, '\n')
}

/** An unclosed quote would collect the rest of the file as one cell. */
const maxRowLength = 2_000_000

/**
 * The rows of the file, the header first. Throws `UnreadableFile` at the first row that is not one. With `uneven`, rows
 * may have different numbers of cells.
 */
export async function* readRows(
  source: FileSource,
  { encoding, separator }: FileShape,
  { uneven = false } = {},
): AsyncGenerator<Row> {
  const parser = Readable.from(textOf(source, encoding)).pipe(
    parse({
      delimiter: separator,
      info: true,
      record_delimiter: '\n',
      skip_empty_lines: true,
      max_record_size: maxRowLength,
      relax_column_count: uneven,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      const inner = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
      yield { line: info.lines - inner, cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(refusalOf(error)) : error
  }
}

export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

function refusalOf(error: CsvError): FileRefusal {
  const isShifted = error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH'
  return refuseFile(
    isShifted ? 'file-shifted' : 'file-quote',
    typeof error['lines'] === 'number' ? error['lines'] : 1,
  )
}

/** Names of the encoding standard. `windows-` ones decode any bytes. */
type SystemEncoding = 'windows-1252' | 'windows-1250' | 'windows-1256' | 'shift_jis' | 'gb18030'

/** Languages that Windows-1252 cannot write. */
const encodings: { readonly [Name in Locale]?: SystemEncoding } = {
  zh: 'gb18030',
  ja: 'shift_jis',
  ar: 'windows-1256',
  pl: 'windows-1250',
  cs: 'windows-1250',
}

/** Spreadsheets write CSV files that are not UTF-8 in the encoding of the system's language. */
function systemEncodingOf(language: Locale): SystemEncoding {
  return encodings[language] ?? 'windows-1252'
}
