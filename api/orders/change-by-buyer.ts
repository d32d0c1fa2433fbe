// Operations order.viewChanges and order.changeAddress: the buyer changes an order before it is packed.
import { z } from 'zod'
import { loadOrder } from '#data/orders/orders.ts'
import { addresseeName } from '#domain/customers/person-name.ts'
import { isRefusal } from '#domain/refusal.ts'
import { buyerChangesOf, changeAddress } from '#services/orders/buyer-changes.ts'
import { openWithFullAccess } from '#services/orders/open-order.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { orderFields, recipientAddressInput, storedAddress } from '../shapes.ts'
import { orderView } from './order-view.ts'
import { showOrderTo } from './show-order.ts'

const recipientAddress = storedAddress.omit({ email: true })

export const viewChangesOperation = operation({
  name: 'order.viewChanges',
  summary: 'What the buyer can change of an order before it is packed, with its present values.',
  input: z.strictObject(orderFields),
  output: z.object({
    /** One per recipient, in the order of the view. */
    deliveries: z.array(
      z.object({
        name: z.string(),
        /** null: it cannot be changed. */
        address: recipientAddress.nullable(),
      }),
    ),
  }),
  refusals: ['link-expired', 'link-masked'],
  async run(handle, context) {
    const order = await openWithFullAccess(handle, context)
    if (isRefusal(order)) return order
    const deliveries = order.deliveries.map((delivery) => {
      const open = buyerChangesOf(order, delivery)
      const { email: _, isDefault: __, ...address } = delivery.address
      return { name: addresseeName(delivery.address), address: open.includes('address') ? address : null }
    })
    return { deliveries }
  },
})

/** Each change sends an e-mail. */
const limits = [
  { per: 'ip', calls: 20, seconds: 60 },
  { per: 'visitor', calls: 40, seconds: 3600 },
] as const

/** Position of the recipient's delivery. */
const delivery = z.int().min(0).max(999)

export const changeOrderAddressOperation = operation({
  name: 'order.changeAddress',
  summary:
    'The buyer corrects the address of a recipient before the order is packed: the same country, the same tax. An e-mail confirms it.',
  input: z.strictObject({
    ...orderFields,
    delivery,
    /** The address that the buyer saw. */
    before: recipientAddressInput,
    address: recipientAddressInput,
  }),
  output: orderView,
  refusals: [
    'link-expired',
    'link-masked',
    'order-not-changeable',
    'order-changed',
    'recipient-unknown',
    'country-fixed',
    'address-invalid',
    'tax-would-change',
  ],
  limits,
  async run({ delivery: recipient, before, address, ...handle }, context) {
    const order = await openWithFullAccess(handle, context)
    if (isRefusal(order)) return order
    const refused = await changeAddress(order.id, { recipient, before, address }, context)
    return refused ?? showChanged(order.id, context)
  },
})

async function showChanged(orderId: string, context: Context) {
  return showOrderTo((await loadOrder(context.db, { id: orderId }))!, false, context)
}
