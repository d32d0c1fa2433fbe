// Builds the order to be written from a priced cart: frozen amounts, deliveries, taxes and jobs.
import { randomBytes } from 'node:crypto'
import { newId } from '#data/ids.ts'
import { newJob, type NewJob } from '#data/jobs/jobs.ts'
import type { NewOrderLine, NewOrder } from '#data/orders/new-order.ts'
import { buyerIdentities } from '#data/promotions/promotion-uses.ts'
import { addDays, instantAt, plainDateIn } from '#domain/calendar/calendar.ts'
import { itemCount, type CartLine } from '#domain/orders/cart.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import { giftCode } from '#domain/orders/readable-code.ts'
import { holdMs, placedMailMs, reminderMs, staffHoldMs } from '#domain/orders/unpaid-orders.ts'
import { zero } from '#domain/pricing/money.ts'
import { publicAddress } from '#domain/registries/registry.ts'
import { wrapPriceOf, type ReadCart } from '../cart/read-cart.ts'
import { lineAmounts } from '../checkout/delivery-amounts.ts'
import type { Quote, QuotedDelivery } from '../checkout/quote.ts'
import { networkHash } from '../networks.ts'
import type { VisitorContext } from '../visitor.ts'
import type { Recipients } from './check-recipients.ts'
import type { PlacingRules } from './placing-rules.ts'
import { singleUses, usedPromotions } from './used-promotions.ts'

type OrderInput = Recipients & {
  readonly read: ReadCart
  readonly quoted: Quote
  readonly remark: string
  /** Name of the payment provider. */
  readonly provider: string
  readonly once: { key: string; requestHash: string }
  readonly rules: PlacingRules
  readonly context: VisitorContext
}

export function buildOrder(orderInput: OrderInput): NewOrder {
  const { read, quoted, buyer, remark, once, context } = orderInput
  const { placedBy, unpaidLimits, registry } = orderInput.rules
  const { priced, totals, taxes } = quoted
  const { caller } = context
  const now = context.now()
  const id = newId(now)
  const units = itemCount(read.cart)
  const split = splitByDelivery(orderInput, now)
  const heldUntil = holdEnd(orderInput, units, now)
  const products = [...new Set([...read.facts.values()].map((fact) => fact.productId))]
  const couponCounts = usedPromotions(read, priced).some(({ coupon }) => coupon !== null)
  return {
    id,
    number: orderNumber(randomBytes(10)),
    idempotencyKey: once.key,
    requestHash: once.requestHash,
    cartId: read.cart.id,
    cartVersion: read.cart.version,
    sessionId: caller.session,
    network: networkHash(context.secret, caller.ip),
    unpaidLimits: context.limitsUnpaid ? unpaidLimits : [],
    customerId: context.customer?.id ?? null,
    email: buyer.email,
    buyerName: buyer.name,
    invoiceAddress: buyer.invoiceAddress,
    locale: caller.locale,
    country: read.country,
    currency: read.currency,
    totals: { ...totals, shippingFee: totals.shippingFee ?? zero(read.currency) },
    couponCode: couponCounts ? read.cart.couponCode : null,
    couponId: couponCounts ? (read.coupon?.id ?? null) : null,
    discounts: priced.discounts.map(({ key, name, amount, reason }) => {
      return { key, name, minor: amount.minor, reason }
    }),
    promotionUses: usedPromotions(read, priced).map(({ id: promotionId, amount }) => ({
      promotionId,
      amount,
    })),
    singleUses: singleUses(read, priced, buyerIdentities(context.customer, buyer.email)),
    taxes: taxes.parts,
    taxNotes: taxes.notes,
    remark,
    placedAt: now,
    heldUntil,
    ...split,
    paymentId: newId(now),
    paymentProvider: orderInput.provider,
    eventId: newId(now),
    placedBy,
    jobs: [
      ...(placedBy === 'customer' ? mailsToShopper(id, heldUntil - now, now) : []),
      newJob('expire-order', { orderId: id }, now, heldUntil),
    ],
    registryGifts: registry?.gifts.map((gift) => ({ id: newId(now), ...gift })) ?? [],
    changes: products.map((productId) => ({ id: newId(now), productId })),
  }
}

/** The customer of a transfer learns only the last day, so that day counts to its end. */
function holdEnd({ rules, provider, context }: OrderInput, units: number, now: number): number {
  if (rules.placedBy === 'merchant') return now + staffHoldMs
  const days = context.payments.named(provider).holdDays()
  const { timeZone } = context.settings.shipping.warehouse
  return days === null
    ? now + holdMs(units)
    : instantAt(addDays(plainDateIn(now, timeZone), days + 1), 0, timeZone)
}

/** Most orders are paid within minutes; then only the payment mail is sent. */
function mailsToShopper(orderId: string, hold: number, now: number): NewJob[] {
  return [
    newJob('later-mail', { template: 'order-placed', orderId }, now, now + placedMailMs),
    newJob('later-mail', { template: 'order-reminder', orderId }, now, now + reminderMs(hold)),
  ]
}

/**
 * Splits cart lines by recipient. Each part becomes an order line; the amounts of the parts add up to the cart
 * line's.
 */
function splitByDelivery({ read, quoted, deliveries, rules }: OrderInput, now: number) {
  const groups = deliveries.map(({ address, message }, position) => ({
    ...deliveryDates(quoted.deliveries[position]!),
    id: newId(now),
    position,
    address: rules.registry ? publicAddress(address, rules.registry.title) : address,
    shipTo: rules.registry ? address : null,
    message,
    giftCode: giftCode(randomBytes(16)),
  }))
  const lines = groups.flatMap(({ id, position }) =>
    quoted.deliveries[position]!.lines.map((line, at) => ({
      ...lineRecord(read, quoted, line, position, id, now),
      taxRate: quoted.taxes.rates[position]![at]!,
    })),
  )
  return { deliveries: groups, lines: lines.map((line, position) => ({ ...line, position })) }
}

function deliveryDates({ chosen, requiresShipping }: QuotedDelivery) {
  if (!chosen) throw new Error('a delivery without a shipping method cannot be ordered')
  const { id: method, fee, shipsOn, earliest, latest, arriveOn } = chosen
  return { method, requiresShipping, fee: fee.minor, shipsOn, earliest, latest, arriveOn }
}

function lineRecord(
  read: ReadCart,
  { priced, deliveries }: Quote,
  line: CartLine,
  delivery: number,
  deliveryId: string,
  now: number,
): Omit<NewOrderLine, 'position' | 'taxRate'> {
  const fact = read.facts.get(line.variantId)!
  const { discount, total } = lineAmounts(read, priced, deliveries, delivery, line)
  // Null also if the product is not wrapped any more.
  const wrapPrice = wrapPriceOf(read, line)
  return {
    id: newId(now),
    deliveryId,
    productId: fact.productId,
    variantId: fact.variantId,
    sku: fact.sku,
    productKey: fact.productKey,
    title: fact.title,
    optionsText: fact.optionsText,
    picture: fact.picture?.name ?? null,
    quantity: line.quantity,
    unitPrice: fact.price.minor,
    discount,
    total,
    personalisation: line.personalisation,
    withoutText: line.withoutText,
    giftMessage: line.giftMessage,
    wrap: wrapPrice !== null,
    wrapPaper: (wrapPrice && line.wrapping?.paper) ?? null,
    wrapRibbon: (wrapPrice && line.wrapping?.ribbon) ?? null,
    wrapPrice: wrapPrice?.minor ?? 0,
  }
}
