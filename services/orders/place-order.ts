// Places an order of the visitor's cart. Repeated calls with one key give one order, payment and mail.
import { loadVariantFacts } from '#data/catalog/variant-facts.ts'
import { isId } from '#data/ids.ts'
import {
  loadCartToOrder,
  type CartToOrder,
  type IdempotentChange,
  type StoredCart,
} from '#data/orders/carts.ts'
import type { InsertOutcome } from '#data/orders/insert-order.ts'
import type { NewOrder } from '#data/orders/new-order.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { buyerIdentities, excludeRules, findRedeemedRules } from '#data/promotions/promotion-uses.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Country } from '#domain/markets/market.ts'
import { pricingCountry } from '#domain/orders/sharing.ts'
import { money, type Money } from '#domain/pricing/money.ts'
import type { PricedCart } from '#domain/pricing/pricing.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { formatMoney } from '#messages/format.ts'
import { checkText } from '../cart/check-gift.ts'
import { readCart, type ReadCart } from '../cart/read-cart.ts'
import { quote, type Quote } from '../checkout/quote.ts'
import { cartOwner } from '../owner.ts'
import { offeredPayments } from '../payment/offered-payments.ts'
import { openPayment, type Payable } from '../payment/open-payment.ts'
import type { VisitorContext } from '../visitor.ts'
import { buildOrder } from './build-order.ts'
import { checkRecipients, type Recipients, type RecipientsInput } from './check-recipients.ts'
import { insertWithinLimit } from './insert-within-limit.ts'
import { accessToken } from './order-access.ts'
import { announceOrder } from './order-channel.ts'
import { byShopper, type PlacingRules } from './placing-rules.ts'
import { rulesUsedOnce } from './used-promotions.ts'

export type PlaceOrderInput = RecipientsInput & {
  readonly remark: string
  /** Name of a payment provider; '' for the first that the market offers. */
  readonly payment?: string
  /** Cart version and total that the shopper agreed to. */
  readonly cartVersion: number
  readonly total: Money
}

export type PlacedOrder = {
  readonly number: string
  /** Access token for the whole order. */
  readonly access: string
  /** Payment page; null if the provider is unavailable or nothing is to be paid. */
  readonly payment: { readonly redirectUrl: string } | null
}

/** Attempts after conflicts with other orders. Each draws a new order number and checks stock and promotions again. */
const attempts = 3

/** Validity of the access token given to the browser that placed the order. */
const placedAccessMs = dayMs

export async function placeOrder(
  input: PlaceOrderInput,
  once: IdempotentChange,
  context: VisitorContext,
  rules: PlacingRules = byShopper,
) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const cart = await loadCartToOrder(context.db, rules.cart ?? cartOwner(context), once.key)
    if (cart?.isSoldOut && cart.version === input.cartVersion) return refuse('out-of-stock')
    const order = await prepareOrder(cart, input, once, context, rules)
    // A repeated call finds the cart empty and returns the order that it placed before.
    if (isRefusal(order)) return (await findPlaced(once, context)) ?? order
    const outcome = await insertWithinLimit(order, context)
    if (outcome === 'placed') return completeOrder(order, context)
    if (outcome === 'repeated') break
    const refused = isRefusal(outcome) ? outcome : refusalOf(outcome, rules)
    // A concurrent call with this key may have placed the order.
    if (refused) return (await findPlaced(once, context)) ?? refused
    if (outcome === 'promotion-used-up') context.catalog.promotions.clear()
  }
  return (await findPlaced(once, context)) ?? refuse('busy')
}

/** The order to insert: every step reads the database, not memory, and may refuse. */
async function prepareOrder(
  loaded: CartToOrder | undefined,
  input: PlaceOrderInput,
  once: IdempotentChange,
  context: VisitorContext,
  rules: PlacingRules,
) {
  const cart = agreedCart(loaded, input)
  if (isRefusal(cart)) return cart
  const recipients = checkRecipients(input, cart.lines, context.settings.markets, rules)
  if (isRefusal(recipients)) return recipients
  const read = await readCurrentPrices(cart, input, recipients, context)
  const quoted = quote(read, recipients.deliveries, context.settings, context.now())
  const provider = await chooseProvider(input, { country: read.country, total: quoted.totals.total }, context)
  if (isRefusal(provider)) return provider
  const refused =
    checkStock(read) ??
    checkTexts(read) ??
    checkMethods(quoted, recipients) ??
    checkArrivals(quoted, recipients) ??
    compareTotal(quoted, read, input.total, context) ??
    (await checkPromotionUses(read, quoted.priced, recipients.buyer.email, context))
  return (
    refused ??
    buildOrder({ read, quoted, ...recipients, remark: input.remark, provider, once, rules, context })
  )
}

/** After the insert: announces the new stock and opens the payment. The order's jobs are due later. */
async function completeOrder(order: NewOrder, context: VisitorContext): Promise<PlacedOrder> {
  announceOrder('placed')
  context.catalog.changed(order.changes)
  return answerPlaced(payableOf(order), context, order.placedBy)
}

/** The refusal of an insert that wrote nothing; null if another attempt may succeed. */
function refusalOf(outcome: InsertOutcome, { maxUnpaid }: PlacingRules) {
  if (outcome === 'cart-changed' || outcome === 'coupon-used-up' || outcome === 'registry-item-given')
    return refuse(outcome)
  return outcome === 'unpaid-orders-many' || outcome === 'unpaid-gifts-many'
    ? refuse(outcome, { facts: { max: maxUnpaid } })
    : null
}

/** The order that an earlier call with this key has placed; null if there is none. */
export async function findPlaced(
  { key, requestHash }: IdempotentChange,
  context: VisitorContext,
): Promise<PlacedOrder | Refusal<'idempotency-key-reused'> | null> {
  const order = await loadOrder(context.db, { idempotencyKey: key })
  if (!order) return null
  if (order.requestHash !== requestHash) return refuse('idempotency-key-reused')
  const isByStaff = order.events.some(({ kind, actor }) => kind === 'placed' && actor === 'merchant')
  return answerPlaced(order, context, isByStaff ? 'merchant' : 'customer')
}

function payableOf({ paymentId, totals, ...order }: NewOrder) {
  return {
    ...order,
    status: 'unpaid' as const,
    total: totals.total.minor,
    paymentStatus: 'unpaid' as const,
    payment: { id: paymentId, provider: order.paymentProvider, attempt: 1, reference: null, url: null },
  }
}

async function answerPlaced(
  order: Payable & Pick<NewOrder, 'placedAt'>,
  context: VisitorContext,
  placedBy: NewOrder['placedBy'],
): Promise<PlacedOrder> {
  const payment = placedBy === 'merchant' ? null : await openPayment(order, context)
  return { ...handleOf(order, context), payment }
}

/** The order that was placed with the key, for a browser that lost the reply. */
export async function recallPlaced(
  key: string,
  context: VisitorContext,
): Promise<Omit<PlacedOrder, 'payment'> | Refusal<'order-unknown'>> {
  const order = await loadOrder(context.db, { idempotencyKey: key })
  return order ? handleOf(order, context) : refuse('order-unknown')
}

/** Opens the order in the browser that placed it. */
function handleOf(
  { id, number, placedAt }: Pick<NewOrder, 'id' | 'number' | 'placedAt'>,
  { secret }: VisitorContext,
) {
  const expiresAt = placedAt + placedAccessMs
  return { number, access: accessToken(secret, { orderId: id, level: 'full', expiresAt, mailedTo: null }) }
}

function agreedCart(cart: StoredCart | undefined, { cartVersion }: PlaceOrderInput) {
  if (!cart || cart.lines.length === 0) return refuse('cart-empty')
  return cart.version === cartVersion ? cart : refuse('cart-changed')
}

/** The chosen provider, if it takes this amount. Orders of 0 need none, but name one. */
async function chooseProvider(
  { payment = '' }: PlaceOrderInput,
  order: { readonly country: Country; readonly total: Money },
  context: VisitorContext,
): Promise<string | Refusal<'payment-method-unknown' | 'total-too-small'>> {
  const { total } = order
  const offered = await offeredPayments(context, order)
  const chosen = payment === '' ? offered[0] : offered.find(({ name }) => name === payment)
  if (!chosen) return refuse('payment-method-unknown')
  const least = chosen.minimum(total.currency) ?? 0
  if (total.minor > 0 && total.minor < least)
    return refuse('total-too-small', {
      facts: { amount: formatMoney(context.caller.locale, money(least, total.currency)) },
    })
  return chosen.name
}

/** Reads facts and promotions from the database. */
async function readCurrentPrices(
  cart: StoredCart,
  { buyer }: PlaceOrderInput,
  { deliveries }: Recipients,
  context: VisitorContext,
): Promise<ReadCart> {
  return readCart(context, cart, pricingCountry(buyer.country, deliveries), {
    variants: (...query) => loadVariantFacts(context.db, ...query),
    promotions: context.catalog.promotions.read,
  })
}

/** Refuses the first delivery whose shipping method is not offered. */
function checkMethods(quoted: Quote, { deliveries }: Recipients) {
  const at = quoted.deliveries.findIndex(({ chosen }, i) => chosen?.id !== deliveries[i]?.shippingMethod)
  if (at < 0) return null
  const field = `deliveries.${at}.shippingMethod`
  return refuse('shipping-method-unknown', { fields: { [field]: 'shipping-method-unknown' } })
}

/** Refuses the first delivery that cannot arrive on its requested date. */
function checkArrivals(quoted: Quote, { deliveries }: Recipients) {
  const late = quoted.deliveries.findIndex(
    ({ chosen, requiresShipping }, i) => requiresShipping && chosen?.arriveOn !== deliveries[i]?.arriveOn,
  )
  if (late < 0) return null
  return refuse('day-not-possible', { fields: { [`deliveries.${late}.arriveOn`]: 'day-not-possible' } })
}

/** Refuses a total other than the one agreed to, for example without the coupon that the shopper saw. */
function compareTotal({ totals }: Quote, read: ReadCart, agreed: Money, { catalog }: VisitorContext) {
  if (totals.total.minor === agreed.minor && read.currency === agreed.currency) return null
  // The quote used cached data. Evict it, so that the next quote reads the database.
  catalog.promotions.clear()
  catalog.products.evict([...read.facts.values()].map(({ productId }) => productId))
  return refuse(read.couponProblem ?? 'total-changed')
}

/**
 * Checks which once-per-customer discounts the buyer used before; the buyer's e-mail is known by now. If the cart was
 * priced differently, stores them in the cart and refuses. The next quote shows the new total.
 */
async function checkPromotionUses(
  read: ReadCart,
  priced: PricedCart,
  email: string,
  { db, customer }: VisitorContext,
): Promise<Refusal<'total-changed' | 'coupon-already-used' | 'promotion-already-used'> | null> {
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
function checkStock({
  cart,
  facts,
}: ReadCart): Refusal<'product-gone' | 'out-of-stock' | 'not-enough-stock'> | null {
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

/** The merchant may have changed what a product can be personalised with. */
function checkTexts({ cart, facts }: ReadCart): ReturnType<typeof checkText> {
  for (const line of cart.lines) {
    const refused = checkText(line, facts.get(line.variantId)!)
    if (refused) return refused
  }
  return null
}
