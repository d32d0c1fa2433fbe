// Freezes a priced cart into the order that will be written, with the work it leaves behind.
import { randomBytes } from 'node:crypto'
import { newId } from '#data/ids.ts'
import { knownAs } from '#data/promotion-uses.ts'
import { plainDateIn } from '#domain/calendar.ts'
import { warehouse } from '#domain/delivery.ts'
import { orderTaxes } from '#domain/tax.ts'
import type { OrderLineRecord, OrderRecord } from '#data/order-record.ts'
import type { Address } from '#domain/address.ts'
import { holdMs, orderNumber, reminderMs } from '#domain/order.ts'
import { zero } from '#domain/money.ts'
import type { PricedCart } from '#domain/pricing.ts'
import type { ShippingMethod } from '#domain/shipping.ts'
import { giftWrapPrice } from '#domain/gift.ts'
import type { ReadCart } from '../cart/read-cart.ts'
import type { Context } from '../context.ts'
import { singleUses, usedPromotions } from './used-promotions.ts'

type Ingredients = {
  readonly read: ReadCart
  readonly priced: PricedCart
  readonly method: ShippingMethod
  readonly address: Address
  readonly remark: string
  readonly once: { key: string; requestHash: string }
  readonly context: Context
}

export function orderRecord({
  read,
  priced,
  method,
  address,
  remark,
  once,
  context,
}: Ingredients): OrderRecord {
  const { caller, payments } = context
  const now = context.now()
  const id = newId(now)
  const heldUntil = now + holdMs
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
    customerId: context.customer?.id ?? null,
    email: address.email,
    locale: caller.locale,
    country: address.country,
    currency: read.currency,
    totals: { ...priced.totals, shippingFee: priced.totals.shippingFee ?? zero(read.currency) },
    couponCode: couponCounts ? read.cart.couponCode : null,
    couponId: couponCounts ? (read.coupon?.id ?? null) : null,
    discounts: priced.discounts.map(({ key, name, amount, reason }) => {
      return { key, name, minor: amount.minor, reason }
    }),
    promotionUses: usedPromotions(read, priced).map(({ id: promotionId, amount }) => ({
      promotionId,
      amount,
    })),
    singleUses: singleUses(read, priced, knownAs(context.customer, address.email)),
    taxes: orderTaxes(address.country, plainDateIn(now, warehouse.timeZone), priced.totals.total.minor),
    remark,
    placedAt: now,
    heldUntil,
    lines: read.cart.lines.map((_, position) => lineRecord(read, priced, position, now)),
    delivery: {
      id: newId(now),
      address,
      method: method.id,
      shipsOn: method.shipsOn,
      earliest: method.earliest,
      latest: method.latest,
    },
    paymentId: newId(now),
    paymentProvider: payments.name,
    eventId: newId(now),
    jobs: [
      { id: newId(now), kind: 'mail', data: { template: 'order-placed', orderId: id }, runAt: now },
      {
        id: newId(now),
        kind: 'later-mail',
        data: { template: 'order-reminder', orderId: id },
        runAt: now + reminderMs,
      },
      { id: newId(now), kind: 'expire-order', data: { orderId: id }, runAt: heldUntil },
    ],
    changes: products.map((productId) => ({ id: newId(now), productId })),
  }
}

function lineRecord(read: ReadCart, priced: PricedCart, position: number, now: number): OrderLineRecord {
  const line = read.cart.lines[position]!
  const amounts = priced.lines[position]!
  const fact = read.facts.get(line.variantId)!
  return {
    id: newId(now),
    position,
    productId: fact.productId,
    variantId: fact.variantId,
    sku: fact.sku,
    productKey: fact.productKey,
    title: fact.title,
    optionsText: fact.optionsText,
    picture: fact.picture?.name ?? null,
    quantity: line.quantity,
    unitPrice: fact.price.minor,
    discount: amounts.discount.minor,
    total: amounts.total.minor,
    personalisation: line.personalisation,
    giftMessage: line.giftMessage,
    wrap: line.wrap,
    wrapPrice: line.wrap ? giftWrapPrice(read.currency).minor : 0,
  }
}
