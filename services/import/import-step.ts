// One step of an import that the back office started: the check, the import or the undoing.
import { loadRun } from '#data/import/import-runs.ts'
import type { Shop } from '../shop.ts'
import { applyRun } from './apply-run.ts'
import { checkFile } from './check-file.ts'
import { sourceOf } from './read-rows.ts'
import { undoRun } from './undo-run.ts'

/** Key of the file of a run in the file store, until it is checked. */
export function fileKeyOf(runId: string): string {
  return `imports/${runId}.csv`
}

/** Called again after an interruption, it continues. */
export async function importStep(
  shop: Pick<Shop, 'db' | 'files' | 'now'>,
  runId: string,
  step: 'check' | 'run' | 'undo',
): Promise<void> {
  if (step === 'run') return void (await applyRun(shop.db, runId, shop.now))
  if (step === 'undo') return void (await undoRun(shop.db, runId, shop.now))
  const [run, bytes] = await Promise.all([loadRun(shop.db, runId), shop.files.get(fileKeyOf(runId))])
  if (!run || !bytes) return
  const source = sourceOf(bytes)
  await checkFile(shop.db, runId, { name: run.fileName, source }, run.settings, shop.now())
  await shop.files.delete(fileKeyOf(runId))
}
