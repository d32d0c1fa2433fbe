// Addresses of categories and of the merchant's pages: keys, and slugs in languages that have one.
import { sql, type Queryable } from '../database.ts'

/** The page's slugs, and the keys and slugs of the other pages of its kind. */
export type PageAddresses = { readonly own: readonly string[]; readonly others: readonly string[] }

/** Waits for other changes of categories. */
export async function lockCategoryAddresses(tx: Queryable, key: string): Promise<PageAddresses> {
  await tx.rows(sql`select id from category order by id for update`)
  return byOwner(
    await tx.rows<AddressRow>(sql`
      select key = ${key} as own, key as address, false as slug from category
      union select c.key = ${key}, t.slug, true from category_text t join category c on c.id = t.category_id
      where t.slug is not null`),
  )
}

/** Waits for other changes of pages and posts. */
export async function lockContentAddresses(tx: Queryable, key: string): Promise<PageAddresses> {
  await tx.rows(sql`select key from content order by key for update`)
  return byOwner(
    await tx.rows<AddressRow>(sql`
      select key = ${key} as own, key as address, false as slug from content
      union select content_key = ${key}, slug, true from content_text where slug is not null`),
  )
}

type AddressRow = { own: boolean; address: string; slug: boolean }

function byOwner(rows: readonly AddressRow[]): PageAddresses {
  return {
    own: rows.flatMap(({ own, slug, address }) => (own && slug ? [address] : [])),
    others: rows.flatMap(({ own, address }) => (own ? [] : [address])),
  }
}
