// What staff do with the data of customers and guests: find, show, write a note, export, erase.
import { loadAddresses, type BookAddress } from '#data/customers/customer-addresses.ts'
import { addCustomerNote, loadCustomerNotes, type CustomerNote } from '#data/customers/customer-notes.ts'
import { deleteCustomer, deleteGuest, exportCustomer, exportGuest } from '#data/customers/customer-record.ts'
import { loadCustomer, lockCustomer, type Customer } from '#data/customers/customers.ts'
import {
  findCustomers,
  hasWritten,
  loadOrdersOf,
  type CustomerOrder,
  type FoundCustomer,
} from '#data/customers/find-customers.ts'
import { permitInvoices } from '#data/customers/invoice-facts.ts'
import { pointsBalance } from '#data/customers/points.ts'
import type { Db, Queryable } from '#data/database.ts'
import { nameQuery } from '#domain/customers/name-search.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

const foundLimit = 50
const shownOrders = 100
const maxNote = 2_000

/** By the beginning of an e-mail or of names; '' lists the latest. */
export async function searchCustomers(db: Queryable, typed: string): Promise<FoundCustomer[]> {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const names = nameQuery(text)
  return findCustomers(db, { email: /\s/.test(text) ? null : text, names }, foundLimit)
}

export type CustomerPage = {
  readonly email: string
  readonly account: Customer | null
  readonly orders: readonly CustomerOrder[]
  readonly addresses: readonly BookAddress[]
  readonly points: number
  readonly notes: readonly CustomerNote[]
}

type Unknown = Refusal<'customer-unknown'>

/** Refuses an address that has neither an account nor an order, subscription or note. */
export async function loadCustomerPage(db: Queryable, email: string): Promise<CustomerPage | Unknown> {
  const account = (await loadCustomer(db, { email })) ?? null
  const id = account?.id ?? null
  const [orders, addresses, points, notes, written] = await Promise.all([
    loadOrdersOf(db, { id, email }, shownOrders),
    id === null ? [] : loadAddresses(db, id),
    id === null ? 0 : pointsBalance(db, id),
    loadCustomerNotes(db, email),
    hasWritten(db, email),
  ])
  if (!account && orders.length === 0 && notes.length === 0 && !written) return refuse('customer-unknown')
  return { email: account?.email ?? email, account, orders, addresses, points, notes }
}

/** null: written. */
export async function writeCustomerNote(
  db: Db,
  { email, author, text: typed }: { readonly email: string; readonly author: string; readonly text: string },
  now: number,
): Promise<Unknown | Refusal<'note-invalid'> | null> {
  const text = typed.trim()
  if (text === '' || text.length > maxNote) return refuse('note-invalid', { facts: { max: maxNote } })
  const page = await loadCustomerPage(db, email)
  if ('refused' in page) return page
  await addCustomerNote(db, { email: page.email, author, text }, now)
  return null
}

/** null: done. Guests cannot pay on invoice. */
export async function permitCustomerInvoices(
  db: Queryable,
  email: string,
  permitted: boolean,
): Promise<Unknown | null> {
  return (await permitInvoices(db, email, permitted)) ? null : refuse('customer-unknown')
}

/** The document that a customer downloads, also for a guest. */
export async function exportPerson(
  db: Queryable,
  email: string,
): Promise<{ readonly data: Record<string, unknown> } | Unknown> {
  const page = await loadCustomerPage(db, email)
  if ('refused' in page) return page
  return { data: await (page.account ? exportCustomer(db, page.account.id) : exportGuest(db, email)) }
}

/** Erases everything but the orders, which the law requires to keep. null: erased. */
export async function erasePerson(db: Db, email: string): Promise<Unknown | null> {
  const page = await loadCustomerPage(db, email)
  if ('refused' in page) return page
  await db.transaction(async (tx) => {
    if (page.account) await lockCustomer(tx, page.account.id)
    if (page.account) await deleteCustomer(tx, page.account.id, page.account.email)
    // Orders of the address that the account did not have.
    await deleteGuest(tx, email)
  })
  return null
}
