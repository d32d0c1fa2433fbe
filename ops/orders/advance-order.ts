// Moves an order to its next status.
import { addParcel, advanceOrder } from '#api/orders/advance-order.ts'
import { refusalText } from '#api/refusal-text.ts'
import { orderStatuses, type OrderStatus } from '#domain/order.ts'
import { CommandProblem, textOption, type Command, type Invocation } from '../command.ts'
import { findOrder } from './find-order.ts'

export const advanceOrderCommand: Command = {
  name: 'order advance',
  about:
    'Moves an order on: processing → processed → pickup → shipped → delivered, or cancelled with its refund. A shipped order is shipped again for every further parcel.',
  args: ['number', 'status'],
  options: {
    carrier: { type: 'string', about: 'Who carries the parcel; needed for shipped.' },
    tracking: { type: 'string', about: "The carrier's tracking number; needed for shipped." },
  },
  needsDatabase: true,
  async run(db, invocation) {
    const [number = '', wanted = ''] = invocation.args
    if (!orderStatuses.includes(wanted as OrderStatus))
      throw new CommandProblem(`'${wanted}' is not a status. They are: ${orderStatuses.join(', ')}.`)
    const status = wanted as OrderStatus
    const order = await findOrder(db, number)
    const tracking = trackingOf(invocation, status)
    const refused =
      tracking && order.status === 'shipped'
        ? await addParcel(db, order, tracking, invocation.now)
        : await advanceOrder(db, order, status, tracking, invocation.now)
    if (refused) throw new CommandProblem(refusalText('us', refused.refused, refused.facts))
    return {
      text: `Order ${order.number} is now ${status}.`,
      json: { number: order.number, from: order.status, status },
    }
  },
}

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
