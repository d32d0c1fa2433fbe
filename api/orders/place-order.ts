// Operation order.place: places an order of the visitor's cart. Repeated calls with one key give one order, payment
// and mail.
import { z } from 'zod'
import { loadCart, type IdempotentChange } from '#data/orders/carts.ts'
import { isId } from '#data/ids.ts'
import type { NewOrder } from '#data/orders/new-order.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { placeOrder } from '#data/orders/place-order.ts'
import { buyerIdentities, excludeRules, findRedeemedRules } from '#data/promotions/promotion-uses.ts'
import { loadVariantFacts } from '#data/catalog/variant-facts.ts'
import type { PricedCart } from '#domain/pricing/pricing.ts'
import { shippingMethodIds } from '#domain/delivery/shipping-zones.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { pricingCountry } from '#domain/orders/sharing.ts'
import { maxUnpaidUnits } from '#domain/orders/unpaid-orders.ts'
import { readCart, type ReadCart } from '../cart/read-cart.ts'
import { quote } from '../checkout/quote.ts'
import type { Context } from '../context.ts'
import { runIdempotent } from '../idempotency.ts'
import { cartOwner } from '../owner.ts'
import { operation } from '../operation.ts'
import type { RefusalCode } from '../refusals.ts'
import { addressInput, countryShape, dayShape, moneyShape, sharesShape, textShape } from '../shapes.ts'
import { openPayment, type Payable } from '../payment/open-payment.ts'
import { checkRecipients } from './check-recipients.ts'
import { buildOrder } from './build-order.ts'
import { rulesUsedOnce } from './used-promotions.ts'
import { accessToken } from './order-access.ts'

const input = z.strictObject({
  /**
   * The buyer, who pays and receives the mails. For several recipients, `country` determines the prices and `name` is
   * on the invoice.
   */
  buyer: z.strictObject({ email: textShape(254), name: textShape(100).default(''), country: countryShape }),
  deliveries: z
    .array(
      z.strictObject({
        address: addressInput.omit({ email: true }),
        shippingMethod: z.enum(shippingMethodIds),
        /** Requested delivery date; null: as soon as possible. */
        arriveOn: dayShape.nullable().default(null),
        message: textShape(1_000).default(''),
        /** Default null: the whole cart. */
        lines: sharesShape.nullable().default(null),
      }),
    )
    .min(1)
    .max(50),
  remark: textShape(500).default(''),
  /** Cart version and total that the shopper agreed to. */
  cartVersion: z.int().min(0),
  total: moneyShape,
})

const output = z.object({
  number: z.string(),
  /** Access token for the whole order. */
  access: z.string(),
  /** Payment page; null if the provider is unavailable or nothing is to be paid. The order can be paid later. */
  payment: z.object({ redirectUrl: z.string() }).nullable(),
})

type OrderInput = z.output<typeof input>
type PlacedReply = z.input<typeof output>

export const placeOrderOperation = operation({
  name: 'order.place',
  summary: "Places an order of the visitor's cart. A repeated key returns the same order.",
  method: 'POST',
  who: 'visitor',
  input,
  output,
  refusals: [
    'cart-empty',
    'address-invalid',
    'too-many-deliveries',
    'sharing-wrong',
    'day-not-possible',
    'shipping-method-unknown',
    'total-changed',
    'cart-changed',
    'product-gone',
    'out-of-stock',
    'not-enough-stock',
    'coupon-unknown',
    'coupon-not-started',
    'coupon-expired',
    'coupon-used-up',
    'coupon-already-used',
    'coupon-does-not-fit',
    'coupon-not-combinable',
    'coupon-not-needed',
    'promotion-already-used',
    'unpaid-orders-many',
    'unpaid-gifts-many',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'busy',
  ],
  idempotency: 'required',
  creates: true,
  // Repeated calls of one click count too, so the limit allows for them.
  limits: [
    { per: 'ip', calls: 120, seconds: 60 },
    { per: 'visitor', calls: 60, seconds: 60 },
  ],
  run: (orderInput, context) => place(orderInput, context),
})

async function place(orderInput: OrderInput, context: Context): Promise<PlacedReply | Refusal<RefusalCode>> {
  const once = runIdempotent('order.place', orderInput, context.caller)
  if (!once) return refuse('idempotency-key-missing')
  for (let attempt = 0; attempt < 3; attempt++) {
    const order = await prepare(orderInput, once, context)
    // A repeated call finds the cart empty and returns the order that it placed before.
    if (isRefusal(order)) return (await findPlaced(once, context)) ?? order
    const outcome = await placeOrder(context.db, order)
    if (outcome === 'placed') {
      context.catalog.changed(order.changes)
      context.wakeJobs()
      return answerPlaced(payableOf(order), context)
    }
    if (outcome === 'repeated') break
    // Either another tab changed the cart, or a concurrent call with this key placed the order.
    if (outcome === 'cart-changed') return (await findPlaced(once, context)) ?? refuse('cart-changed')
    if (outcome === 'coupon-used-up') return refuse('coupon-used-up')
    if (outcome === 'unpaid-orders-many' || outcome === 'unpaid-gifts-many')
      return (await findPlaced(once, context)) ?? refuse(outcome, { facts: { max: maxUnpaidUnits } })
    if (outcome === 'promotion-used-up') context.catalog.promotions.forget()
    // The next attempt draws a new order number and refuses missing stock and used promotions with their reasons.
  }
  return (await findPlaced(once, context)) ?? refuse('busy')
}

async function findPlaced(
  { key, requestHash }: IdempotentChange,
  context: Context,
): Promise<PlacedReply | Refusal<RefusalCode> | null> {
  const order = await loadOrder(context.db, { idempotencyKey: key })
  if (!order) return null
  return order.requestHash === requestHash ? answerPlaced(order, context) : refuse('idempotency-key-reused')
}

function payableOf({ paymentId, totals, ...order }: NewOrder) {
  return {
    ...order,
    status: 'unpaid' as const,
    total: totals.total.minor,
    payment: { id: paymentId, reference: null },
  }
}

async function answerPlaced(
  order: Payable & Pick<NewOrder, 'placedAt'>,
  context: Context,
): Promise<PlacedReply> {
  return {
    number: order.number,
    access: accessToken(context.secret, {
      orderId: order.id,
      level: 'full',
      expiresAt: order.placedAt + placedAccessMs,
    }),
    payment: await openPayment(order, context),
  }
}

/** Validity of the access token given to the browser that placed the order. */
const placedAccessMs = 24 * 3_600_000

async function prepare(orderInput: OrderInput, once: IdempotentChange, context: Context) {
  const { db, catalog } = context
  const now = context.now()
  const cart = await loadCart(db, cartOwner(context))
  if (!cart || cart.lines.length === 0) return refuse('cart-empty')
  if (cart.version !== orderInput.cartVersion) return refuse('cart-changed')
  const recipients = checkRecipients(orderInput, cart.lines)
  if (isRefusal(recipients)) return recipients
  // Read facts and promotions from the database, not from memory.
  const market = pricingCountry(orderInput.buyer.country, recipients.deliveries)
  const read = await readCart(context, cart, market, {
    variants: (...query) => loadVariantFacts(db, ...query),
    promotions: catalog.promotions.read,
  })
  const stockRefusal = checkStock(read)
  if (stockRefusal) return stockRefusal
  const quoted = quote(read, recipients.deliveries, now)
  const { priced } = quoted
  const lateDelivery = quoted.deliveries.findIndex(
    ({ chosen }, i) => chosen?.arriveOn !== recipients.deliveries[i]?.arriveOn,
  )
  if (lateDelivery >= 0)
    return refuse('day-not-possible', {
      fields: { [`deliveries.${lateDelivery}.arriveOn`]: 'day-not-possible' },
    })
  // The shopper may have agreed to a total without the coupon.
  if (priced.totals.total.minor !== orderInput.total.minor || read.currency !== orderInput.total.currency) {
    // The quote used cached data. Evict it, so that the next quote reads the database.
    catalog.promotions.forget()
    catalog.products.forget([...read.facts.values()].map(({ productId }) => productId))
    return refuse(read.couponProblem ?? 'total-changed')
  }
  const promotionRefusal = await checkPromotionUses(read, priced, recipients.buyer.email, context)
  if (promotionRefusal) return promotionRefusal
  return buildOrder({ read, quoted, ...recipients, remark: orderInput.remark, once, context })
}

/**
 * Checks which once-per-customer discounts the buyer used before; the buyer's e-mail is known by now. If the cart was
 * priced differently, stores them in the cart and refuses. The next quote shows the new total.
 */
async function checkPromotionUses(
  read: ReadCart,
  priced: PricedCart,
  email: string,
  { db, customer }: Context,
): Promise<Refusal<RefusalCode> | null> {
  const { id, spentRules: knownUsed } = read.cart
  const rules = rulesUsedOnce(read, priced)
  const ruleIds = [...rules.map((rule) => rule.id), ...knownUsed]
  const used = await findRedeemedRules(db, ruleIds, buyerIdentities(customer, email))
  const first = rules.find((rule) => used.has(rule.id))
  if (!first && used.size === knownUsed.length) return null
  await excludeRules(db, id, [...used])
  if (!first) return refuse('total-changed')
  return first.isCoupon
    ? refuse('coupon-already-used')
    : refuse('promotion-already-used', { facts: { name: first.name } })
}

/**
 * A refusal for the first line without enough stock; null if all are available. Lines of one variant share its stock.
 */
function checkStock({ cart, facts }: Awaited<ReturnType<typeof readCart>>): Refusal<RefusalCode> | null {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of cart.lines)
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  for (const [variantId, quantity] of quantities) {
    const fact = facts.get(variantId)
    if (!fact || !isId(variantId)) return refuse('product-gone')
    if (fact.stock === 0) return refuse('out-of-stock')
    if (fact.stock < quantity) return refuse('not-enough-stock', { facts: { stock: fact.stock } })
  }
  return null
}
