// Test support: the content of a database, for comparison.
import { tablesInOrder } from '#data/backup.ts'
import type { Db } from '#data/database.ts'

/** All rows of all tables as one text for each table. */
export async function contentOf(db: Db): Promise<Map<string, unknown>> {
  const content = new Map<string, unknown>()
  for (const { name } of await tablesInOrder(db)) {
    const text = `select coalesce(json_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows from "${name}" t`
    content.set(name, (await db.row<{ rows: unknown }>({ name: '', text, values: [] }))?.rows)
  }
  return content
}
