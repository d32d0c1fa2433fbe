// Customer accounts, identified by id or verified e-mail.
import { brokenConstraint, instant, sql, type Queryable } from '../database.ts'

export type Customer = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly username: string | null
  readonly passwordHash: string | null
  readonly newsletter: boolean
  /** Staff permit this customer to pay on invoice. */
  readonly paysOnInvoice: boolean
  readonly locale: string
  readonly createdAt: number
}

/** By id, or by e-mail regardless of case. Undefined without an account. Takes no lock. */
export async function loadCustomer(
  db: Queryable,
  handle: { id: string } | { email: string },
): Promise<Customer | undefined> {
  const id = 'id' in handle ? handle.id : null
  const email = 'email' in handle ? handle.email : null
  return db.row<Customer>(sql`
    select id, email, first_name as "firstName", last_name as "lastName", username,
      password_hash as "passwordHash", exists (select 1 from newsletter_subscription n
        where lower(n.email) = lower(customer.email) and n.subscribed) as newsletter,
      pays_on_invoice as "paysOnInvoice", locale, created_at as "createdAt"
    from customer where id = ${id}::uuid or lower(email) = lower(${email}::text)`)
}

/** Name of the account that ordered; undefined for a guest. */
export async function loadCustomerOfOrder(
  db: Queryable,
  orderId: string,
): Promise<Pick<Customer, 'firstName' | 'lastName'> | undefined> {
  return db.row(sql`
    select c.first_name as "firstName", c.last_name as "lastName"
    from customer c join orders o on o.customer_id = c.id where o.id = ${orderId}`)
}

/** Creates an account if the address has none. Returns whether it was created. */
export async function createCustomer(
  tx: Queryable,
  customer: { id: string; email: string; locale: string },
  now: number,
): Promise<boolean> {
  return tx.changed(sql`
    insert into customer (id, email, locale, created_at, updated_at)
    values (${customer.id}, ${customer.email}, ${customer.locale}, ${instant(now)}, ${instant(now)}) on conflict do nothing`)
}

/** Locks the customer's row until the transaction ends. Serialises account changes. */
export async function lockCustomer(tx: Queryable, id: string): Promise<void> {
  await tx.row(sql`select id from customer where id = ${id} for no key update`)
}

/** The language of the customer's e-mails. */
export async function saveLocale(tx: Queryable, id: string, locale: string): Promise<void> {
  await tx.run(sql`update customer set locale = ${locale} where id = ${id} and locale <> ${locale}`)
}

/** Returns false if another customer has the username. */
export async function saveProfile(
  db: Queryable,
  id: string,
  profile: Pick<Customer, 'firstName' | 'lastName' | 'username'>,
  now: number,
): Promise<boolean> {
  try {
    await db.run(sql`
      update customer set first_name = ${profile.firstName}, last_name = ${profile.lastName},
        username = ${profile.username}, updated_at = ${instant(now)} where id = ${id}`)
    return true
  } catch (error) {
    if (brokenConstraint(error) === 'customer_has_own_username') return false
    throw error
  }
}

/** Throws (constraint `customer_has_one_email`) if another customer has the address. */
export async function saveEmail(tx: Queryable, id: string, email: string, now: number): Promise<void> {
  await tx.run(sql`update customer set email = ${email}, updated_at = ${instant(now)} where id = ${id}`)
}

export async function savePasswordHash(db: Queryable, id: string, hash: string, now: number): Promise<void> {
  await db.run(
    sql`update customer set password_hash = ${hash}, updated_at = ${instant(now)} where id = ${id}`,
  )
}
