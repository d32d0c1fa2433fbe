// Ways to an order, for tests: a filled cart, a placing, a placed order with its payment.
import { loadOrder } from '#data/orders.ts'
import { address, type TestShop } from '../testing.ts'

let visitors = 0
export const newVisitor = (): { session: string } => ({ session: `order-visitor-${visitors++}` })

/** What placing the visitor's cart takes, as quoted now. */
export async function quoted(shop: TestShop, who: { session: string }) {
  const { data } = await shop.call('checkout.quote', { country: 'DE', shippingMethod: 'standard' }, who)
  return {
    address,
    shippingMethod: 'standard' as const,
    cartVersion: data.cart.version,
    total: data.cart.totals.total,
  }
}

/** Puts one variant (a teddy unless told) into the visitor's cart, with a coupon where given. */
export async function readyToPlace(
  shop: TestShop,
  who: { session: string },
  variantId = shop.teddy.variant,
  coupon?: string,
) {
  await shop.call('cart.add', { variantId, quantity: 1 }, who)
  if (coupon) await shop.call('cart.applyCoupon', { code: coupon }, who)
  return quoted(shop, who)
}

export async function place(shop: TestShop, who: { session: string }, coupon?: string) {
  const wanted = await readyToPlace(shop, who, shop.teddy.variant, coupon)
  return shop.call('order.place', wanted, { ...who, idempotencyKey: `click-${who.session}` })
}

/** An order that was just placed, with its reference at the payment provider. */
export async function placed(shop: TestShop) {
  const { data } = await place(shop, newVisitor())
  const order = (await loadOrder(shop.db, { number: data.number }))!
  return { ...data, order, reference: order.payment.reference! }
}
