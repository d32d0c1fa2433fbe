// Lists returns and withdrawals, approves one with its refund, or refuses it with a reason for the customer.
import type { Queryable } from '#data/database.ts'
import { loadOrder, type StoredOrder, type StoredRequest } from '#data/orders/orders.ts'
import { findReturnOrder, listReturns } from '#data/orders/returns.ts'
import { requestStatuses } from '#domain/orders/open-request.ts'
import { refundDates } from '#domain/orders/returns.ts'
import { money } from '#domain/pricing/money.ts'
import { formatDate, formatMoney } from '#messages/format.ts'
import { approveExchange, refuseExchange, sendExchange } from '#services/orders/decide-exchange.ts'
import { amountByRule, approveReturn, refuseReturn, type Restock } from '#services/orders/decide-return.ts'
import {
  CommandProblem,
  textOption,
  type Command,
  type Invocation,
  table,
  limitOption,
  limitOf,
  utcMinute,
  amountOption,
  oneOf,
} from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

export const returnCommands: readonly Command[] = [
  {
    usage: 'return list',
    about: 'Lists returns and withdrawals, who waits longest first.',
    options: {
      status: { type: 'string', about: `Only those of one status: ${requestStatuses.join(', ')}.` },
      limit: limitOption,
    },
    async run(db, invocation) {
      const status = textOption(invocation, 'status')
      const wanted = status === undefined ? null : oneOf(status, requestStatuses, 'a status of returns')
      const returns = await listReturns(db, wanted, limitOf(invocation))
      const rows = returns.map((each) => [
        each.reference,
        utcMinute(each.askedAt),
        each.kind,
        each.status,
        String(each.gifts),
        each.reasons,
        each.email,
      ])
      const heading = ['number', 'asked (UTC)', 'kind', 'status', 'gifts', 'reasons', 'e-mail']
      return { text: table(heading, rows, 'No returns.'), json: returns }
    },
  },
  {
    usage: 'return approve <return>',
    about:
      'Approves a return when its parcel has arrived: the refund is paid, by the rules or as given. An exchange reserves the replacement.',
    options: {
      amount: { type: 'string', about: "Another amount than by the rules, in the order's currency: 12.50." },
      restock: { type: 'boolean', about: 'The gifts can be sold again.' },
      'restock-only': { type: 'string', about: 'Only these can be sold again: SKUs, separated by commas.' },
    },
    async run(db, invocation) {
      const { order, request } = await findReturn(db, invocation.args[0] ?? '')
      const amount = amountOption(invocation, order.currency)
      const restock = restockOption(invocation, order, request)
      if (request.kind === 'exchange') {
        if (amount !== null)
          throw new CommandProblem('An exchange pays nothing back: --amount goes with returns.')
        resultOf(await approveExchange(db, order, request, restock, invocation.now))
        return {
          text: `Exchange ${request.reference} is approved. Send what is wished for with \`return send\`; a voucher is mailed by itself.`,
          json: { reference: request.reference, status: 'approved' },
        }
      }
      const back = resultOf(await approveReturn(db, order, request, { amount, restock }, invocation.now))
      const { earliest, latest } = refundDates(invocation.warehouse, invocation.now)
      const paid = formatMoney('us', money(back, order.currency))
      const when = `${formatDate('us', earliest)} to ${formatDate('us', latest)}`
      return {
        text: `Return ${request.reference} is approved: ${paid} is paid back, expected ${when}.`,
        json: {
          reference: request.reference,
          refund: back,
          byRule: amountByRule(order, request),
          earliest,
          latest,
        },
      }
    },
  },
  {
    usage: 'return refuse <return>',
    about: 'Refuses a return; the customer reads why.',
    options: { why: { type: 'string', about: "The reason, in the customer's language.", required: true } },
    async run(db, invocation) {
      const { order, request } = await findReturn(db, invocation.args[0] ?? '')
      const why = (textOption(invocation, 'why') ?? '').trim().slice(0, 500)
      const refuse = request.kind === 'exchange' ? refuseExchange : refuseReturn
      resultOf(await refuse(db, order, request, why, invocation.now))
      return { text: `Return ${request.reference} is refused.`, json: { reference: request.reference, why } }
    },
  },
  {
    usage: 'return send <return>',
    about:
      'Sends the parcel of an approved exchange; its recipient gets an e-mail, if the request has an address.',
    options: {
      carrier: { type: 'string', about: 'Who carries the parcel.', required: true },
      tracking: { type: 'string', about: "The carrier's tracking number.", required: true },
    },
    async run(db, invocation) {
      const { order, request } = await findReturn(db, invocation.args[0] ?? '')
      const carrier = (textOption(invocation, 'carrier') ?? '').trim().slice(0, 100)
      const trackingNumber = (textOption(invocation, 'tracking') ?? '').trim().slice(0, 100)
      resultOf(await sendExchange(db, order, request, { carrier, trackingNumber }, invocation.now))
      return {
        text: `The exchange ${request.reference} is on its way.`,
        json: { reference: request.reference, carrier, trackingNumber },
      }
    },
  },
]

function restockOption(invocation: Invocation, order: StoredOrder, request: StoredRequest): Restock {
  const skus = textOption(invocation, 'restock-only')?.split(',')
  if (!skus) return invocation.options.restock === true
  const lines = order.lines.filter(({ id }) => request.lines.some((line) => line.id === id))
  const unknown = skus.find((sku) => lines.every((line) => line.sku !== sku))
  if (unknown !== undefined)
    throw new CommandProblem(`Return ${request.reference} has no gift with the SKU '${unknown}'.`)
  return lines.filter(({ sku }) => skus.includes(sku)).map(({ id }) => id)
}

/** Finds a return or withdrawal with its order by reference. Throws CommandProblem for an unknown one. */
async function findReturn(
  db: Queryable,
  typed: string,
): Promise<{ order: StoredOrder; request: StoredRequest }> {
  const reference = typed.trim().toUpperCase()
  const id = await findReturnOrder(db, reference)
  const order = id === undefined ? undefined : await loadOrder(db, { id })
  const request = order?.requests.find((each) => each.reference === reference)
  if (!order || !request)
    throw new CommandProblem(`There is no return '${typed}': \`return list\` shows them all.`)
  return { order, request }
}
