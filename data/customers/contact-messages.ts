// Contact messages from visitors to the merchant.
import { instant, sql, type Queryable } from '../database.ts'

export type ContactMessage = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly orderNumber: string | null
  readonly text: string
  readonly locale: string
  readonly writtenAt: number
}

/** A repeated id is ignored, so a retry does not duplicate the message. */
export async function saveContactMessage(db: Queryable, message: ContactMessage): Promise<void> {
  await db.run(sql`
    insert into contact_message (id, name, email, subject, order_number, text, locale, written_at)
    values (${message.id}, ${message.name}, ${message.email}, ${message.subject}, ${message.orderNumber},
      ${message.text}, ${message.locale}, ${instant(message.writtenAt)})
    on conflict (id) do nothing`)
}

/** Undefined for an unknown or deleted message. */
export async function loadContactMessage(db: Queryable, id: string): Promise<ContactMessage | undefined> {
  return db.row<ContactMessage>(sql`
    select id, name, email, subject, order_number as "orderNumber", text, locale, written_at as "writtenAt"
    from contact_message where id = ${id}`)
}

/** The messages follow a customer to a new address: the export and the deletion of the account find them. */
export async function moveContactMessages(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.run(sql`update contact_message set email = ${to} where lower(email) = lower(${from})`)
}
