// Notes of staff about an order, and the record of what they corrected.
import type { Address } from '#domain/delivery/address.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { ownerOfCustomer, ownerOfGifts, ownerOfTable } from '../owner-keys.ts'

export type NewNote = {
  readonly orderId: string
  /** For a correction, `text` is the value before. */
  readonly kind: 'note' | 'address' | 'email'
  readonly author: string
  readonly text: string
}

export type OrderNote = Omit<NewNote, 'orderId'> & {
  readonly id: string
  readonly at: number
}

export async function addNote(tx: Queryable, note: NewNote, now: number): Promise<void> {
  const { orderId, kind, author, text } = note
  await tx.run(sql`
    insert into order_note (id, order_id, kind, author, text, at)
    values (${newId(now)}, ${orderId}, ${kind}, ${author}, ${text}, ${instant(now)})`)
}

/** Oldest first. */
export async function loadNotes(db: Queryable, orderId: string): Promise<OrderNote[]> {
  return db.rows<OrderNote>(sql`
    select id, kind, author, text, at from order_note
    where order_id = ${orderId} order by at, id`)
}

/** Needs the order's lock. */
export async function writeAddress(tx: Queryable, deliveryId: string, address: Address): Promise<void> {
  await tx.run(sql`
    update shipment_group set ship_to = case when ship_to is null then null else ${json(address)}::jsonb end,
      address = case when ship_to is null then ${json(address)}::jsonb else address end
    where id = ${deliveryId}`)
}

/**
 * Needs the order's lock. The addresses of an order carry the buyer's e-mail. An account that has the order only by the
 * e-mail before, perhaps of a stranger, loses it. The account of the new e-mail has it after its next sign-in.
 */
export async function writeEmail(tx: Queryable, orderId: string, email: string): Promise<void> {
  await tx.run(sql`
    update orders o set email = ${email}, customer_id = (
      select c.id from customer c where c.id = o.customer_id and (lower(c.email) <> lower(o.email)
        or exists (select from cart where cart.id = o.cart_id and (cart.session_id = ${ownerOfCustomer('')}::text || c.id
          or cart.session_id like ${ownerOfTable('%')} or cart.session_id like ${ownerOfGifts('%')}))))
    where o.id = ${orderId}`)
  await tx.run(sql`
    update shipment_group set address = jsonb_set(address, '{email}', to_jsonb(${email}::text)),
      ship_to = jsonb_set(ship_to, '{email}', to_jsonb(${email}::text))
    where order_id = ${orderId} and address ? 'email'`)
}

/** The mails about the orders of a customer follow to a new address. Those that went elsewhere stay. */
export async function moveOrderEmails(
  tx: Queryable,
  customerId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.run(sql`
    with moved as (
      update orders set email = ${to} where customer_id = ${customerId} and lower(email) = lower(${from}) returning id)
    update shipment_group set address = jsonb_set(address, '{email}', to_jsonb(${to}::text)),
      ship_to = jsonb_set(ship_to, '{email}', to_jsonb(${to}::text))
    from moved where order_id = moved.id and address ? 'email'`)
}
