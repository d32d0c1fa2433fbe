// Places the order of the visitor's cart: one click, one order, one payment, one mail, however often it arrives.
import { z } from 'zod'
import { loadCart, type Once } from '#data/orders/carts.ts'
import { isId } from '#data/ids.ts'
import type { NewOrder } from '#data/orders/new-order.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { placeOrder } from '#data/orders/place-order.ts'
import { knownAs, spendRules, spentRules } from '#data/promotions/promotion-uses.ts'
import { loadVariantFacts } from '#data/catalog/variant-facts.ts'
import type { PricedCart } from '#domain/pricing/pricing.ts'
import { shippingMethodIds } from '#domain/delivery/shipping-zones.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { marketOf } from '#domain/orders/sharing.ts'
import { mostUnpaidUnits } from '#domain/orders/unpaid-orders.ts'
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
  /** Who pays and is written to. `country` is whose prices hold, and `name` who the invoice is for, where there are several recipients. */
  buyer: z.strictObject({ email: textShape(254), name: textShape(100).default(''), country: countryShape }),
  deliveries: z
    .array(
      z.strictObject({
        address: addressInput.omit({ email: true }),
        shippingMethod: z.enum(shippingMethodIds),
        /** The day it is to be there; null: as soon as possible. */
        arriveOn: dayShape.nullable().default(null),
        message: textShape(1_000).default(''),
        /** Left out, or null: all of the cart. */
        lines: sharesShape.nullable().default(null),
      }),
    )
    .min(1)
    .max(50),
  remark: textShape(500).default(''),
  /** What the shopper saw and agreed to. */
  cartVersion: z.int().min(0),
  total: moneyShape,
})

const output = z.object({
  number: z.string(),
  /** Opens the whole order in this browser. */
  access: z.string(),
  /** Where to pay; null where the provider cannot be reached now: pay later from the order. */
  payment: z.object({ redirectUrl: z.string() }).nullable(),
})

type Wanted = z.output<typeof input>
type Placed = z.input<typeof output>

export const placeOrderOperation = operation({
  name: 'order.place',
  summary: "Places an order of the visitor's cart; the same key again answers with the same order.",
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
  // Repeats of one click count too, so the limit leaves room for them.
  limits: [
    { per: 'ip', calls: 120, seconds: 60 },
    { per: 'visitor', calls: 60, seconds: 60 },
  ],
  run: (wanted, context) => place(wanted, context),
})

async function place(wanted: Wanted, context: Context): Promise<Placed | Refusal<RefusalCode>> {
  const once = runIdempotent('order.place', wanted, context.caller)
  if (!once) return refuse('idempotency-key-missing')
  for (let attempt = 0; attempt < 3; attempt++) {
    const order = await prepare(wanted, once, context)
    // A repeated click finds its cart emptied, and then the order that it placed before.
    if (isRefusal(order)) return (await findPlaced(once, context)) ?? order
    const outcome = await placeOrder(context.db, order)
    if (outcome === 'placed') {
      context.catalog.changed(order.changes)
      context.wakeJobs()
      return answerPlaced(payableOf(order), context)
    }
    if (outcome === 'repeated') break
    // Either another window changed it, or this very order was placed between our look and our write.
    if (outcome === 'cart-changed') return (await findPlaced(once, context)) ?? refuse('cart-changed')
    if (outcome === 'coupon-used-up') return refuse('coupon-used-up')
    if (outcome === 'unpaid-orders-many' || outcome === 'unpaid-gifts-many')
      return (await findPlaced(once, context)) ?? refuse(outcome, { facts: { max: mostUnpaidUnits } })
    if (outcome === 'promotion-used-up') context.catalog.promotions.forget()
    // A taken number is drawn anew; short stock and spent promotions are explained by the next reading.
  }
  return (await findPlaced(once, context)) ?? refuse('busy')
}

async function findPlaced(
  { key, requestHash }: Once,
  context: Context,
): Promise<Placed | Refusal<RefusalCode> | null> {
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

async function answerPlaced(order: Payable & Pick<NewOrder, 'placedAt'>, context: Context): Promise<Placed> {
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

/** How long the browser that placed an order can look at all of it. */
const placedAccessMs = 24 * 3_600_000

async function prepare(wanted: Wanted, once: Once, context: Context) {
  const { db, catalog } = context
  const now = context.now()
  const cart = await loadCart(db, cartOwner(context))
  if (!cart || cart.lines.length === 0) return refuse('cart-empty')
  if (cart.version !== wanted.cartVersion) return refuse('cart-changed')
  const recipients = checkRecipients(wanted, cart.lines)
  if (isRefusal(recipients)) return recipients
  // The order is made from what the database says, not from what was remembered.
  const market = marketOf(wanted.buyer.country, recipients.deliveries)
  const read = await readCart(context, cart, market, {
    variants: (...asked) => loadVariantFacts(db, ...asked),
    promotions: catalog.promotions.read,
  })
  const short = shortLine(read)
  if (short) return short
  const quoted = quote(read, recipients.deliveries, now)
  const { priced } = quoted
  const late = quoted.deliveries.findIndex(
    ({ chosen }, i) => chosen?.arriveOn !== recipients.deliveries[i]?.arriveOn,
  )
  if (late >= 0)
    return refuse('day-not-possible', { fields: { [`deliveries.${late}.arriveOn`]: 'day-not-possible' } })
  // What the shopper agreed to may well be a total without the coupon.
  if (priced.totals.total.minor !== wanted.total.minor || read.currency !== wanted.total.currency) {
    // The quote came from memory: the next one shows what the database says.
    catalog.promotions.forget()
    catalog.products.forget([...read.facts.values()].map(({ productId }) => productId))
    return refuse(read.couponProblem ?? 'total-changed')
  }
  const used = await usedBefore(read, priced, recipients.buyer.email, context)
  if (used) return used
  return buildOrder({ read, quoted, ...recipients, remark: wanted.remark, once, context })
}

/**
 * Who orders is known by now, and with it which discounts this customer has had before, though each may have them once.
 * Where that is not as the cart was priced, the cart learns of it, and the shopper looks at the new total.
 */
async function usedBefore(
  read: ReadCart,
  priced: PricedCart,
  email: string,
  { db, customer }: Context,
): Promise<Refusal<RefusalCode> | null> {
  const { id, spentRules: before } = read.cart
  const rules = rulesUsedOnce(read, priced)
  const asked = [...rules.map((rule) => rule.id), ...before]
  const spent = await spentRules(db, asked, knownAs(customer, email))
  const first = rules.find((rule) => spent.has(rule.id))
  if (!first && spent.size === before.length) return null
  await spendRules(db, id, [...spent])
  if (!first) return refuse('total-changed')
  return first.isCoupon
    ? refuse('coupon-already-used')
    : refuse('promotion-already-used', { facts: { name: first.name } })
}

/** The first line that cannot be delivered now, as a refusal. Lines of one variant share its stock. */
function shortLine({ cart, facts }: Awaited<ReturnType<typeof readCart>>): Refusal<RefusalCode> | null {
  const wanted = new Map<string, number>()
  for (const { variantId, quantity } of cart.lines)
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  for (const [variantId, quantity] of wanted) {
    const fact = facts.get(variantId)
    if (!fact || !isId(variantId)) return refuse('product-gone')
    if (fact.stock === 0) return refuse('out-of-stock')
    if (fact.stock < quantity) return refuse('not-enough-stock', { facts: { stock: fact.stock } })
  }
  return null
}
