// Import of product files: check, run, undo, list.
import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '#data/database.ts'
import { listRuns, type ImportRun } from '#data/import/import-runs.ts'
import { loadSettings } from '#data/settings.ts'
import { categorySources, type ImportSettings } from '#domain/import/imported-product.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { applyRun } from '#services/import/apply-run.ts'
import type { ImportFile } from '#services/import/check-file.ts'
import { reportOf } from '#services/import/report.ts'
import { startRun } from '#services/import/run-import.ts'
import { undoRun } from '#services/import/undo-run.ts'
import {
  CommandProblem,
  currencyOf,
  localeOf,
  oneOf,
  table,
  textOption,
  type Command,
  type Invocation,
  utcMinute,
} from '../command.ts'
import { homeLocale } from '../current-settings.ts'
import { resultOf } from '../refusal-sentences.ts'
import { englishSentences, sentenceOfFile } from './import-sentences.ts'

const options = {
  currency: { type: 'string', about: "Currency of the prices: EUR. Default: the shop's." },
  language: { type: 'string', about: "Language of the texts; default: the shop's." },
  categories: {
    type: 'string',
    about: "Where categories stand: collection (default), type, category, none, or 'tag:' and a prefix.",
  },
  report: { type: 'string', about: 'File for the report; default: beside the file.' },
} as const

export const importCommands: readonly Command[] = [
  {
    usage: 'import check <file>',
    about: 'Compares a product file of Shopify, WooCommerce or this shop with the shop, and writes nothing.',
    options,
    async run(db, invocation) {
      const run = await start(db, invocation, false)
      return { ...(await answerTo(db, run, invocation)), alarm: run.skipped + run.lost.length > 0 }
    },
  },
  {
    usage: 'import run <file>',
    about: 'Imports a product file. An interrupted import of the same file continues.',
    options,
    async run(db, invocation) {
      const checked = await start(db, invocation, true)
      const started = Date.now()
      const now = (): number => invocation.now + Date.now() - started
      const progress = (left: number): void => {
        if (process.stderr.isTTY) process.stderr.write(`\r${left} products left `)
      }
      const run = resultOf(await applyRun(db, checked.id, now, progress))
      return { ...(await answerTo(db, run, invocation)), alarm: run.skipped + run.lost.length > 0 }
    },
  },
  {
    usage: 'import undo <run>',
    about: 'Undoes an import. Products that were changed or ordered since stay and are named.',
    options: { report: { type: 'string', about: 'File for the report.' } },
    async run(db, invocation) {
      const [id = ''] = invocation.args
      if (!/^[0-9a-f-]{36}$/.test(id))
        throw new CommandProblem(`'${id}' is no import: \`import list\` shows them.`)
      const started = Date.now()
      const run = resultOf(await undoRun(db, id, () => invocation.now + Date.now() - started))
      const kept = run.kept === 0 ? '' : ` ${run.kept} stay, because they were changed or ordered since.`
      const report = textOption(invocation, 'report')
      const written = report === undefined ? '' : ` ${await writeReport(db, run, report)}`
      return {
        text: `${run.undone} ${run.undone === 1 ? 'product is' : 'products are'} undone.${kept}${written}`,
        json: run,
        alarm: run.kept > 0,
      }
    },
  },
  {
    usage: 'import list',
    about: 'Lists imports with their results, newest first.',
    async run(db) {
      const runs = await listRuns(db, 50)
      const rows = runs.map((run) => [
        run.id,
        utcMinute(run.createdAt),
        run.fileName,
        run.status,
        ...[run.created, run.changed, run.unchanged, run.skipped, run.undone].map(String),
      ])
      const heading = [
        'run',
        'time (UTC)',
        'file',
        'status',
        'created',
        'changed',
        'unchanged',
        'skipped',
        'undone',
      ]
      return { text: table(heading, rows, 'Nothing was imported yet.'), json: runs }
    },
  },
]

async function start(db: Db, invocation: Invocation, resume: boolean): Promise<ImportRun> {
  const file = await openFile(invocation.args[0] ?? '')
  const request = { file, settings: await readSettings(db, invocation), actor: 'command' }
  const run = resultOf(await startRun(db, request, invocation.now, { resume }))
  if (!run.refusal) return run
  throw new CommandProblem(`Nothing is imported. ${sentenceOfFile(run.refusal)}`)
}

export async function openFile(name: string): Promise<ImportFile> {
  const isFile = await stat(name).then(
    (stats) => stats.isFile(),
    () => false,
  )
  if (!isFile) throw new CommandProblem(`There is no file '${name}' that can be read.`)
  return { name: path.basename(name), source: () => createReadStream(name) }
}

export async function readLanguage(db: Db, invocation: Invocation): Promise<Locale> {
  return localeOf(textOption(invocation, 'language') ?? (await homeLocale(db)))
}

export async function readCurrency(db: Db, invocation: Invocation): Promise<Currency> {
  const { base } = (await loadSettings(db))?.value.prices ?? sampleSettings.prices
  return currencyOf(textOption(invocation, 'currency') ?? base)
}

async function readSettings(db: Db, invocation: Invocation): Promise<ImportSettings> {
  const [source = '', ...prefix] = (textOption(invocation, 'categories') ?? 'collection').split(':')
  return {
    currency: await readCurrency(db, invocation),
    language: await readLanguage(db, invocation),
    categories: oneOf(source, categorySources, 'a source of categories'),
    tagPrefix: prefix.join(':'),
  }
}

async function answerTo(db: Db, run: ImportRun, invocation: Invocation) {
  const file = textOption(invocation, 'report') ?? `${invocation.args[0]}.report.csv`
  const counts = `${run.rows} rows: ${run.created} products ${run.status === 'done' ? 'created' : 'to create'}, ${run.changed} ${run.status === 'done' ? 'changed' : 'to change'}, ${run.unchanged} unchanged, ${run.skipped} skipped${run.lost.length > 0 ? `, ${run.lost.length} rows without a handle` : ''}.`
  const pictures = run.picturesWaiting > 0 ? [`${run.picturesWaiting} pictures are fetched by the shop.`] : []
  const ignored = run.ignored.length > 0 ? [`Columns that are not read: ${run.ignored.join(', ')}.`] : []
  const text = [counts, ...pictures, ...ignored, await writeReport(db, run, file), `Run ${run.id}.`].join(
    '\n',
  )
  return { text, json: { ...run, report: file } }
}

async function writeReport(db: Db, run: ImportRun, file: string): Promise<string> {
  await writeFile(file, reportOf(db, run, englishSentences))
  return `Every row with its result is in ${file}.`
}
