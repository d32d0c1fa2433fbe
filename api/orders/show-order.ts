// From the stored order to what its customer sees; masked where the link proves only e-mail and number.
import type { StoredOrder, StoredRequest } from '#data/orders.ts'
import { formatAddress, type Address } from '#domain/address.ts'
import { trackingLink } from '#domain/carrier.ts'
import { isCountry, marketTable } from '#domain/market.ts'
import { money } from '#domain/money.ts'
import { checkTransition } from '#domain/order.ts'
import { refundDates, returnPeriod } from '#domain/returns.ts'
import { seller } from '#domain/seller.ts'
import type { ProviderState } from '../context.ts'
import type { OrderView } from './order-view.ts'
import { returnableOrder } from './returnable-order.ts'

/** `now` in milliseconds decides what is still possible. */
export function showOrder(order: StoredOrder, masked: boolean, now: number): OrderView {
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
      id: line.id,
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
      personal: line.personalisation !== '',
      returnable: line.quantity - line.returned,
      reviewed: line.reviewed,
    })),
    totals: {
      subtotal: amount(order.subtotal),
      giftWrap: amount(order.giftWrap),
      shippingFee: amount(order.shippingFee),
      discount: amount(order.discount),
      total: amount(order.total),
    },
    discounts: order.discounts.map(({ key, name, minor, reason = null }) => {
      return { key, name, reason, amount: amount(minor) }
    }),
    delivery: {
      ...delivery,
      address: formatAddress(masked ? maskAddress(address) : address),
      country: address.country,
    },
    shipments: order.shipments.map((parcel) => ({ ...parcel, link: trackingLink(parcel) })),
    timeline: order.events.map(({ kind, at }) => ({ kind, at })),
    options: optionsOf(order, now),
    requests: order.requests.map((request) => showRequest(request, order)),
    refunds: order.refunds.map(({ amount: minor, promisedAt, doneAt }) => ({
      amount: amount(minor),
      doneAt,
      ...refundDates(promisedAt),
    })),
    seller: { ...seller, lines: [...seller.lines] },
    taxIncluded: isCountry(order.country) && marketTable[order.country].taxIncluded,
  }
}

function showRequest(
  { id, reference, kind, status, answer, askedAt }: StoredRequest,
  { refunds }: StoredOrder,
): OrderView['requests'][number] {
  const refund = refunds.find(({ returnId }) => returnId === id)
  return { reference, kind, status, answer, askedAt, refund: refund ? refundDates(refund.promisedAt) : null }
}

function optionsOf(order: StoredOrder, now: number): OrderView['options'] {
  const returnable = returnableOrder(order)
  const left = returnable.lines.filter((line) => line.returned < line.quantity)
  const canReturn = left.length > 0 ? returnPeriod('return', returnable, now) : null
  const canWithdraw = left.some((line) => !line.isPersonal)
    ? returnPeriod('withdrawal', returnable, now)
    : null
  return {
    cancel: checkTransition(order.status, 'cancelled', 'customer') === null,
    confirmDelivery: checkTransition(order.status, 'delivered', 'customer') === null,
    review: order.status === 'delivered',
    return: canReturn?.latest ?? null,
    withdraw: canWithdraw && { until: canWithdraw.latest },
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
