// What givers do with a registry: read it, see the price of their gifts, and order them.
import { newId } from '#data/ids.ts'
import type { IdempotentChange } from '#data/orders/carts.ts'
import { ownerOfGifts } from '#data/owner-keys.ts'
import {
  findRegistry,
  loadRegistryItems,
  type Registry,
  type RegistryItem,
} from '#data/registries/registries.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { deliveringMethod } from '#domain/delivery/shipping-settings.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import type { Money } from '#domain/pricing/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { showsGiven } from '#domain/registries/registry.ts'
import { loadOrNewCart } from '../cart/change-cart.ts'
import { readCart } from '../cart/read-cart.ts'
import { quote } from '../checkout/quote.ts'
import { findPlaced, placeOrder } from '../orders/place-order.ts'
import { forRegistry, writePlacingCart } from '../orders/placing-rules.ts'
import type { VisitorContext } from '../visitor.ts'

export type GivenItem = { readonly item: string; readonly quantity: number }

export type GiftRequest = {
  readonly key: string
  readonly gifts: readonly GivenItem[]
  /** Countries that do not have it get their usual method. */
  readonly shippingMethod: string
}

export type GiftOrder = GiftRequest & {
  readonly message: string
  readonly buyer: { readonly email: string; readonly name: string }
  readonly payment: string
  /** The total that the giver agreed to. */
  readonly total: Money
}

/** Items with their current texts, price and stock; items that are not sold any more are left out. */
export async function readRegistry(key: string, context: VisitorContext) {
  const { db, catalog, caller, customer, settings, now } = context
  const registry = await findRegistry(db, key)
  if (!registry) return refuse('registry-unknown')
  const items = await loadRegistryItems(db, registry.id)
  const ids = items.map(({ variantId }) => variantId)
  const facts = await catalog.products.variants(ids, caller.locale, currencyOf(registry.address.country))
  const today = plainDateIn(now(), settings.shipping.warehouse.timeZone)
  const isOwner = customer?.id === registry.customerId
  return { registry, items, facts, isOwner, hides: isOwner && !showsGiven(registry, today) }
}

/** The price of the chosen gifts, sent to the owner in one parcel. */
export async function quoteGifts({ key, gifts, shippingMethod }: GiftRequest, context: VisitorContext) {
  const { db, settings, now } = context
  const registry = await findRegistry(db, key)
  if (!registry) return refuse('registry-unknown')
  if (registry.isClosed) return refuse('registry-closed')
  const lines = linesOf(gifts, await loadRegistryItems(db, registry.id), now())
  if (isRefusal(lines)) return lines
  const { country, state } = registry.address
  const method = deliveringMethod(settings.shipping, shippingMethod, country)
  // It knows which promotions the giver has used before.
  const cart = { ...(await loadOrNewCart(ownerOfGifts(context.caller.session), context)), lines }
  const read = await readCart(context, cart, country)
  const requested = { country, state, shippingMethod: method, arriveOn: null, lines: null }
  const quoted = quote(read, [requested], settings, now())
  const delivery = quoted.deliveries[0]!
  if (delivery.chosen?.id !== method) return refuse('shipping-method-unknown')
  return { registry, read, quoted, chosen: delivery.chosen }
}

/** By item: a request may name one twice. */
function quantities(gifts: readonly GivenItem[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { item, quantity } of gifts) sums.set(item, (sums.get(item) ?? 0) + quantity)
  return sums
}

function linesOf(
  gifts: readonly GivenItem[],
  items: readonly RegistryItem[],
  now: number,
): CartLine[] | Refusal<'registry-nothing-chosen' | 'registry-item-given'> {
  if (gifts.length === 0) return refuse('registry-nothing-chosen')
  const lines: CartLine[] = []
  for (const [id, quantity] of quantities(gifts)) {
    const item = items.find((each) => each.id === id)
    if (!item || item.wanted - item.given < quantity) return refuse('registry-item-given')
    const text = { personalisation: '', withoutText: true, giftMessage: '', wrap: false, wrapping: null }
    lines.push({ id: newId(now), variantId: item.variantId, quantity, ...text })
  }
  return lines
}

/** One order for the gifts. Nothing is given twice: the statement that inserts the order counts the gifts. */
export async function placeGifts(order: GiftOrder, once: IdempotentChange, context: VisitorContext) {
  // A repeated call: its own gifts are counted by now.
  const earlier = await findPlaced(once, context)
  if (earlier) return earlier
  const given = await quoteGifts(order, context)
  // An earlier call with this key may have given them since.
  if (isRefusal(given)) return (await findPlaced(once, context)) ?? given
  const { registry, read, chosen } = given
  const gifts = [...quantities(order.gifts)].map(([itemId, quantity]) => ({ itemId, quantity }))
  const rules = forRegistry(context.caller.session, { title: registry.title, gifts })
  const cart = await writePlacingCart(rules.cart!, read.cart, context)
  if (isRefusal(cart)) return cart
  const { buyer, message, payment, total } = order
  const delivery = { shippingMethod: chosen.id, arriveOn: null, message, lines: null }
  const deliveries = [{ ...delivery, address: postalAddress(registry) }]
  const named = { ...buyer, country: registry.address.country }
  const placed = { buyer: named, deliveries, remark: '', payment, total, cartVersion: cart.version }
  return placeOrder(placed, once, context, rules)
}

function postalAddress({ address: { email: _email, isDefault: _isDefault, ...address } }: Registry) {
  return address
}
