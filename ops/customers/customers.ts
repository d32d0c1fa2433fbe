// Shows, exports and erases what the shop stores about a customer or guest.
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import {
  erasePerson,
  exportPerson,
  loadCustomerPage,
  permitCustomerInvoices,
} from '#services/customers/customers.ts'
import { CommandProblem, table, utcMinute, type Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

export const permitInvoicesCommand: Command = {
  usage: 'customer invoice <email> <on|off>',
  about: 'Permits a customer with an account to pay on invoice: on or off.',
  async run(db, { args: [email = '', typed = ''] }) {
    if (typed !== 'on' && typed !== 'off') throw new CommandProblem("Say 'on' or 'off'.")
    const permitted = typed === 'on'
    resultOf((await permitCustomerInvoices(db, email, permitted)) ?? undefined)
    const text = `${email} ${permitted ? 'may' : 'may not'} pay on invoice.`
    return { text, json: { email, permitted } }
  },
}

export const customerCommands: readonly Command[] = [
  {
    usage: 'customer show <email>',
    about: 'Shows a customer or guest: orders, points and notes.',
    async run(db, { args: [email = ''] }) {
      const { account, ...page } = resultOf(await loadCustomerPage(db, email))
      const { orders, points, notes } = page
      const since = account ? `account since ${utcMinute(account.createdAt)} UTC, ${points} points` : 'guest'
      const rows = orders.map(({ number, status, total, currency, placedAt }) => [
        utcMinute(placedAt),
        number,
        status,
        formatMoney('us', money(total, currency)),
      ])
      const text = [
        `${page.email}: ${since}.`,
        ...(rows.length > 0 ? [table(['Placed (UTC)', 'Order', 'Status', 'Total'], rows)] : []),
        ...notes.map((note) => `${utcMinute(note.at)} UTC ${note.author}: ${note.text}`),
      ]
      return { text: text.join('\n'), json: { ...page, accountSince: account?.createdAt ?? null } }
    },
  },
  {
    usage: 'customer export <email>',
    about: 'Prints all that the shop stores about a customer or guest, as JSON.',
    async run(db, { args: [email = ''] }) {
      const { data } = resultOf(await exportPerson(db, email))
      return { text: JSON.stringify(data, null, 2), json: data }
    },
  },
  {
    usage: 'customer erase <email>',
    about: 'Erases a customer or guest for good. Orders stay, because the law requires it.',
    async run(db, { args: [email = ''] }) {
      resultOf(await erasePerson(db, email))
      return { text: `The data of ${email} is erased. The orders stay.`, json: { email, erased: true } }
    },
  },
]
