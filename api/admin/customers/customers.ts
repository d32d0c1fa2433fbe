// Operations of staff about customers and guests, who are named by their e-mail.
import { z } from 'zod'
import { fullName } from '#domain/customers/person-name.ts'
import { type OrderStatus } from '#domain/orders/order.ts'
import { money, type Currency, type Money } from '#domain/pricing/money.ts'
import { isRefusal } from '#domain/refusal.ts'
import {
  erasePerson,
  exportPerson,
  loadCustomerPage,
  searchCustomers,
  writeCustomerNote,
  permitCustomerInvoices,
} from '#services/customers/customers.ts'
import { customersOperation } from '../../operation.ts'
import { emailShape, moneyShape, orderStatusShape, storedAddress, textShape } from '../../shapes.ts'

function amountsOf(byCurrency: Partial<Record<Currency, number>>): Money[] {
  return Object.entries(byCurrency).map(([currency, minor]) => money(Number(minor), currency as Currency))
}

const email = emailShape
const time = z.number()

export const searchCustomersOperation = customersOperation('admin.searchCustomers', {
  summary: 'Customers and guests by the beginning of a name or e-mail; without one, the latest.',
  input: z.strictObject({ search: textShape(250) }),
  output: z.object({
    customers: z.array(
      z.object({
        email: z.string(),
        /** '': unknown. */
        name: z.string(),
        country: z.string().nullable(),
        spent: z.array(moneyShape),
        /** False: a guest. */
        hasAccount: z.boolean(),
        orders: z.int(),
        lastOrderAt: time.nullable(),
      }),
    ),
  }),
  async run({ search }, { db }) {
    const found = await searchCustomers(db, search)
    return { customers: found.map((each) => ({ ...each, spent: amountsOf(each.spent) })) }
  },
})

export const viewCustomerOperation = customersOperation('admin.viewCustomer', {
  summary: 'A customer or guest: orders, addresses, points and notes.',
  input: z.strictObject({ email }),
  output: z.object({
    email: z.string(),
    name: z.string(),
    /** null: a guest. */
    accountSince: time.nullable(),
    newsletter: z.boolean(),
    paysOnInvoice: z.boolean(),
    points: z.int(),
    addresses: z.array(storedAddress),
    orders: z.array(
      z.object({ number: z.string(), status: orderStatusShape, total: moneyShape, placedAt: time }),
    ),
    notes: z.array(z.object({ id: z.string(), author: z.string(), text: z.string(), at: time })),
  }),
  refusals: ['customer-unknown'],
  async run(input, { db }) {
    const page = await loadCustomerPage(db, input.email)
    if (isRefusal(page)) return page
    const { account, orders, addresses, points, notes } = page
    return {
      email: page.email,
      name: (account && fullName(account)) || (orders.find(({ name }) => name !== '')?.name ?? ''),
      accountSince: account?.createdAt ?? null,
      newsletter: account?.newsletter ?? false,
      paysOnInvoice: account?.paysOnInvoice ?? false,
      points,
      addresses: addresses.map(({ address }) => address),
      orders: orders.map(({ number, status, total, currency, placedAt }) => {
        return { number, status: status as OrderStatus, total: money(total, currency), placedAt }
      }),
      notes,
    }
  },
})

export const writeCustomerNoteOperation = customersOperation('admin.writeCustomerNote', {
  summary: 'Writes a note about a customer or guest. Shoppers never see it in the shop; their export has it.',
  input: z.strictObject({ email, text: textShape(2_000) }),
  refusals: ['customer-unknown', 'note-invalid'],
  run: async (input, { db, staff, now }) =>
    (await writeCustomerNote(db, { ...input, author: staff.name || staff.email }, now())) ?? {},
})

export const permitInvoicesOperation = customersOperation('admin.permitInvoices', {
  summary: 'Permits a customer with an account to pay on invoice, or no longer.',
  input: z.strictObject({ email, permitted: z.boolean() }),
  refusals: ['customer-unknown'],
  run: async (input, { db }) => (await permitCustomerInvoices(db, input.email, input.permitted)) ?? {},
})

export const exportCustomerOperation = customersOperation('admin.exportCustomer', {
  summary: 'All that the shop stores about a customer or guest, as the customer downloads it.',
  needsProof: true,
  input: z.strictObject({ email }),
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
  refusals: ['customer-unknown'],
  run: (input, { db }) => exportPerson(db, input.email),
})

export const eraseCustomerOperation = customersOperation('admin.eraseCustomer', {
  summary: 'Erases a customer or guest for good. Orders stay, because the law requires it.',
  needsProof: true,
  input: z.strictObject({ email }),
  refusals: ['customer-unknown'],
  run: async (input, { db }) => (await erasePerson(db, input.email)) ?? {},
})
