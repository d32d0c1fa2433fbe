// Test support: buyers with their own carts, ready to place an order.
import { address, orderTo, toGermany } from '#api/testing.ts'
import type { HttpClient, CallReply } from './testing-http.ts'

export type Buyer = { readonly session: string; readonly idempotencyKey: string }

let buyers = 0

/** A new visitor with an idempotency key. */
export function newBuyer(): Buyer {
  const number = `${process.pid}-${buyers++}`
  return { session: `buyer-of-test-${number}`, idempotencyKey: `click-of-test-${number}` }
}

/** Puts a variant into the buyer's cart and returns what placing the order takes. */
export async function readyToPlace(
  shop: Pick<HttpClient, 'call'>,
  buyer: Buyer,
  variantId: string,
  quantity = 1,
) {
  const { session } = buyer
  await shop.call('cart.add', { variantId, quantity, withoutText: true }, { session })
  const { data } = await shop.call('checkout.quote', toGermany, { session })
  return {
    ...orderTo(address),
    cartVersion: data.cart.version,
    total: data.cart.totals.total,
  }
}

export type Placed = CallReply<'order.place'>

export async function placeOrder(
  shop: Pick<HttpClient, 'call'>,
  buyer: Buyer,
  variantId: string,
): Promise<Placed> {
  return shop.call('order.place', await readyToPlace(shop, buyer, variantId), buyer)
}
