// Starts imports of a file: the check first, then the same run imports.
import type { Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { claimRun, findUnfinishedRun, insertRun, loadRun, type ImportRun } from '#data/import/import-runs.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import type { ImportSettings } from '#domain/import/imported-product.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Shop } from '../shop.ts'
import type { RunRefusal } from './apply-run.ts'
import { checkFile, digestOf, type ImportFile } from './check-file.ts'
import { fileKeyOf } from './import-step.ts'
import { sourceOf } from './read-rows.ts'

export type ImportRequest = {
  readonly file: ImportFile
  readonly settings: ImportSettings
  /** Staff member or system account. */
  readonly actor: string
}

/** The run of a file that is not read yet. */
async function createRun(db: Db, { file, settings, actor }: ImportRequest, now: number): Promise<string> {
  const id = newId(now)
  const digest = await digestOf(file, settings)
  await insertRun(db, { id, fileName: file.name, settings, actor, digest }, now)
  return id
}

/** Stores a file and has a job check it. Returns the id of the run. The run and its job are written together. */
export async function queueCheck(
  {
    bytes,
    settings,
    actor,
    name,
  }: Omit<ImportRequest, 'file'> & { readonly name: string; readonly bytes: Buffer },
  { db, files, now, pollJobs }: Pick<Shop, 'db' | 'files' | 'now' | 'pollJobs'>,
): Promise<string> {
  const id = newId(now())
  const digest = await digestOf({ name, source: sourceOf(bytes) }, settings)
  await files.put(fileKeyOf(id), bytes)
  await db.transaction(async (tx) => {
    await insertRun(tx, { id, fileName: name, settings, actor, digest }, now())
    await enqueue(tx, 'import-step', { runId: id, step: 'check' }, now())
  })
  pollJobs()
  return id
}

/** Checks a file. With `resume`, an interrupted import of the same file is returned instead. */
export async function startRun(
  db: Db,
  request: ImportRequest,
  now: number,
  { resume }: { readonly resume: boolean },
): Promise<ImportRun | RunRefusal> {
  const unfinished = resume
    ? await findUnfinishedRun(db, await digestOf(request.file, request.settings))
    : undefined
  const id = unfinished ?? (await createRun(db, request, now))
  if (!unfinished) await checkFile(db, id, request.file, request.settings, now)
  return (await loadRun(db, id)) ?? refuse('import-unknown')
}

/** Imports a checked run, or undoes one. The new status and its job are written together. */
export async function queueStep(
  id: string,
  step: 'run' | 'undo',
  { db, now, pollJobs }: Pick<Shop, 'db' | 'now' | 'pollJobs'>,
): Promise<Refusal<'import-unknown'> | null> {
  const [from, to] = step === 'run' ? (['checked', 'running'] as const) : (['done', 'undoing'] as const)
  const isClaimed = await db.transaction(async (tx) => {
    if (!(await claimRun(tx, id, [from], to))) return false
    await enqueue(tx, 'import-step', { runId: id, step }, now(), { once: `import ${step} ${id}` })
    return true
  })
  if (!isClaimed) return refuse('import-unknown')
  pollJobs()
  return null
}
