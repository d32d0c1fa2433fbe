// Finds products by their former addresses.
import type { Locale } from '#domain/markets/locale.ts'
import { sql, type Queryable } from '../database.ts'

/** Current address, in a language, of a product with that former address; undefined if it is inactive. */
export async function findRedirect(
  db: Queryable,
  oldKey: string,
  locale: Locale,
): Promise<string | undefined> {
  return db.value<string>(sql`
    select coalesce(t.slug, p.key) as key from product_redirect r
    join product p on p.id = r.product_id and p.status = 'active'
    left join product_text t on t.product_id = p.id and t.locale = ${locale}
    where r.old_key = ${oldKey}`)
}
