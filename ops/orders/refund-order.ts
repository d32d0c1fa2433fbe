// Refunds all or part of a payment without a return, for broken gifts or goodwill.
import { lockPayment } from '#data/orders/payments.ts'
import { recordRefund, refundableAmount } from '#data/orders/refunds.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { amountOption } from '../amount-option.ts'
import { CommandProblem, type Command } from '../command.ts'
import { findOrder } from './find-order.ts'

export const refundOrderCommand: Command = {
  name: 'refund order',
  about:
    'Pays back all that is left of a payment, or a part of it; `order advance … cancelled` refunds by itself.',
  args: ['number'],
  options: {
    amount: { type: 'string', about: "How much, in the order's currency: 12.50. All unless told." },
  },
  needsDatabase: true,
  async run(db, invocation) {
    const order = await findOrder(db, invocation.args[0] ?? '')
    const requestedAmount = amountOption(invocation, order.currency)
    const format = (minor: number) => formatMoney('us', money(minor, order.currency))
    const amount = await db.transaction(async (tx) => {
      await lockPayment(tx, order.id)
      const refundable = await refundableAmount(tx, order.id)
      if (refundable === 0)
        throw new CommandProblem(`Nothing is left of the payment of ${order.number} to pay back.`)
      if (requestedAmount !== null && requestedAmount > refundable)
        throw new CommandProblem(`Only ${format(refundable)} are left of the payment of ${order.number}.`)
      const refund = { orderId: order.id, amount: requestedAmount ?? refundable, reason: 'goodwill' } as const
      await recordRefund(tx, refund, invocation.now)
      return refund.amount
    })
    return {
      text: `${format(amount)} of order ${order.number} are paid back.`,
      json: { number: order.number, amount },
    }
  },
}
