// Approves a return or withdrawal with its refund, or refuses it with a reason for the customer.
import { amountByRule, approveReturn, refuseReturn } from '#api/orders/decide-return.ts'
import { money } from '#domain/money.ts'
import { refundDates } from '#domain/returns.ts'
import { formatDate, formatMoney } from '#messages/format.ts'
import { amountOption } from '../amount-option.ts'
import { CommandProblem, textOption, type Command } from '../command.ts'
import { findReturn } from './find-return.ts'

const decidedBefore = 'This return is decided already.'

export const approveReturnCommand: Command = {
  name: 'return approve',
  about: 'Approves a return when its parcel has arrived: the refund goes out, by the rules or as told.',
  args: ['return'],
  options: {
    amount: { type: 'string', about: "Another amount than by the rules, in the order's currency: 12.50." },
    restock: { type: 'boolean', about: 'The gifts can be sold again.' },
  },
  needsDatabase: true,
  async run(db, invocation) {
    const { order, request } = await findReturn(db, invocation.args[0] ?? '')
    const amount = amountOption(invocation, order.currency)
    const restock = invocation.options.restock === true
    const back = await approveReturn(db, order, request, { amount, restock }, invocation.now)
    if (back === null) throw new CommandProblem(decidedBefore)
    const { earliest, latest } = refundDates(invocation.now)
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
}

export const refuseReturnCommand: Command = {
  name: 'return refuse',
  about: 'Refuses a return; the customer reads why.',
  args: ['return'],
  options: { why: { type: 'string', about: "The reason, in the customer's language.", required: true } },
  needsDatabase: true,
  async run(db, invocation) {
    const { order, request } = await findReturn(db, invocation.args[0] ?? '')
    const why = (textOption(invocation, 'why') ?? '').trim().slice(0, 500)
    if (why === '') throw new CommandProblem('--why needs a reason that the customer can read.')
    if (!(await refuseReturn(db, order, request, why, invocation.now)))
      throw new CommandProblem(decidedBefore)
    return { text: `Return ${request.reference} is refused.`, json: { reference: request.reference, why } }
  },
}
