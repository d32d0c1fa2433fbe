// An order that staff place for a customer, by phone for example. It is priced, checked and written as an order of a
// shopper. The customer has paid already, or receives a link to pay.
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import type { IdempotentChange } from '#data/orders/carts.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { ownerOfDraft } from '#data/owner-keys.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { addLine, emptyCart, type Cart } from '#domain/orders/cart.ts'
import { pricingCountry, type Share } from '#domain/orders/sharing.ts'
import type { Wrapped } from '#domain/orders/wrapping.ts'
import type { Money } from '#domain/pricing/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { checkGift, isWithoutText, type GiftOptions } from '../cart/check-gift.ts'
import { readCart } from '../cart/read-cart.ts'
import { quote, type RequestedDelivery } from '../checkout/quote.ts'
import { cartOwner } from '../owner.ts'
import { recordOutsidePayment } from '../payment/outside-payment.ts'
import { settle } from '../payment/settle.ts'
import type { Shop } from '../shop.ts'
import type { VisitorContext } from '../visitor.ts'
import type { RecipientsInput } from './check-recipients.ts'
import { findPlaced, placeOrder } from './place-order.ts'
import { byStaff, writePlacingCart } from './placing-rules.ts'

/** Quantity of one item for one recipient. `item` is its position. */
type ItemShare = { readonly item: number; readonly quantity: number }

export type ManualOrder = Omit<RecipientsInput, 'deliveries'> & {
  readonly deliveries: readonly (Omit<RecipientsInput['deliveries'][number], 'lines'> & {
    /** null: everything, for a single recipient. */
    readonly items: readonly ItemShare[] | null
  })[]
  /** Language of the customer's mails and documents. */
  readonly locale: Locale
  readonly items: readonly (GiftOptions &
    Wrapped & { readonly variantId: string; readonly quantity: number })[]
  readonly couponCode: string | null
  readonly remark: string
}

export type PaidBy = 'outside' | 'link'

/** Prices, shipping methods and days, as the checkout shows them. Writes the cart of this draft. */
export async function quoteManualOrder(draft: string, order: ManualOrder, shop: Shop) {
  const context = contextOf(draft, order, shop)
  const written = await writeCart(order, context)
  if (isRefusal(written)) return written
  const { read, deliveries } = written
  const requested: RequestedDelivery[] = deliveries.map((delivery) => ({
    ...delivery,
    country: delivery.address.country,
    state: delivery.address.state,
    arriveOn: delivery.arriveOn as RequestedDelivery['arriveOn'],
  }))
  return { read, quoted: quote(read, requested, shop.settings, shop.now()) }
}

/** `total` is the one that staff agreed with the customer. `draft` names the order: a repeated call places it once. */
export async function placeManualOrder(
  draft: string,
  order: ManualOrder,
  { total, paidBy, requestHash }: { total: Money; paidBy: PaidBy; requestHash: string },
  shop: Shop,
) {
  const context = contextOf(draft, order, shop)
  const once: IdempotentChange = { key: context.caller.session, requestHash }
  // A repeated call: the stock of the order is taken by now, so its items would be refused.
  const placed = (await findPlaced(once, context)) ?? (await placeDraft(order, total, once, context))
  if (isRefusal(placed)) return placed
  const stored = await loadOrder(shop.db, { number: placed.number })
  if (!stored) throw new Error(`order ${placed.number} does not exist`)
  if (stored.total === 0) await settle(stored.id, shop)
  else if (paidBy === 'outside') {
    const refused = await recordOutsidePayment(stored.id, shop)
    // A repeated call finds it paid.
    if (refused && refused.refused !== 'order-already-there') return refused
  } else {
    const mail = { template: 'payment-link', orderId: stored.id } as const
    await enqueue(shop.db, 'mail', mail, shop.now(), { once: `payment-link ${stored.id}` })
    shop.pollJobs()
  }
  return { number: placed.number }
}

async function placeDraft(order: ManualOrder, total: Money, once: IdempotentChange, context: VisitorContext) {
  const written = await writeCart(order, context)
  // An earlier call with this draft may have taken the stock since.
  if (isRefusal(written)) return (await findPlaced(once, context)) ?? written
  const { read, deliveries } = written
  return placeOrder({ ...order, deliveries, cartVersion: read.cart.version, total }, once, context, byStaff)
}

function contextOf(draft: string, { locale, buyer }: ManualOrder, shop: Shop): VisitorContext {
  const caller = { session: ownerOfDraft(draft), locale, country: buyer.country, ip: 'staff' }
  return { ...shop, limitsUnpaid: false, caller, customer: null }
}

/** The cart of the draft, and the deliveries with their shares of its lines. */
async function writeCart({ items, couponCode, buyer, deliveries }: ManualOrder, context: VisitorContext) {
  const { catalog, caller, now } = context
  const ids = [...new Set(items.map(({ variantId }) => variantId))]
  const facts = await catalog.products.variants(ids, caller.locale, currencyOf(caller.country))
  let filled: Cart = { ...emptyCart, couponCode: couponCode === '' ? null : couponCode }
  const lineOf: number[] = []
  for (const item of items) {
    const next = withItem(filled, item, facts.get(item.variantId), now())
    if (isRefusal(next)) return next
    lineOf.push(changedLine(filled, next))
    filled = next
  }
  const cart = await writePlacingCart(cartOwner(context), filled, context)
  if (isRefusal(cart)) return cart
  const country = pricingCountry(
    buyer.country,
    deliveries.map(({ address }) => address),
  )
  return {
    read: await readCart(context, cart, country),
    deliveries: deliveries.map(({ items: shares, ...delivery }) => ({
      ...delivery,
      lines:
        shares &&
        sharesOf(
          shares,
          lineOf.map((at) => cart.lines[at]!.id),
        ),
    })),
  }
}

/** Position of the line that an item was added to: equal items share one. */
function changedLine(before: Cart, after: Cart): number {
  return after.lines.findIndex(({ quantity }, at) => before.lines[at]?.quantity !== quantity)
}

function sharesOf(shares: readonly ItemShare[], lineOf: readonly string[]): Share[] {
  const byLine = Map.groupBy(shares, ({ item }) => lineOf[item] ?? '')
  return [...byLine].map(([id, parts]) => ({
    id,
    quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

function withItem(
  cart: Cart,
  item: ManualOrder['items'][number],
  fact: VariantFacts | undefined,
  now: number,
) {
  if (!fact) return refuse('product-gone')
  return (
    checkGift(item, fact) ??
    addLine(cart, { ...item, withoutText: isWithoutText(item, fact) }, newId(now), fact.stock)
  )
}
