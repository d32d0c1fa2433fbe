// Lists returns and withdrawals, oldest first.
import { listReturns } from '#data/orders/returns.ts'
import { table, textOption, wholeNumber, CommandProblem, type Command } from '../command.ts'

const statuses = ['declared', 'asked', 'approved', 'refused']

export const listReturnsCommand: Command = {
  name: 'return list',
  about: 'Lists returns and withdrawals, who waits longest first.',
  args: [],
  options: {
    status: { type: 'string', about: `Only those of one status: ${statuses.join(', ')}.` },
    limit: { type: 'string', about: 'How many at the most; 50 by default.' },
  },
  async run(db, invocation) {
    const status = textOption(invocation, 'status') ?? null
    if (status !== null && !statuses.includes(status))
      throw new CommandProblem(`'${status}' is not a status of returns. They are: ${statuses.join(', ')}.`)
    const limit = wholeNumber(textOption(invocation, 'limit') ?? '50', '--limit', 1, 10_000)
    const returns = await listReturns(db, status, limit)
    const rows = returns.map((each) => [
      each.reference,
      each.askedAt.toISOString().slice(0, 16).replace('T', ' '),
      each.kind,
      each.status,
      String(each.gifts),
      each.reasons,
      each.email,
    ])
    const heading = ['number', 'asked (UTC)', 'kind', 'status', 'gifts', 'reasons', 'e-mail']
    return { text: rows.length ? table(heading, rows) : 'No returns.', json: returns }
  },
}
