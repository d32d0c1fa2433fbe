// A customer's address book: exactly one default if there is any address. Every statement checks the owner.
import type { Address } from '#domain/delivery/address.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

export type BookAddress = { readonly id: string; readonly address: Address; readonly isDefault: boolean }

/** The default first, then by latest change. */
export async function loadAddresses(db: Queryable, customerId: string): Promise<BookAddress[]> {
  return db.rows<BookAddress>(sql`
    select id, address, is_default as "isDefault" from customer_address where customer_id = ${customerId}
    order by is_default desc, updated_at desc, id`)
}

/** Inserts or updates an address; several statements, so it needs a transaction. False for a foreign or unknown id. */
export async function saveAddress(
  tx: Queryable,
  customerId: string,
  { id, address, isDefault }: BookAddress,
  isNew: boolean,
  now: number,
): Promise<boolean> {
  if (isNew)
    await tx.run(sql`
      insert into customer_address (id, customer_id, address, is_default, updated_at)
      values (${id}, ${customerId}, ${json(address)}, false, ${instant(now)})`)
  else {
    const changed = await tx.run(sql`
      update customer_address set address = ${json(address)}, updated_at = ${instant(now)} where id = ${id}
        and customer_id = ${customerId}`)
    if (changed === 0) return false
  }
  if (isDefault) await makeDefault(tx, customerId, id)
  await ensureDefault(tx, customerId)
  return true
}

/** Needs a transaction. An unknown or foreign id is ignored. */
export async function removeAddress(tx: Queryable, customerId: string, id: string): Promise<void> {
  await tx.run(sql`delete from customer_address where id = ${id} and customer_id = ${customerId}`)
  await ensureDefault(tx, customerId)
}

/** Clears the old default first: a unique index allows one default. */
async function makeDefault(tx: Queryable, customerId: string, id: string): Promise<void> {
  await tx.run(sql`
    update customer_address set is_default = false where customer_id = ${customerId} and is_default
      and id <> ${id}`)
  await tx.run(
    sql`update customer_address set is_default = true where customer_id = ${customerId} and id = ${id}`,
  )
}

async function ensureDefault(tx: Queryable, customerId: string): Promise<void> {
  await tx.run(sql`
    update customer_address set is_default = true
    where id = (select id from customer_address where customer_id = ${customerId} order by updated_at desc, id
      limit 1)
      and not exists (select 1 from customer_address where customer_id = ${customerId} and is_default)`)
}
