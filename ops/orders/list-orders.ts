// Lists orders, newest first.
import { listOrders } from '#data/orders/orders.ts'
import { orderStatuses, type OrderStatus } from '#domain/orders/order.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { CommandProblem, table, textOption, wholeNumber, type Command } from '../command.ts'

export const listOrdersCommand: Command = {
  name: 'order list',
  about: 'Lists orders, newest first.',
  args: [],
  options: {
    status: { type: 'string', about: `Only orders of one status: ${orderStatuses.join(', ')}.` },
    limit: { type: 'string', about: 'How many at the most; 50 by default.' },
  },
  async run(db, invocation) {
    const status = textOption(invocation, 'status')
    if (status !== undefined && !orderStatuses.includes(status as OrderStatus))
      throw new CommandProblem(`'${status}' is not a status. They are: ${orderStatuses.join(', ')}.`)
    const limit = wholeNumber(textOption(invocation, 'limit') ?? '50', '--limit', 1, 10_000)
    const orders = await listOrders(db, (status as OrderStatus | undefined) ?? null, limit)
    const rows = orders.map((order) => [
      order.number,
      order.placedAt.toISOString().slice(0, 16).replace('T', ' '),
      order.status,
      order.paymentStatus,
      String(order.items),
      formatMoney('us', money(order.total, order.currency)),
      order.country,
      order.email,
    ])
    const text = rows.length
      ? table(['number', 'placed (UTC)', 'status', 'payment', 'items', 'total', 'to', 'e-mail'], rows)
      : 'No orders.'
    return { text, json: orders }
  },
}
