// All texts of the shop in one language as CSV, for a translator: export, check and import.
import { stringify } from 'csv-stringify/sync'
import type { Db } from '#data/database.ts'
import { neutralCell, restoredCell } from '#domain/import/cells.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { isRefusal } from '#domain/refusal.ts'
import {
  readRows,
  recogniseFile,
  refuseFile,
  UnreadableFile,
  type FileRefusal,
  type FileSource,
} from '../import/read-rows.ts'
import { translatedRecords, type Languages, type TranslatedRecord } from './translated-records.ts'

const columns = ['type', 'id', 'field', 'source', 'translation'] as const

/** Lines in a stable order: the same texts give the same file. */
export async function* exportTranslations(db: Db, languages: Languages): AsyncGenerator<string> {
  yield stringify([columns])
  for await (const { type, key, source, translation } of translatedRecords(db, languages))
    yield stringify(
      source.map(({ path, text }) =>
        [type, key, path, text, translation.get(path) ?? ''].map((cell) => neutralCell(cell)),
      ),
    )
}

/**
 * `empty`: nothing is translated, what is stored stays. `source-changed`: the text in the home language is another one
 * now. `invalid`: the record cannot have such a text.
 */
export const rowOutcomes = [
  'changed',
  'unchanged',
  'empty',
  'record-unknown',
  'field-unknown',
  'repeated',
  'source-changed',
  'invalid',
] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** The outcome of every line, the header excepted. */
export type TranslationReport = ReadonlyMap<number, RowOutcome>

type FileRow = {
  readonly line: number
  readonly path: string
  readonly source: string
  readonly text: string
}

/** `dryRun`: says what would happen, and writes nothing. */
export async function importTranslations(
  db: Db,
  file: FileSource,
  { dryRun, ...languages }: Languages & { readonly dryRun: boolean },
  now: number,
): Promise<TranslationReport | FileRefusal> {
  const rows = await readTranslations(file, languages.locale)
  if (isRefusal(rows)) return rows
  const report = new Map<number, RowOutcome>()
  for await (const record of translatedRecords(db, languages)) {
    const name = nameOf(record.type, record.key)
    const own = rows.get(name)
    if (!own) continue
    rows.delete(name)
    const changed = compareRows(record, own, report)
    if (changed.length === 0) continue
    const next = record.with(changed)
    const isSaved = next.isValid && (dryRun || (await next.save(db, now)) === null)
    for (const { line } of changed) report.set(line, isSaved ? 'changed' : 'invalid')
  }
  for (const { line } of [...rows.values()].flat()) report.set(line, 'record-unknown')
  return new Map([...report].toSorted(([a], [b]) => a - b))
}

/** The rows that change the record; the report gets the outcome of the others. */
function compareRows(
  { source, translation }: TranslatedRecord,
  rows: readonly FileRow[],
  report: Map<number, RowOutcome>,
): FileRow[] {
  const sources = new Map(source.map(({ path, text }) => [path, text]))
  const seen = new Set<string>()
  return rows.filter((row) => {
    const outcome = outcomeOf(row, sources, translation, seen.has(row.path))
    seen.add(row.path)
    report.set(row.line, outcome)
    return outcome === 'changed'
  })
}

function outcomeOf(
  { path, source, text }: FileRow,
  sources: ReadonlyMap<string, string>,
  translation: ReadonlyMap<string, string>,
  isRepeated: boolean,
): RowOutcome {
  if (!sources.has(path)) return 'field-unknown'
  if (isRepeated) return 'repeated'
  if (text === '') return 'empty'
  if (text === translation.get(path)) return 'unchanged'
  return comparable(source) === comparable(sources.get(path)!) ? 'changed' : 'source-changed'
}

/** Spreadsheets change line breaks and remove blanks at the ends. */
function comparable(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function nameOf(type: string, key: string): string {
  return `${type} ${key}`
}

/** The rows of each record, in the order of the file. */
async function readTranslations(
  file: FileSource,
  language: Locale,
): Promise<Map<string, FileRow[]> | FileRefusal> {
  const shape = await recogniseFile(file, language)
  if (isRefusal(shape)) return shape
  const rows = new Map<string, FileRow[]>()
  let places: readonly number[] | undefined
  try {
    for await (const { line, cells } of readRows(file, shape)) {
      if (!places) {
        const names = cells.map((cell) => cell.replace('\uFEFF', '').trim().toLowerCase())
        places = columns.map((column) => names.indexOf(column))
        if (places.includes(-1)) return refuseFile('file-without-header', line)
        continue
      }
      const [type = '', key = '', path = '', source = '', text = ''] = places.map((place) =>
        restoredCell(cells[place] ?? ''),
      )
      const name = nameOf(type.trim(), key.trim())
      const row = { line, path: path.trim(), source, text: text.normalize('NFC').trim() }
      rows.set(name, [...(rows.get(name) ?? []), row])
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return error.refusal
    throw error
  }
  return rows
}
