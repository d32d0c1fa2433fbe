// One order with everything needed to pack and send it.
import type { StoredOrder } from '#data/orders.ts'
import { formatAddress } from '#domain/address.ts'
import { money } from '#domain/money.ts'
import { nextStatuses } from '#domain/order.ts'
import { formatMoney } from '#messages/format.ts'
import type { Command } from '../command.ts'
import { findOrder } from './find-order.ts'

export const showOrderCommand: Command = {
  name: 'order show',
  about: 'Shows an order: goods, address, amounts, payment and history.',
  args: ['number'],
  needsDatabase: true,
  async run(db, { args: [number = ''] }) {
    const order = await findOrder(db, number)
    return { text: describe(order), json: { ...order, next: nextOf(order) } }
  },
}

const nextOf = ({ status }: StoredOrder) => nextStatuses(status, 'merchant')

function describe(order: StoredOrder): string {
  const amount = (minor: number) => formatMoney('us', money(minor, order.currency))
  const time = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
  const { address, method, shipsOn, earliest, latest } = order.delivery
  return [
    `Order ${order.number}: ${order.status}, ${order.paymentStatus}. Next: ${nextOf(order).join(', ') || 'nothing'}.`,
    `Placed ${time(order.placedAt)} UTC by ${order.email}, reading ${order.locale}.`,
    '',
    ...order.lines.flatMap((line) => [
      `  ${line.quantity} × ${line.title}${line.optionsText ? ` (${line.optionsText})` : ''} [${line.sku}]  ${amount(line.unitPrice * line.quantity)}`,
      ...(line.personalisation ? [`      personal text: ${line.personalisation}`] : []),
      ...(line.wrap ? ['      gift wrapped'] : []),
      ...(line.giftMessage ? [`      gift message: ${line.giftMessage.replaceAll('\n', ' / ')}`] : []),
    ]),
    '',
    `  Subtotal ${amount(order.subtotal)}, gift wrap ${amount(order.giftWrap)}, shipping ${amount(order.shippingFee)}, discount ${amount(-order.discount)}`,
    `  Total ${amount(order.total)} by ${order.payment.provider}${order.payment.reference ? ` (${order.payment.reference})` : ''}: ${order.payment.status}`,
    '',
    ...formatAddress(address).map((line) => `  ${line}`),
    `  ${address.country}${address.phone ? `, ${address.phone}` : ''}`,
    `  by ${method}: ships ${shipsOn}, arrives ${earliest} to ${latest}`,
    ...order.shipments.map(
      (s) => `  shipped ${time(s.shippedAt)} UTC with ${s.carrier}, ${s.trackingNumber}`,
    ),
    ...order.requests.flatMap((request) => [
      `  ${request.kind} ${request.reference}: ${request.status}${request.name ? `, by ${request.name}` : ''}`,
      ...request.lines.map(({ id, quantity, reason }) => {
        const line = order.lines.find((each) => each.id === id)
        return `      ${quantity} × ${line?.title ?? id} [${line?.sku ?? ''}]: ${reason}`
      }),
    ]),
    ...order.refunds.map(
      (refund) =>
        `  refund of ${amount(refund.amount)}: ${refund.doneAt === null ? 'waits for the payment provider' : `done ${time(refund.doneAt)} UTC`}`,
    ),
    ...(order.remark ? ['', `  Remark: ${order.remark}`] : []),
    '',
    ...order.events.map((event) => `  ${time(event.at)}  ${event.kind} (${event.actor})`),
  ].join('\n')
}
