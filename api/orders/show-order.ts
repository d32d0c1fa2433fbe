// From the stored order to what its customer sees; masked where the link proves only e-mail and number.
import type { StoredOrder } from '#data/orders.ts'
import { formatAddress, type Address } from '#domain/address.ts'
import { money } from '#domain/money.ts'
import type { ProviderState } from '../context.ts'
import type { OrderView } from './order-view.ts'

export function showOrder(order: StoredOrder, masked: boolean): OrderView {
  const amount = (minor: number) => money(minor, order.currency)
  const { address, ...delivery } = order.delivery
  return {
    number: order.number,
    status: order.status,
    paymentStatus: order.paymentStatus,
    payment: order.payment.status as ProviderState,
    placedAt: order.placedAt,
    heldUntil: order.status === 'unpaid' ? order.heldUntil : null,
    email: masked ? maskEmail(order.email) : order.email,
    remark: masked ? '' : order.remark,
    masked,
    lines: order.lines.map((line) => ({
      productKey: line.productKey,
      title: line.title,
      optionsText: line.optionsText,
      picture: line.picture && { ...line.picture, alt: line.title },
      quantity: line.quantity,
      unitPrice: amount(line.unitPrice),
      total: amount(line.total),
      personalisation: masked ? '' : line.personalisation,
      giftMessage: masked ? '' : line.giftMessage,
      wrap: line.wrap,
    })),
    totals: {
      subtotal: amount(order.subtotal),
      giftWrap: amount(order.giftWrap),
      shippingFee: amount(order.shippingFee),
      discount: amount(order.discount),
      total: amount(order.total),
    },
    discounts: order.discounts.map(({ key, name, minor }) => ({ key, name, amount: amount(minor) })),
    delivery: {
      ...delivery,
      address: formatAddress(masked ? maskAddress(address) : address),
      country: address.country,
    },
    shipments: [...order.shipments],
    timeline: order.events.map(({ kind, at }) => ({ kind, at })),
  }
}

function firstLetter(text: string): string {
  const letter = [...text][0]
  return letter ? `${letter}…` : ''
}

function maskEmail(email: string): string {
  return `${firstLetter(email)}@${email.split('@')[1] ?? ''}`
}

/** Enough to recognise one's own order, too little to learn another's address. */
function maskAddress(address: Address): Address {
  return {
    ...address,
    firstName: firstLetter(address.firstName),
    lastName: firstLetter(address.lastName),
    street: '…',
    apartment: '',
    zip: '',
    phone: '',
  }
}
