// Addresses of an earlier shop.
import { json, sql, type Queryable } from '../database.ts'

export type AddressRedirect = { readonly path: string; readonly target: string }

export async function findAddressRedirect(db: Queryable, path: string): Promise<string | undefined> {
  return db.value<string>(sql`select target from address_redirect where path = ${path}`)
}

/** Key of the public product with one of these present or former keys. */
export async function findProductKey(db: Queryable, keys: readonly string[]): Promise<string | undefined> {
  return db.value<string>(sql`
    select p.key from product p left join product_redirect r on r.product_id = p.id
    where p.status = 'active' and (p.key = any (${keys}::text[]) or r.old_key = any (${keys}::text[])) limit 1`)
}

export async function findCategoryKey(db: Queryable, keys: readonly string[]): Promise<string | undefined> {
  return db.value<string>(sql`select key from category where key = any (${keys}::text[]) limit 1`)
}

/** The last of several targets of one path counts. */
export async function writeAddressRedirects(
  db: Queryable,
  redirects: readonly AddressRedirect[],
): Promise<void> {
  await db.run(sql`
    insert into address_redirect (path, target)
    select "path", "target" from jsonb_to_recordset(${json(redirects)}::jsonb) as r("path" text, "target" text)
    on conflict (path) do update set target = excluded.target`)
}

/** For the path of a page that exists again: its redirect must not come back when the page is removed. */
export async function dropAddressRedirect(db: Queryable, path: string): Promise<void> {
  await db.run(sql`delete from address_redirect where path = ${path}`)
}

export async function moveRedirectTargets(db: Queryable, from: string, to: string): Promise<void> {
  await db.run(sql`update address_redirect set target = ${to} where target = ${from}`)
}

/** Those whose old or new address contains the text, by old address; `count` is of all of them. */
export async function listAddressRedirects(
  db: Queryable,
  search: string,
  limit: number,
): Promise<{ count: number; redirects: AddressRedirect[] }> {
  const rows = await db.rows<AddressRedirect & { count: number }>(sql`
    select path, target, count(*) over ()::int as count from address_redirect
    where strpos(lower(path), lower(${search})) > 0 or strpos(lower(target), lower(${search})) > 0
    order by path limit ${limit}`)
  return { count: rows[0]?.count ?? 0, redirects: rows.map(({ path, target }) => ({ path, target })) }
}
