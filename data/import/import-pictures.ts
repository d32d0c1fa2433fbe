// Pictures of imported products that wait for a job.
import type { Translated } from '#domain/import/imported-product.ts'
import { json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type ImportPicture = {
  readonly id: string
  readonly runId: string
  readonly productId: string
  readonly address: string
  readonly addresses: readonly string[]
  readonly alts: Translated
  readonly variants: readonly string[]
  readonly state: string
}

export type NewPicture = Omit<ImportPicture, 'id' | 'state'>

/** Returns the id. A picture of an earlier run is fetched again for this one. */
export async function insertPicture(db: Queryable, picture: NewPicture, now: number): Promise<string> {
  const { runId, productId, address, addresses, alts, variants } = picture
  const id = await db.value<string>(sql`
    insert into import_picture (id, run_id, product_id, address, addresses, alts, variants)
    values (${newId(now)}, ${runId}, ${productId}, ${address}, ${addresses}::text[], ${json(alts)}, ${variants}::uuid[])
    on conflict (product_id, address) do update set run_id = excluded.run_id, addresses = excluded.addresses,
      alts = excluded.alts, variants = excluded.variants, state = 'waiting', problem = null
    returning id`)
  return id!
}

export async function loadImportPicture(db: Queryable, id: string): Promise<ImportPicture | undefined> {
  return db.row<ImportPicture>(sql`
    select id, run_id as "runId", product_id as "productId", address, addresses, alts, variants, state
    from import_picture where id = ${id}`)
}

/** False if the import was undone meanwhile. */
export async function lockWaitingPicture(tx: Queryable, id: string): Promise<boolean> {
  const row = await tx.row(
    sql`select id from import_picture where id = ${id} and state = 'waiting' for update`,
  )
  return row !== undefined
}

export async function markPicture(
  db: Queryable,
  id: string,
  state: 'fetched' | 'failed',
  problem: string | null,
): Promise<void> {
  await db.run(sql`update import_picture set state = ${state}, problem = ${problem} where id = ${id}`)
}

export async function insertPictureSource(db: Queryable, address: string, picture: string): Promise<void> {
  await db.run(sql`
    insert into picture_source (address, picture) values (${address}, ${picture})
    on conflict (address) do update set picture = excluded.picture`)
}

/** `product address` of every picture that a job will still fetch. */
export async function findWaitingPictures(
  db: Queryable,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ productId: string; address: string }>(sql`
    select product_id as "productId", address from import_picture
    where product_id = any (${productIds}::uuid[]) and state = 'waiting'`)
  return new Set(rows.map(({ productId, address }) => `${productId} ${address}`))
}

export type FailedPicture = {
  readonly key: string
  readonly address: string
  readonly problem: string | null
}

export async function listFailedPictures(db: Queryable, runId: string): Promise<FailedPicture[]> {
  return db.rows<FailedPicture>(sql`
    select p.key, i.address, i.problem from import_picture i join product p on p.id = i.product_id
    where i.run_id = ${runId} and i.state = 'failed' order by p.key, i.address`)
}

/** Jobs of deleted rows have nothing to do. */
export async function deleteWaitingPictures(db: Queryable, runId: string): Promise<void> {
  await db.run(sql`delete from import_picture where run_id = ${runId} and state = 'waiting'`)
}
