// The dry run: compares a file with the shop and writes nothing but the result.
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '#data/database.ts'
import {
  claimRun,
  clearProducts,
  insertCheckedProducts,
  refuseRun,
  setRunStatus,
  writeFileFacts,
  type CheckedProduct,
} from '#data/import/import-runs.ts'
import type { FileIndex } from '#domain/import/file-index.ts'
import type { ImportedProduct, ImportSettings } from '#domain/import/imported-product.ts'
import { addressesOf } from '#domain/import/merge-product.ts'
import type { ProblemCode } from '#domain/import/problem.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { compareProducts, type Compared } from './compare-products.ts'
import { openImportTaxonomy } from './import-taxonomy.ts'
import { readIndex, readProducts, skippedLines } from './read-products.ts'
import type { FileRefusal, FileSource } from './read-rows.ts'

export type ImportFile = { readonly name: string; readonly source: FileSource }

/** A batch takes about 10 ms of processor time; the pause after it is left to the shop's pages. */
const batchSize = 10
const pauseMs = 10

/** Equal for the same file with the same settings. */
export async function digestOf({ source }: ImportFile, settings: ImportSettings): Promise<string> {
  const { language, currency, categories, tagPrefix } = settings
  const hash = createHash('sha256').update(JSON.stringify([language, currency, categories, tagPrefix]))
  for await (const chunk of source()) hash.update(chunk)
  return hash.digest('hex')
}

/** Checks the file of a waiting run. A refused file refuses the whole run. */
export async function checkFile(
  db: Db,
  runId: string,
  { source }: ImportFile,
  settings: ImportSettings,
  now: number,
): Promise<undefined | FileRefusal | Refusal<'import-busy'>> {
  if (!(await claimRun(db, runId, ['waiting', 'checking'], 'checking'))) return refuse('import-busy')
  const file = await readIndex(source, settings.language)
  if (isRefusal(file)) {
    await refuseRun(db, runId, file, now)
    return file
  }
  const { header, lost, rows } = file.index
  await writeFileFacts(db, runId, { format: header.format, ignored: header.ignored, lost, rows })
  await clearProducts(db, runId)
  const taxonomy = await openImportTaxonomy(db, settings.language)
  const found: Found = { ids: new Set(), addresses: new Set() }
  let position = 0
  let batch: ImportedProduct[] = []
  const writeBatch = async (): Promise<void> => {
    const compared = await compareProducts(db, batch, taxonomy, settings)
    await insertCheckedProducts(
      db,
      runId,
      compared.map((each) => checkedProduct(withoutRepetition(each, found, file.index), position++)),
    )
    batch = []
    await delay(pauseMs)
  }
  for await (const product of readProducts(source, file, settings)) {
    if (batch.push(product) >= batchSize) await writeBatch()
  }
  if (batch.length > 0) await writeBatch()
  await setRunStatus(db, runId, 'checked')
  return undefined
}

/** Ids and addresses of products that stand earlier in the file. */
type Found = { readonly ids: Set<string>; readonly addresses: Set<string> }

/** Of several products of the file that are one of the shop, the one with its key is imported, else the first. */
function withoutRepetition(compared: Compared, found: Found, { keys }: FileIndex): Compared {
  const { existing, id, imported, outcome, record } = compared
  if (outcome === 'skipped') return compared
  const skip = (code: ProblemCode, about: string): Compared => {
    const problems = [...compared.problems, { line: imported.lines[0] ?? 1, code, about }]
    return { ...compared, outcome: 'skipped', parts: [], problems }
  }
  const isNamed = existing === null || [imported.key, imported.handle].includes(existing.key)
  if (existing && (found.ids.has(id!) || (!isNamed && keys.has(existing.key))))
    return skip('product-repeated', existing.key)
  const addresses = addressesOf(record)
  const taken = addresses.find((address) => found.addresses.has(address))
  if (taken !== undefined) return skip('invalid', `${taken}: taken`)
  if (id !== null) found.ids.add(id)
  for (const address of addresses) found.addresses.add(address)
  return compared
}

function checkedProduct(compared: Compared, position: number): CheckedProduct {
  const { imported, outcome, parts, problems, record } = compared
  const title = Object.values(record.texts).find((texts) => texts.title !== '')?.title ?? ''
  return {
    position,
    key: compared.existing?.key ?? imported.key,
    title,
    lines: imported.lines,
    skippedLines: outcome === 'skipped' ? imported.lines : [...skippedLines({ problems })],
    outcome,
    parts,
    problems,
    imported: outcome === 'created' || outcome === 'changed' ? imported : null,
  }
}
