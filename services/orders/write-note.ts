// A note of staff about an order. Shoppers never see it.
import type { Db } from '#data/database.ts'
import { addNote } from '#data/orders/order-notes.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

export const maxNote = 2_000

/** null: written. */
export async function writeNote(
  db: Db,
  orderId: string,
  typed: string,
  author: string,
  now: number,
): Promise<Refusal<'note-invalid'> | null> {
  const text = typed.trim()
  if (text === '' || text.length > maxNote) return refuse('note-invalid', { facts: { max: maxNote } })
  await addNote(db, { orderId, kind: 'note', author, text }, now)
  return null
}
