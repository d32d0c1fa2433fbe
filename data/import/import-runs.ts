// Runs of imports and their products.
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import type { Outcome } from '#domain/import/compare.ts'
import type { ImportedProduct, ImportSettings } from '#domain/import/imported-product.ts'
import type { Problem } from '#domain/import/problem.ts'
import type { Refusal } from '#domain/refusal.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

export type RunStatus =
  | 'waiting'
  | 'checking'
  | 'refused'
  | 'checked'
  | 'running'
  | 'done'
  | 'undoing'
  | 'undone'

export type ImportRun = {
  readonly id: string
  readonly status: RunStatus
  readonly fileName: string
  readonly settings: ImportSettings
  readonly actor: string
  readonly format: string | null
  readonly ignored: readonly string[]
  readonly lost: readonly number[]
  readonly rows: number
  readonly refusal: Refusal | null
  readonly createdAt: number
  readonly finishedAt: number | null
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly skipped: number
  /** Products that are still to be imported. */
  readonly left: number
  readonly undone: number
  /** Products that the undoing left as they are. */
  readonly kept: number
  readonly picturesWaiting: number
  readonly picturesFailed: number
}

export type NewRun = Pick<ImportRun, 'id' | 'fileName' | 'settings' | 'actor'> & { readonly digest: string }

export async function insertRun(
  db: Queryable,
  { id, fileName, settings, actor, digest }: NewRun,
  now: number,
): Promise<void> {
  await db.run(sql`
    insert into import_run (id, status, file_name, digest, settings, actor, created_at)
    values (${id}, 'waiting', ${fileName}, ${digest}, ${json(settings)}, ${actor}, ${instant(now)})`)
}

/** The interrupted import of the same file. */
export async function findUnfinishedRun(db: Queryable, digest: string): Promise<string | undefined> {
  return db.value<string>(sql`
    select id from import_run where digest = ${digest} and status = 'running' order by created_at desc limit 1`)
}

export async function loadRun(db: Queryable, id: string): Promise<ImportRun | undefined> {
  return (await loadRuns(db, id, 1))[0]
}

/** Newest first. */
export async function listRuns(db: Queryable, limit: number): Promise<ImportRun[]> {
  return loadRuns(db, null, limit)
}

async function loadRuns(db: Queryable, id: string | null, limit: number): Promise<ImportRun[]> {
  return db.rows<ImportRun>(sql`
    select r.id, r.status, r.file_name as "fileName", r.settings, r.actor, r.format, r.ignored, r.lost, r.rows,
      r.refusal, r.created_at as "createdAt", r.finished_at as "finishedAt",
      p.created, p.changed, p.unchanged, p.skipped, p.left, p.undone, p.kept,
      (select count(*) from import_picture where run_id = r.id and state = 'waiting') as "picturesWaiting",
      (select count(*) from import_picture where run_id = r.id and state = 'failed') as "picturesFailed"
    from import_run r cross join lateral (
      select count(*) filter (where outcome = 'created') as created,
        count(*) filter (where outcome = 'changed') as changed,
        count(*) filter (where outcome = 'unchanged') as unchanged,
        count(*) filter (where outcome = 'skipped') as skipped,
        count(*) filter (where imported is not null) as left,
        count(*) filter (where undoing = 'undone') as undone,
        count(*) filter (where undoing <> 'undone') as kept
      from import_product where run_id = r.id) p
    where ${id}::uuid is null or r.id = ${id}::uuid
    order by r.created_at desc, r.id desc limit ${limit}`)
}

export async function setRunStatus(
  db: Queryable,
  id: string,
  status: RunStatus,
  finishedMs: number | null = null,
): Promise<void> {
  await db.run(sql`
    update import_run set status = ${status},
      finished_at = ${instant(finishedMs)}
    where id = ${id}`)
}

/** Changes the status if it is one of `from`; false otherwise: somebody else works on the run. */
export async function claimRun(
  db: Queryable,
  id: string,
  from: readonly RunStatus[],
  to: RunStatus,
): Promise<boolean> {
  return db.changed(
    sql`update import_run set status = ${to} where id = ${id} and status = any (${from}::text[])`,
  )
}

export async function refuseRun(db: Queryable, id: string, refusal: Refusal, now: number): Promise<void> {
  await db.run(sql`
    update import_run set status = 'refused', refusal = ${json(refusal)}, finished_at = ${instant(now)}
    where id = ${id}`)
}

export type FileFacts = Pick<ImportRun, 'format' | 'ignored' | 'lost' | 'rows'>

export async function writeFileFacts(db: Queryable, id: string, facts: FileFacts): Promise<void> {
  const { format, ignored, lost, rows } = facts
  await db.run(sql`
    update import_run set format = ${format}, ignored = ${ignored}::text[], lost = ${lost}::int[], rows = ${rows}
    where id = ${id}`)
}

export type CheckedProduct = {
  readonly position: number
  readonly key: string
  readonly title: string
  readonly lines: readonly number[]
  readonly skippedLines: readonly number[]
  readonly outcome: Outcome
  readonly parts: readonly string[]
  readonly problems: readonly Problem[]
  /** null: nothing to import. */
  readonly imported: ImportedProduct | null
}

export async function insertCheckedProducts(
  db: Queryable,
  runId: string,
  products: readonly CheckedProduct[],
): Promise<void> {
  await db.run(sql`
    insert into import_product (run_id, position, key, title, lines, skipped_lines, outcome, parts, problems, imported)
    select ${runId}::uuid, p."position", p."key", p."title", p."lines", p."skippedLines", p."outcome", p."parts",
      p."problems", case when jsonb_typeof(p."imported") = 'object' then p."imported" end
    from jsonb_to_recordset(${json(products)}::jsonb) as p("position" int, "key" text, "title" text, "lines" int[],
      "skippedLines" int[], "outcome" text, "parts" text[], "problems" jsonb, "imported" jsonb)`)
}

export async function clearProducts(db: Queryable, runId: string): Promise<void> {
  await db.run(sql`delete from import_product where run_id = ${runId}`)
}

export type WaitingProduct = { readonly position: number; readonly imported: ImportedProduct }

export async function nextProducts(db: Queryable, runId: string, limit: number): Promise<WaitingProduct[]> {
  return db.rows<WaitingProduct>(sql`
    select position, imported from import_product where run_id = ${runId} and imported is not null
    order by position limit ${limit}`)
}

/** False if somebody else has imported the product meanwhile. */
export async function lockWaiting(tx: Queryable, runId: string, position: number): Promise<boolean> {
  const row = await tx.row(sql`
    select position from import_product
    where run_id = ${runId} and position = ${position} and imported is not null for update`)
  return row !== undefined
}

export type AppliedProduct = Pick<CheckedProduct, 'position' | 'outcome' | 'parts' | 'problems'> & {
  readonly productId: string | null
  readonly before: ProductRecord | null
  readonly after: ProductRecord | null
}

export async function markApplied(
  db: Queryable,
  runId: string,
  { position, outcome, parts, problems, productId, before, after }: AppliedProduct,
  now: number,
): Promise<void> {
  await db.run(sql`
    update import_product set imported = null, outcome = ${outcome}, parts = ${parts}::text[],
      problems = ${json(problems)}, product_id = ${productId}, before = ${before && json(before)},
      after = ${after && json(after)}, applied_at = ${instant(now)}
    where run_id = ${runId} and position = ${position}`)
}

export type UndoableProduct = {
  readonly position: number
  readonly key: string
  readonly productId: string
  readonly before: ProductRecord | null
  readonly after: ProductRecord
}

/** Last imported first: later changes are undone before earlier ones. */
export async function nextToUndo(db: Queryable, runId: string, limit: number): Promise<UndoableProduct[]> {
  return db.rows<UndoableProduct>(sql`
    select position, key, product_id as "productId", before, after from import_product
    where run_id = ${runId} and after is not null and product_id is not null and undoing is null
    order by position desc limit ${limit}`)
}

export async function markUndone(
  db: Queryable,
  runId: string,
  position: number,
  undoing: 'undone' | 'changed' | 'ordered',
  parts: readonly string[],
): Promise<void> {
  await db.run(sql`
    update import_product set undoing = ${undoing},
      parts = case when ${undoing}::text = 'undone' then parts else ${parts}::text[] end
    where run_id = ${runId} and position = ${position}`)
}

export async function loadAfter(
  db: Queryable,
  runId: string,
  productId: string,
): Promise<ProductRecord | undefined> {
  return db.value<ProductRecord>(sql`
    select after from import_product
    where run_id = ${runId} and product_id = ${productId} and after is not null`)
}

/** After a change by a job of the same run, which belongs to the import. */
export async function replaceAfter(
  db: Queryable,
  runId: string,
  productId: string,
  after: ProductRecord,
): Promise<void> {
  await db.run(sql`
    update import_product set after = ${json(after)}
    where run_id = ${runId} and product_id = ${productId} and after is not null`)
}

export type ReportRow = Omit<CheckedProduct, 'imported'> & { readonly undoing: string | null }

/** Products of a run after `position`; `outcome` null: all. */
export async function listRunProducts(
  db: Queryable,
  runId: string,
  {
    outcome,
    problemsOnly,
    after,
    limit,
  }: {
    readonly outcome: Outcome | null
    readonly problemsOnly: boolean
    readonly after: number
    readonly limit: number
  },
): Promise<ReportRow[]> {
  return db.rows<ReportRow>(sql`
    select position, key, title, lines, skipped_lines as "skippedLines", outcome, parts, problems, undoing
    from import_product
    where run_id = ${runId} and position > ${after} and (${outcome}::text is null or outcome = ${outcome})
      and (not ${problemsOnly}::boolean or problems <> '[]' or undoing <> 'undone')
    order by position limit ${limit}`)
}

/** Deletes checks without an import. Returns their number. */
export async function deleteOldChecks(db: Queryable, before: number, limit: number): Promise<number> {
  return db.run(sql`
    delete from import_run where id = any (array(
      select id from import_run where status in ('waiting', 'checking', 'refused', 'checked')
        and created_at < ${instant(before)} order by created_at limit ${limit}))`)
}
