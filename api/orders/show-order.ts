// Converts a stored order to the view of its customer; masked for links by e-mail and number.
import type { StoredDelivery, StoredLine, StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { chosenAddress } from '#domain/catalog/variant-pictures.ts'
import { addresseeName, recipientName } from '#domain/customers/person-name.ts'
import { formatAddress, type Address } from '#domain/delivery/address.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { buyerChanges, type BuyerChange } from '#domain/orders/buyer-change.ts'
import type { CancelReason } from '#domain/orders/order-event.ts'
import { buyerGreeting, giverFirstName } from '#domain/orders/order-greeting.ts'
import { checkTransition, deliveryState } from '#domain/orders/order.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { linePeriod, refundDates, returnPeriod } from '#domain/orders/returns.ts'
import { money, type Money } from '#domain/pricing/money.ts'
import { invoiceAddressLines } from '#messages/address-lines.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { documentLinks } from '#services/invoices/document-link.ts'
import { storedTaxes } from '#services/invoices/invoice-of.ts'
import { buyerChangesOf } from '#services/orders/buyer-changes.ts'
import { amountByRule } from '#services/orders/decide-return.ts'
import { parcelLines } from '#services/orders/kept-lines.ts'
import { withTexts } from '#services/orders/order-texts.ts'
import { returnableOrder } from '#services/orders/returnable-order.ts'
import { sentBack } from '#services/orders/sent-back.ts'
import { paymentMethodOf } from '#services/payment/payment-method-of.ts'
import type { ProviderState } from '#services/payment/provider.ts'
import { transferOf } from '#services/payment/transfer-of.ts'
import type { Context } from '../context.ts'
import type { OrderView } from './order-view.ts'

/** In the caller's language. */
export async function showOrderTo(
  order: StoredOrder,
  masked: boolean,
  context: OrderContext & Pick<Context, 'db' | 'catalog'>,
): Promise<OrderView> {
  return showOrder(await withTexts(order, context.caller.locale, context), masked, context)
}

type OrderContext = Pick<Context, 'now' | 'secret' | 'settings'> & {
  readonly caller: Pick<Context['caller'], 'locale'>
}

/** The view of an order. `now` decides which actions are still possible. */
export function showOrder(
  order: StoredOrder,
  masked: boolean,
  { now, secret, settings, caller: { locale } }: OrderContext,
): OrderView {
  const amount = (minor: number) => money(minor, order.currency)
  const { seller, transfer, shipping } = settings
  const { warehouse } = shipping
  const returnable = returnableOrder(order, warehouse)
  const taxes = storedTaxes(order, warehouse)
  const transfers = transferOf(order, transfer, warehouse)
  // What an unpaid invoice is reduced by is no refund to the buyer.
  const refunds = isOnAccount(order) ? [] : order.refunds.filter(({ isDuplicate }) => !isDuplicate)
  return {
    number: order.number,
    status: order.status,
    paymentStatus: order.paymentStatus,
    payment: order.payment.status as ProviderState,
    paymentMethod: masked ? '' : paymentMethodOf(order, translateFor(locale)),
    transfer: transfers && { ...transfers, amount: amount(transfers.amount) },
    placedAt: order.placedAt,
    returnDays: order.returnDays,
    freeReturns: order.freeReturns,
    heldUntil: order.status === 'unpaid' ? order.heldUntil : null,
    email: masked ? maskEmail(order.email) : order.email,
    remark: masked ? '' : order.remark,
    masked,
    lines: linesOf({ ...order, refunds }, masked, returnable, now()),
    totals: totalsOf(order),
    discounts: order.discounts.map(({ key, name, minor, reason = null }) => {
      return { key, name, reason, amount: amount(minor) }
    }),
    buyerName: masked ? '' : order.buyerName,
    ...(!masked &&
      order.invoiceAddress && { invoiceAddress: invoiceAddressLines(locale, order.invoiceAddress) }),
    greeting: masked ? '' : buyerGreeting(order),
    deliveries: order.deliveries.map((delivery) => ({
      ...showDelivery(delivery, masked, settings, locale),
      ...(!masked && shownGiver(order, delivery)),
    })),
    timeline: order.events.filter(isForBuyer).map(({ kind, at, data }) => {
      return {
        kind: 'due' in data ? 'accepted' : kind,
        at,
        delivery: recipientOf(order, 'delivery' in data ? data.delivery : undefined),
      }
    }),
    cancelReason: cancelReasonOf(order),
    options: { ...optionsOf(order, returnable, now()), change: masked ? [] : changesOf(order) },
    requests: order.requests.flatMap((request) =>
      showRequest(request, { ...order, refunds }, masked, warehouse),
    ),
    refunds: refunds
      .filter(({ state }) => state !== 'failed')
      .map(({ amount: minor, promisedAt, doneAt }) => ({
        amount: amount(minor),
        doneAt,
        ...refundDates(warehouse, promisedAt),
      })),
    documents: masked ? [] : documentLinks(order, secret, now()),
    seller: { ...seller, lines: [...seller.lines] },
    isExport: order.taxNotes.includes('export'),
    taxes: taxes.map(({ basisPoints, net, tax }) => {
      return { basisPoints, net: amount(net), tax: amount(tax) }
    }),
  }
}

function linesOf(
  order: StoredOrder,
  masked: boolean,
  returnable: ReturnType<typeof returnableOrder>,
  now: number,
): OrderView['lines'] {
  const amount = (minor: number) => money(minor, order.currency)
  const sent = new Set(parcelLines(order).map(({ id }) => id))
  return order.lines.map((line) => ({
    id: line.id,
    productKey: line.productKey,
    address: addressOf(line),
    title: line.title,
    optionsText: line.optionsText,
    picture: line.picture && { ...line.picture, alt: line.title },
    quantity: line.quantity,
    removed: line.removed,
    unitPrice: amount(line.unitPrice),
    total: amount(line.total),
    personalisation: masked ? '' : line.personalisation,
    withoutText: line.withoutText,
    giftMessage: masked ? '' : line.giftMessage,
    wrap: line.wrap,
    wrapping: line.wrapping,
    personal: line.personalisation !== '',
    delivery: line.delivery,
    returnable: line.quantity - line.returned,
    ...sentBack(order, line),
    returnUntil: linePeriod('return', returnable, line.id, now)?.latest ?? null,
    reviewed: line.reviewed,
    unsent: !sent.has(line.id),
  }))
}

function addressOf({ productKey, optionsText, sku, variantId: id }: StoredLine): string {
  return optionsText === '' ? productKey : chosenAddress(productKey, { sku, id })
}

function totalsOf(order: StoredOrder): OrderView['totals'] {
  const amount = (minor: number) => money(minor, order.currency)
  return {
    subtotal: amount(order.subtotal),
    giftWrap: amount(order.giftWrap),
    shippingFee: amount(order.shippingFee),
    discount: amount(order.discount),
    salesTax: amount(order.salesTax),
    total: amount(order.total),
  }
}

function showDelivery(
  delivery: StoredDelivery,
  masked: boolean,
  settings: Context['settings'],
  locale: Locale,
): OrderView['deliveries'][number] {
  const { id: _, position: __, address, shipments, method, ...fields } = delivery
  const { name, point } = methodText(settings, method, locale, translateFor(locale))
  return {
    ...fields,
    method: name,
    point,
    name: masked ? '' : addresseeName(address),
    firstName: masked ? '' : recipientName(address),
    address: formatAddress(masked ? maskAddress(address) : address, locale),
    country: address.country,
    message: masked ? '' : delivery.message,
    giftCode: masked ? null : delivery.giftCode,
    state: deliveryState(shipments),
    shipments: shipments.map((parcel) => ({ ...parcel, link: trackingLink(parcel) })),
  }
}

function shownGiver(order: StoredOrder, { address }: StoredDelivery): { giver?: string } {
  const giver = giverFirstName(order, address)
  return giver ? { giver } : {}
}

function cancelReasonOf({ events }: StoredOrder): CancelReason | null {
  const event = events.findLast(({ kind }) => kind === 'cancelled')
  return event && 'reason' in event.data ? event.data.reason : null
}

/** Exchanges are private to the recipient, disputes and failed refunds are the merchant's work. */
function isForBuyer({ kind }: { kind: string }): boolean {
  return !kind.startsWith('exchange-') && !kind.startsWith('dispute-') && kind !== 'refund-failed'
}

/** Position of the delivery that an event concerns; null with a single recipient or for the whole order. */
function recipientOf({ deliveries }: StoredOrder, position?: number): number | null {
  return deliveries.length > 1 ? (position ?? null) : null
}

function showRequest(
  request: StoredRequest,
  order: StoredOrder,
  masked: boolean,
  warehouse: Warehouse,
): OrderView['requests'] {
  const { id, reference, kind, status, answer, askedAt, lines } = request
  const { refunds, payment, status: orderStatus } = order
  const canConfirm = orderStatus !== 'cancelled' && !payment.isPaidBack
  if (kind === 'exchange' || (status === 'declared' && !canConfirm)) return []
  const refund = refunds.find(({ returnId, state }) => returnId === id && state !== 'failed')
  return [
    {
      reference,
      kind,
      status,
      answer,
      askedAt,
      lines: masked
        ? []
        : lines.map((line) => ({ id: line.id, quantity: line.quantity, reason: line.reason })),
      worth: status === 'asked' && !masked ? refundWorth(order, request) : null,
      refund: refund ? refundDates(warehouse, refund.promisedAt) : null,
    },
  ]
}

/** At most what is left of the payment. null: the buyer has not paid, so the invoice is reduced instead. */
function refundWorth(order: StoredOrder, request: StoredRequest): Money | null {
  if (isOnAccount(order)) return null
  const refunded = order.refunds.reduce(
    (sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount),
    0,
  )
  return money(Math.min(amountByRule(order, request), order.total - refunded), order.currency)
}

function optionsOf(
  order: StoredOrder,
  returnable: ReturnType<typeof returnableOrder>,
  now: number,
): Omit<OrderView['options'], 'change'> {
  const returnableLines = returnable.lines.filter((line) => line.returned < line.quantity)
  const lastDays = returnableLines.flatMap(
    ({ id }) => linePeriod('return', returnable, id, now)?.latest ?? [],
  )
  const canWithdraw = returnableLines.some((line) => !line.isPersonal)
    ? returnPeriod('withdrawal', returnable, now)
    : null
  return {
    cancel: checkTransition(order.status, 'cancelled', 'customer') === null,
    confirmDelivery: order.deliveries.some(({ shipments }) => deliveryState(shipments) === 'shipped'),
    review: order.status === 'delivered',
    return: lastDays.sort().at(-1) ?? null,
    withdraw: canWithdraw && { until: canWithdraw.latest },
  }
}

function changesOf(order: StoredOrder): BuyerChange[] {
  const open = buyerChangesOf(order).flat()
  return buyerChanges.filter((what) => open.includes(what))
}

function firstLetter(text: string): string {
  const letter = [...text][0]
  return letter ? `${letter}…` : ''
}

function maskEmail(email: string): string {
  return `${firstLetter(email)}@${email.split('@')[1] ?? ''}`
}

/** 'A.'; Chinese and Japanese names have a sign for what is left out: '山〇'. */
function initialOf(name: string): string {
  const letter = [...name][0]
  if (!letter) return ''
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter) ? `${letter}〇` : `${letter}.`
}

/** Masks an address: enough to recognise one's own order, too little to learn another's address. */
function maskAddress(address: Address): Address {
  return {
    ...address,
    firstName: initialOf(address.firstName),
    lastName: initialOf(address.lastName),
    street: '',
    apartment: '',
    zip: '',
    phone: '',
  }
}
