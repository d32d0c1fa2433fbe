// Refunds all or part of a payment without a return, for broken gifts or goodwill.
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { amountOption } from '../amount-option.ts'
import type { Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'
import { findOrder } from './find-order.ts'

export const refundOrderCommand: Command = {
  name: 'refund order',
  about:
    'Pays back all that is left of a payment, or a part of it; `order advance … cancelled` refunds by itself.',
  args: ['number'],
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
}
