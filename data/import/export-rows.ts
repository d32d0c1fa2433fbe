// What an export needs beyond the records of products.
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'
import type { ImportPicture } from './import-pictures.ts'

export type ExportScopeRow = {
  readonly locales: readonly Locale[]
  readonly currencies: readonly Currency[]
  readonly options: number
}

export async function loadExportScope(db: Queryable): Promise<ExportScopeRow> {
  const row = await db.row<ExportScopeRow>(sql`
    select array(select distinct locale from product_text order by locale) as locales,
      array(select distinct currency from variant_price where not derived order by currency) as currencies,
      (select coalesce(max(jsonb_array_length(options)), 0) from product) as options`)
  return row!
}

/** In the order of keys. */
export async function loadProductIdsAfter(
  db: Queryable,
  key: string,
  limit: number,
): Promise<{ id: string; key: string }[]> {
  return db.rows(sql`select id, key from product where key > ${key} order by key limit ${limit}`)
}

export type WaitingPictureRow = Omit<ImportPicture, 'id' | 'runId' | 'state'>

/** Pictures that a job has not fetched. */
export async function loadUnfetchedPictures(
  db: Queryable,
  productIds: readonly string[],
): Promise<WaitingPictureRow[]> {
  return db.rows<WaitingPictureRow>(sql`
    select product_id as "productId", address, addresses, alts, variants from import_picture
    where product_id = any (${productIds}::uuid[]) and state <> 'fetched' order by id`)
}
