// Lists orders, newest first, and shows one with all data for packing and shipping.
import type { VariantName } from '#data/catalog/variant-facts.ts'
import { type StoredDelivery, type StoredOrder, listOrders } from '#data/orders/orders.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { deliveryState, nextStatuses, orderStatuses } from '#domain/orders/order.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { hasParcel } from '#services/orders/kept-lines.ts'
import { loadReplacements } from '#services/orders/order-texts.ts'
import { type Command, table, textOption, limitOption, limitOf, utcMinute, oneOf } from '../command.ts'
import { findOrder } from './find-order.ts'

const nextOf = (order: StoredOrder) => nextStatuses(order.status, 'merchant', hasParcel(order))

const nameOf = (variant: VariantName | undefined) =>
  variant ? `${variant.optionsText} [${variant.sku}]` : 'a deleted variant'

export const showOrderCommands: readonly Command[] = [
  {
    usage: 'order list',
    about: 'Lists orders, newest first.',
    options: {
      status: { type: 'string', about: `Only orders of one status: ${orderStatuses.join(', ')}.` },
      limit: limitOption,
    },
    async run(db, invocation) {
      const status = textOption(invocation, 'status')
      const wanted = status === undefined ? null : oneOf(status, orderStatuses, 'a status')
      const orders = await listOrders(db, wanted, limitOf(invocation))
      const rows = orders.map((order) => [
        order.number,
        utcMinute(order.placedAt),
        order.status,
        order.paymentStatus,
        String(order.items),
        formatMoney('us', money(order.total, order.currency)),
        order.country,
        order.email,
      ])
      const heading = ['number', 'placed (UTC)', 'status', 'payment', 'items', 'total', 'to', 'e-mail']
      return { text: table(heading, rows, 'No orders.'), json: orders }
    },
  },
  {
    usage: 'order show <number>',
    about: 'Shows an order: goods, address, amounts, payment and history.',
    async run(db, { args: [number = ''] }) {
      const order = await findOrder(db, number)
      const replacements = await loadReplacements(db, order, 'us')
      return { text: describe(order, replacements), json: { ...order, next: nextOf(order) } }
    },
  },
]

function describe(order: StoredOrder, replacements: Awaited<ReturnType<typeof loadReplacements>>): string {
  const amount = (minor: number) => formatMoney('us', money(minor, order.currency))
  return [
    `Order ${order.number}: ${order.status}, ${order.paymentStatus}. Next: ${nextOf(order).join(', ') || 'nothing'}.`,
    `Placed ${utcMinute(order.placedAt)} UTC by ${order.email}, reading ${order.locale}.`,
    '',
    `  Subtotal ${amount(order.subtotal)}, gift wrap ${amount(order.giftWrap)}, shipping ${amount(order.shippingFee)}, discount ${amount(-order.discount)}`,
    `  Total ${amount(order.total)} by ${order.payment.provider}${order.payment.reference ? ` (${order.payment.reference})` : ''}: ${order.payment.status}`,
    '',
    ...order.deliveries.flatMap((delivery) => describeDelivery(order, delivery)),
    ...order.requests.flatMap((request) => [
      `  ${request.kind} ${request.reference}: ${request.status}${request.name ? `, by ${request.name}` : ''}`,
      ...request.lines.map(({ id, quantity, reason, replacement }) => {
        const line = order.lines.find((each) => each.id === id)
        const wanted = replacement === null ? 'a voucher' : nameOf(replacements.get(replacement))
        const details = request.kind === 'exchange' ? `for ${wanted}` : reason
        return `      ${quantity} × ${line?.title ?? id} [${line?.sku ?? ''}]: ${details}`
      }),
    ]),
    ...order.refunds.map(
      (refund) =>
        `  refund of ${amount(refund.amount)}: ${refund.doneAt === null ? 'waits for the payment provider' : `done ${utcMinute(refund.doneAt)} UTC`}`,
    ),
    ...(order.remark ? ['', `  Remark: ${order.remark}`] : []),
    '',
    ...order.events.map((event) => `  ${utcMinute(event.at)}  ${event.kind} (${event.actor})`),
  ].join('\n')
}

/** One delivery: lines, address, dates and parcels. */
function describeDelivery(order: StoredOrder, delivery: StoredDelivery): string[] {
  const { position, address, method, shipsOn, earliest, latest, arriveOn } = delivery
  const { phone, country } = address
  const amount = (minor: number) => formatMoney('us', money(minor, order.currency))
  const state = deliveryState(delivery.shipments)
  return [
    ...(order.deliveries.length > 1 ? [`  ${position + 1}. for ${fullName(address)}: ${state}`] : []),
    ...order.lines
      .filter((line) => line.delivery === position)
      .flatMap((line) => [
        `  ${line.quantity} × ${line.title}${line.optionsText ? ` (${line.optionsText})` : ''} [${line.sku}]${line.removed > 0 ? ` (${line.removed} removed)` : ''}  ${amount(line.unitPrice * line.quantity)}`,
        ...(line.personalisation ? [`      personal text: ${line.personalisation}`] : []),
        ...(line.withoutText ? ['      without a personal text, by choice'] : []),
        ...(line.wrap
          ? [
              `      gift wrapped${line.wrapping ? `: paper ${line.wrapping.paper}, ribbon ${line.wrapping.ribbon}` : ''}`,
            ]
          : []),
        ...(line.giftMessage ? [`      gift message: ${line.giftMessage.replaceAll('\n', ' / ')}`] : []),
      ]),
    ...(delivery.message ? [`  card: ${delivery.message.replaceAll('\n', ' / ')}`] : []),
    '',
    ...formatAddress(address).map((line) => `  ${line}`),
    `  ${country}${phone ? `, ${phone}` : ''}`,
    `  by ${method}: ships ${shipsOn}, arrives ${earliest} to ${latest}${arriveOn ? `, wished for ${arriveOn}` : ''}`,
    ...(delivery.giftCode ? [`  gift code ${delivery.giftCode}`] : []),
    ...delivery.shipments.map(
      (s) =>
        `  shipped ${utcMinute(s.shippedAt)} UTC with ${s.carrier}, ${s.trackingNumber}${s.deliveredAt === null ? '' : `, delivered ${utcMinute(s.deliveredAt)} UTC`}`,
    ),
    '',
  ]
}
