// Records who wrote a row: triggers of the database copy it to `audit_entry` while an actor is set.
import { queryableFrom, type Db, type Queryable } from './database.ts'
import { json, sql, type Statement } from './sql.ts'

export type Actor = {
  readonly kind: 'staff' | 'command' | 'import'
  /** The staff member's id, or the system account that ran the command. */
  readonly id: string
  /** Operation or command: 'admin.saveProduct', 'stock set'. */
  readonly action: string
  /** Id of the import that writes. */
  readonly run?: string
}

/**
 * The same database, in the name of `actor`: every transaction and every statement that writes is recorded. The actor
 * is set for one transaction, so that no pooled connection keeps it.
 */
export function actingAs(db: Db, actor: Actor): Db {
  const setting = json(actor)
  const recorded = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.row(sql`select set_config('posy.actor', ${setting}, true)`)
      return work(tx)
    })
  const acting = queryableFrom({
    rows: <R>(statement: Statement) =>
      isRead(statement) ? db.rows<R>(statement) : recorded((tx) => tx.rows<R>(statement)),
    run: (statement) => recorded((tx) => tx.run(statement)),
  })
  return { ...db, ...acting, relaxed: acting, transaction: recorded }
}

function isRead({ text }: Statement): boolean {
  return /^\s*select\b/i.test(text)
}
