// Marks an order as paid on the merchant's account: a transfer before dispatch, or an invoice.
import { withCommandShop } from '#server/command-shop.ts'
import { recordOutsidePayment } from '#services/payment/outside-payment.ts'
import type { Command } from '../command.ts'
import { findOrder } from '../orders/find-order.ts'
import { resultOf } from '../refusal-sentences.ts'

export const recordPaymentCommand: Command = {
  name: 'order paid',
  about: 'Marks an order as paid outside of the shop: by a transfer, or its invoice.',
  args: ['number'],
  async run(db, { args: [typed = ''], now }) {
    const { id, number } = await findOrder(db, typed)
    return withCommandShop(db, now, async (shop) => {
      resultOf((await recordOutsidePayment(id, shop)) ?? undefined)
      return { text: `Order ${number} is paid.`, json: { number } }
    })
  },
}
