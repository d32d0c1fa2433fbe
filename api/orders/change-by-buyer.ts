// Operations order.viewChanges, order.changeAddress, order.changeMessage and order.changeDay: the buyer changes an
// order before it is packed.
import { z } from 'zod'
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { addresseeName } from '#domain/customers/person-name.ts'
import { maxGiftMessage } from '#domain/orders/gift.ts'
import { isRefusal } from '#domain/refusal.ts'
import { buyerChangesOf, changeAddress, changeDay, changeMessage } from '#services/orders/buyer-changes.ts'
import { daysOf, loadFacts, offeredDays } from '#services/orders/delivery-days.ts'
import { linesToPackByDelivery } from '#services/orders/kept-lines.ts'
import { openWithFullAccess } from '#services/orders/open-order.ts'
import { withTitles } from '#services/orders/order-texts.ts'
import { operation } from '../operation.ts'
import { dayShape, idShape, orderFields, recipientAddressInput, storedAddress, textShape } from '../shapes.ts'
import { changeAndShow } from './change-and-show.ts'
import { orderView } from './order-view.ts'

const recipientAddress = storedAddress.omit({ email: true })

export const viewChangesOperation = operation('order.viewChanges', {
  summary: 'What the buyer can change of an order before it is packed, with its present values.',
  input: z.strictObject(orderFields),
  output: z.object({
    /** One per recipient, in the order of the view. */
    deliveries: z.array(
      z.object({
        name: z.string(),
        /** null: it cannot be changed. */
        address: recipientAddress.nullable(),
        /** The card, then the messages of single gifts. */
        message: z
          .array(z.object({ line: idShape.nullable(), title: z.string(), text: z.string() }))
          .nullable(),
        /** The first and the last day that can be requested. */
        day: z.object({ arriveOn: z.string().nullable(), first: z.string(), last: z.string() }).nullable(),
      }),
    ),
  }),
  refusals: ['link-expired', 'link-masked'],
  async run(handle, context) {
    const opened = await openWithFullAccess(handle, context)
    if (isRefusal(opened)) return opened
    const order = await withTitles(context.db, opened, context.caller.locale)
    const facts = await loadFacts(context.db, order)
    const changes = buyerChangesOf(order)
    const toPack = linesToPackByDelivery(order)
    const deliveries = order.deliveries.map((delivery, at) => {
      const open = changes[at]!
      const lines = toPack.get(at) ?? []
      const { email: _, isDefault: __, ...address } = delivery.address
      const soonest = open.includes('day') ? daysOf(lines, delivery, null, facts, context) : null
      return {
        name: addresseeName(delivery.address),
        address: open.includes('address') ? address : null,
        message: open.includes('message') ? messagesOf(delivery, lines) : null,
        day: soonest && { arriveOn: delivery.arriveOn, ...offeredDays(soonest, context) },
      }
    })
    return { deliveries }
  },
})

function messagesOf({ message, requiresShipping }: StoredDelivery, lines: StoredOrder['lines']) {
  const gifts = lines
    .filter(({ giftMessage }) => giftMessage !== '')
    .map(({ id, title, giftMessage }) => ({ line: id, title, text: giftMessage }))
  const card = { line: null, title: '', text: message }
  return requiresShipping || message !== '' ? [card, ...gifts] : gifts
}

/** Each change sends an e-mail. */
const limits = [
  { per: 'ip', calls: 20, seconds: 60 },
  { per: 'visitor', calls: 40, seconds: 3600 },
] as const

const refusals = [
  'link-expired',
  'link-masked',
  'order-not-changeable',
  'order-changed',
  'recipient-unknown',
] as const

/** Position of the recipient's delivery. */
const delivery = z.int().min(0).max(999)

export const changeOrderAddressOperation = operation('order.changeAddress', {
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
  refusals: [...refusals, 'country-fixed', 'address-invalid', 'tax-would-change'],
  limits,
  run: ({ delivery: recipient, before, address, ...handle }, context) =>
    changeAndShow(handle, context, ({ id }) => changeAddress(id, { recipient, before, address }, context)),
})

export const changeOrderMessageOperation = operation('order.changeMessage', {
  summary:
    'The buyer changes the card of a delivery, or the message of a gift, before the order is packed. An e-mail confirms it.',
  input: z.strictObject({
    ...orderFields,
    delivery,
    /** Id of the gift's line; default null: the card of the delivery. */
    line: idShape.nullable().default(null),
    /** The message that the buyer saw. */
    before: textShape(maxGiftMessage),
    /** '' for none. */
    message: textShape(maxGiftMessage),
  }),
  output: orderView,
  refusals: [...refusals, 'gift-message-too-long', 'gift-message-bad-characters'],
  limits,
  run: ({ delivery: recipient, line, before, message, ...handle }, context) =>
    changeAndShow(handle, context, ({ id }) =>
      changeMessage(id, { recipient, line, before, message }, context),
    ),
})

export const changeOrderDayOperation = operation('order.changeDay', {
  summary:
    'The buyer chooses another day of arrival before the order is packed, by the same method at the same fee. An e-mail confirms it.',
  input: z.strictObject({
    ...orderFields,
    delivery,
    /** The requested day that the buyer saw. */
    before: dayShape.nullable(),
    /** null: as soon as possible. */
    arriveOn: dayShape.nullable(),
  }),
  output: orderView,
  refusals: [...refusals, 'day-not-offered'],
  limits,
  run({ delivery: recipient, before, arriveOn, ...handle }, context) {
    const days = { before: before as PlainDate | null, arriveOn: arriveOn as PlainDate | null }
    return changeAndShow(handle, context, ({ id }) => changeDay(id, { recipient, ...days }, context))
  },
})
