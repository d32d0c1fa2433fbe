// Test helpers for orders: filled carts, placed and paid orders.
import assert from 'node:assert/strict'
import { sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { executeRefund } from '#services/payment/refund.ts'
import { settle } from '#services/payment/settle.ts'
import { address, orderTo, toGermany, type TestShop } from '../testing.ts'

let visitors = 0
export const newVisitor = (): { session: string } => ({ session: `order-visitor-${visitors++}` })

/** Input of order.place for the visitor's cart, as quoted now. */
export async function quoted(shop: TestShop, who: { session: string }) {
  const { data } = await shop.call('checkout.quote', toGermany, who)
  return {
    ...orderTo(address),
    cartVersion: data.cart.version,
    total: data.cart.totals.total,
  }
}

/** Adds one variant (default: a teddy) to the visitor's cart, applies the coupon, and quotes. */
export async function readyToPlace(
  shop: TestShop,
  who: { session: string },
  variantId = shop.teddy.variant,
  coupon?: string,
) {
  await shop.call('cart.add', { variantId, quantity: 1, withoutText: true }, who)
  if (coupon) await shop.call('cart.applyCoupon', { code: coupon }, who)
  return quoted(shop, who)
}

/** Input of order.place for two recipients: a teddy for Ada in Berlin, one for Hana in Tokyo. */
export async function readyForTwo(shop: TestShop, who: { session: string }, coupon?: string) {
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 2 }, who)
  if (coupon) await shop.call('cart.applyCoupon', { code: coupon }, who)
  const { data: cart } = await shop.call('cart.view', {}, who)
  const lines = [{ id: cart.lines[0]!.id, quantity: 1 }]
  const { email, ...ada } = address
  const deliveries = [
    { address: ada, shippingMethod: 'standard' as const, lines },
    { address: hana, shippingMethod: 'express' as const, lines },
  ]
  const { data } = await shop.call(
    'checkout.quote',
    {
      country: 'DE',
      deliveries: deliveries.map(({ address: { country }, ...each }) => ({ ...each, country })),
    },
    who,
  )
  const { version, totals } = data.cart
  return {
    buyer: { email, name: 'Bo Petersen', country: 'DE' as const },
    deliveries,
    cartVersion: version,
    total: totals.total,
  }
}

const hana = {
  firstName: '花',
  lastName: '山田',
  street: '千代田1-1',
  apartment: '',
  zip: '100-0001',
  city: '千代田区',
  state: '13',
  country: 'JP' as const,
  phone: '',
}

export async function placeForTwo(shop: TestShop, who: { session: string }, coupon?: string) {
  const input = await readyForTwo(shop, who, coupon)
  return shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
}

export async function place(shop: TestShop, who: { session: string }, coupon?: string) {
  const input = await readyToPlace(shop, who, shop.teddy.variant, coupon)
  return shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
}

/** Places an order. Returns it with its reference at the payment provider. */
export async function placed(shop: TestShop, coupon?: string, placeOrder = place) {
  const { data } = await placeOrder(shop, newVisitor(), coupon)
  const order = (await loadOrder(shop.db, { number: data.number }))!
  return { ...data, order, reference: order.payment.reference! }
}

/** Places an order and settles its payment. */
export async function paid(shop: TestShop, coupon?: string, placeOrder = place) {
  const order = await placed(shop, coupon, placeOrder)
  shop.payments.states.set(order.reference, 'paid')
  await settle(order.order.id, shop.shop)
  return order
}

/** Places and pays an order of the visitor's cart. */
export async function paidCart(shop: TestShop, who: { session: string }) {
  const input = await quoted(shop, who)
  const { data } = await shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
  const order = await readOrder(shop, data)
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  return { ...data, order }
}

export async function readOrder(shop: TestShop, { number }: { number: string }) {
  return (await loadOrder(shop.db, { number }))!
}

/** The sold count of a product (default: teddy). */
export async function soldOf(shop: TestShop, productId = shop.teddy.productId): Promise<number> {
  return (await shop.db.row<{ sold: number }>(sql`select sold from product where id = ${productId}`))!.sold
}

/** Executes all open refunds. */
export async function payRefunds(shop: TestShop): Promise<void> {
  const open = await shop.db.rows<{ id: string }>(sql`select id from refund where done_at is null`)
  for (const { id } of open) await executeRefund(id, shop.shop)
}

/** Templates of the mails enqueued for an order, oldest first. */
export async function mailsOf(shop: TestShop, { id }: { id: string }): Promise<string[]> {
  return shop.db.values<string>(
    sql`select data->>'template' as template from job where kind in ('mail', 'later-mail') and data->>'orderId' = ${id} order by created_at, id`,
  )
}

/** A paid order of two teddies and a mug; `withdraw` withdraws from one item of a SKU. */
export async function withdrawable(shop: TestShop) {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 2 }, who)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who)
  const { number, access, order } = await paidCart(shop, who)
  const withdraw = async (sku: string) => {
    const lines = [{ id: order.lines.find((line) => line.sku === sku)!.id, quantity: 1 }]
    assert.equal((await shop.call('order.withdraw', { number, access, name: 'Ada', lines })).code, 201)
    return readOrder(shop, order)
  }
  return { number, access, order, withdraw }
}
