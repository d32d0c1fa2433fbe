// Moves an order to its next status, and refunds a payment without a return.
import type { StoredOrder } from '#data/orders/orders.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { orderStatuses } from '#domain/orders/order.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import {
  amountOption,
  CommandProblem,
  textOption,
  wholeNumber,
  type Command,
  type Invocation,
  oneOf,
} from '../command.ts'
import { currentSettings } from '../current-settings.ts'
import { resultOf } from '../refusal-sentences.ts'
import { findOrder } from './find-order.ts'

export const advanceOrderCommands: readonly Command[] = [
  {
    usage: 'order advance <number> <status>',
    about:
      'Moves an order on: processing → processed → pickup → shipped → delivered, or cancelled with its refund. A shipped order is shipped again for every further parcel; an order for several people is shipped and delivered to each (--to).',
    options: {
      carrier: { type: 'string', about: 'Who carries the parcel; needed for shipped.' },
      to: {
        type: 'string',
        about: 'Which recipient, as `order show` counts them; for shipped and delivered.',
      },
      tracking: { type: 'string', about: "The carrier's tracking number; needed for shipped." },
    },
    async run(db, invocation) {
      const [number = '', typedStatus = ''] = invocation.args
      const status = oneOf(typedStatus, orderStatuses, 'a status')
      const order = await findOrder(db, number)
      const tracking = trackingOf(invocation, status)
      const to = recipientOf(invocation, status, order)
      const { shipping } = await currentSettings(db)
      const options = { recipient: to, shipping }
      resultOf(await advanceOrder(db, order, status, tracking, invocation.now, options))
      const whom = to === null ? '' : ` for ${fullName(order.deliveries[to]!.address)}`
      return {
        text: `Order ${order.number} is now ${status}${whom}.`,
        json: { number: order.number, from: order.status, status, ...(to !== null && { to: to + 1 }) },
      }
    },
  },
  {
    usage: 'refund order <number>',
    about:
      'Pays back all that is left of a payment, or a part of it; `order advance … cancelled` refunds by itself.',
    options: {
      amount: { type: 'string', about: "How much, in the order's currency: 12.50. All by default." },
    },
    async run(db, invocation) {
      const order = await findOrder(db, invocation.args[0] ?? '')
      const requestedAmount = amountOption(invocation, order.currency)
      const format = (minor: number) => formatMoney('us', money(minor, order.currency))
      const outcome = await refundOrder(db, order, requestedAmount, invocation.now)
      const amount = resultOf(outcome)
      return {
        text: `${format(amount)} of order ${order.number} are paid back.`,
        json: { number: order.number, amount },
      }
    },
  },
]

function trackingOf(invocation: Invocation, status: string) {
  const carrier = textOption(invocation, 'carrier')?.trim()
  const trackingNumber = textOption(invocation, 'tracking')?.trim()
  if (status !== 'shipped') {
    if (carrier ?? trackingNumber) throw new CommandProblem('--carrier and --tracking go with shipped only.')
    return null
  }
  if (!carrier || !trackingNumber)
    throw new CommandProblem(
      'A shipped order needs --carrier and --tracking, so that its customer can follow the parcel.',
    )
  return { carrier: carrier.slice(0, 100), trackingNumber: trackingNumber.slice(0, 100) }
}

/** Position of the recipient; null for the whole order. */
function recipientOf(
  invocation: Invocation,
  status: string,
  { number, deliveries }: StoredOrder,
): number | null {
  const typed = textOption(invocation, 'to')
  const several = deliveries.length > 1
  if (typed === undefined) {
    if (several && status === 'shipped')
      throw new CommandProblem(
        `${number} goes to ${deliveries.length} people: say --to, as \`order show\` counts them.`,
      )
    return null
  }
  if (status !== 'shipped' && status !== 'delivered')
    throw new CommandProblem('--to goes with shipped and delivered only.')
  const position = wholeNumber(typed, '--to', 1, deliveries.length) - 1
  return several ? position : null
}
