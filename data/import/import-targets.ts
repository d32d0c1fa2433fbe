// Rows of the shop that an import reads and writes. Products are found by key and SKU, categories and tags by name,
// pictures by address.
import type { Locale } from '#domain/markets/locale.ts'
import { sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type NamedCategory = {
  readonly id: string
  readonly key: string
  readonly parentId: string | null
  readonly name: string
}

/** Names in `language`, else in the first language that has one. */
export async function loadCategoryNames(db: Queryable, language: Locale): Promise<NamedCategory[]> {
  return db.rows<NamedCategory>(sql`
    select c.id, c.key, c.parent_id as "parentId", coalesce((select name from category_text
      where category_id = c.id order by locale <> ${language}, locale limit 1), c.key) as name
    from category c order by c.key`)
}

export async function loadTagNames(
  db: Queryable,
  language: Locale,
): Promise<{ key: string; name: string }[]> {
  return db.rows(sql`
    select key, coalesce((select name from tag_text where tag_key = tag.key
      order by locale <> ${language}, locale limit 1), key) as name
    from tag order by key`)
}

export async function insertCategory(
  db: Queryable,
  category: Omit<NamedCategory, 'id'>,
  language: Locale,
  now: number,
): Promise<string> {
  const id = newId(now)
  await db.run(sql`
    insert into category (id, key, parent_id, position)
    values (${id}, ${category.key}, ${category.parentId},
      (select coalesce(max(position) + 1, 0) from category where parent_id is not distinct from ${category.parentId}))`)
  await db.run(sql`
    insert into category_text (category_id, locale, name) values (${id}, ${language}, ${category.name})`)
  return id
}

export async function insertTag(
  db: Queryable,
  { key, name }: { readonly key: string; readonly name: string },
  language: Locale,
): Promise<void> {
  await db.run(sql`insert into tag (key) values (${key})`)
  await db.run(sql`insert into tag_text (tag_key, locale, name) values (${key}, ${language}, ${name})`)
}

/** Deletes categories and tags that a run created, where nothing uses them. */
export async function deleteUnusedTaxonomy(db: Queryable, runId: string): Promise<void> {
  await db.run(sql`
    delete from tag where key in (select after ->> 'key' from audit_entry
        where run = ${runId} and table_name = 'tag' and before is null)
      and not exists (select from product_tag where tag_key = tag.key)`)
  const deleteUnused = async (): Promise<number> =>
    db.run(sql`
      delete from category c where id in (select (after ->> 'id')::uuid from audit_entry
          where run = ${runId} and table_name = 'category' and before is null)
        and not exists (select from product_category where category_id = c.id)
        and not exists (select from category child where child.parent_id = c.id)`)
  // Parents become unused with their last child.
  while ((await deleteUnused()) > 0);
}

/** Products by their key or by a former one. */
export async function findProductsByKey(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, string>> {
  return db.map<string, string>(sql`
    select old_key as key, product_id as id from product_redirect where old_key = any (${keys}::text[])
    union all select key, id from product where key = any (${keys}::text[])`)
}

export async function findProductsBySku(
  db: Queryable,
  skus: readonly string[],
): Promise<Map<string, string>> {
  return db.map<string, string>(
    sql`select sku, product_id as id from variant where sku = any (${skus}::text[])`,
  )
}

/** Ids of the products whose key or slug these are. */
export async function findProductsByAddress(
  db: Queryable,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  return db.map<string, string>(sql`
    select key as address, id from product where key = any (${addresses}::text[])
    union all select slug, product_id from product_text where slug = any (${addresses}::text[])`)
}

export async function findPictureSources(
  db: Queryable,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  return db.map<string, string>(
    sql`select address, picture from picture_source where address = any (${addresses}::text[])`,
  )
}

export async function findPictureNames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  const known = await db.values<string>(sql`select name from picture where name = any (${names}::text[])`)
  return new Set(known)
}

/** Keeps the redirect of a product that has this key or that already redirects. */
export async function insertFormerKey(db: Queryable, formerKey: string, productId: string): Promise<void> {
  await db.run(sql`
    insert into product_redirect (old_key, product_id)
    select ${formerKey}, ${productId}::uuid where not exists (select from product where key = ${formerKey})
    on conflict (old_key) do nothing`)
}

/** False for a product that somebody ordered: its orders refer to it. */
export async function deleteProduct(db: Queryable, id: string): Promise<boolean> {
  return db.changed(sql`
    delete from product where id = ${id} and not exists (
      select from order_line l join variant v on v.id = l.variant_id where v.product_id = ${id})`)
}

/** Restores the compare-at prices that the run removed. */
export async function restoreCompareAt(db: Queryable, runId: string, productId: string): Promise<void> {
  await db.run(sql`
    update variant_price p set compare_at = (e.before ->> 'compare_at')::bigint
    from (select distinct on (before ->> 'variant_id', before ->> 'currency') before from audit_entry
      where run = ${runId} and table_name = 'variant_price' and before is not null
      order by before ->> 'variant_id', before ->> 'currency', id) e
    where p.variant_id = (e.before ->> 'variant_id')::uuid and p.currency = e.before ->> 'currency'
      and p.price = (e.before ->> 'price')::bigint
      and p.variant_id in (select id from variant where product_id = ${productId})`)
}
