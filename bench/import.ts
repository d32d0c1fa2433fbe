// Measures an import against its goals, on an empty shop with a built-in database:
//   node bench/import.ts                     1,200 products: dry run in 5 s, import without pictures in 30 s
//   node bench/import.ts --rows 100000       memory of a dry run of that many rows: 300 MB
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { minConnections, openDatabase } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { connectEmbedded } from '#postgres/start-embedded.ts'
import { applyRun } from '#services/import/apply-run.ts'
import { startRun } from '#services/import/run-import.ts'
import { productLines } from './product-lines.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '3600' } } })
const rows = Number(values.rows)
const folder = await mkdtemp(path.join(tmpdir(), 'posy-import-'))
const file = path.join(folder, 'products.csv')

const embedded = await connectEmbedded(folder, () => undefined)
const db = openDatabase({ ...embedded.connection, max: minConnections })
let failed = false
try {
  await pipeline(Readable.from(productLines(rows)), createWriteStream(file))
  await migrate(db)
  globalThis.gc?.()
  const settings = { language: 'us', currency: 'EUR', categories: 'type', tagPrefix: '' } as const
  const request = {
    file: { name: 'products.csv', source: () => createReadStream(file) },
    settings,
    actor: 'bench',
  }
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100)
  const started = performance.now()
  const run = await startRun(db, request, Date.now(), { resume: false })
  clearInterval(watch)
  if (!('id' in run)) throw new Error(run.refused)
  const isUsual = rows <= 3600
  report('dry run', (performance.now() - started) / 1000, isUsual ? 5 : Infinity, 's')
  report('memory of the dry run', peak / 2 ** 20, 300, 'MB')
  if (isUsual) {
    const applied = performance.now()
    await applyRun(db, run.id, Date.now)
    report('import without pictures', (performance.now() - applied) / 1000, 30, 's')
  }
} finally {
  await db.close()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

function report(what: string, value: number, goal: number, unit: string): void {
  failed ||= value > goal
  const limit = Number.isFinite(goal) ? `, goal ${goal} ${unit}` : ''
  console.log(`${rows.toLocaleString('en')} rows: ${what} ${value.toFixed(1)} ${unit}${limit}`)
}
