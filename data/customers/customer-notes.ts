// Notes of staff about customers and guests, by e-mail.
import { instant, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type CustomerNote = {
  readonly id: string
  readonly author: string
  readonly text: string
  readonly at: number
}

export async function addCustomerNote(
  db: Queryable,
  { email, author, text }: { readonly email: string; readonly author: string; readonly text: string },
  now: number,
): Promise<void> {
  await db.run(sql`
    insert into customer_note (id, email, author, text, at)
    values (${newId(now)}, ${email}, ${author}, ${text}, ${instant(now)})`)
}

/** Newest first. */
export async function loadCustomerNotes(db: Queryable, email: string): Promise<CustomerNote[]> {
  return db.rows<CustomerNote>(sql`
    select id, author, text, at from customer_note
    where lower(email) = lower(${email}) order by at desc, id desc`)
}

/** The notes follow a customer to a new address. */
export async function moveCustomerNotes(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.run(sql`update customer_note set email = ${to} where lower(email) = lower(${from})`)
}
