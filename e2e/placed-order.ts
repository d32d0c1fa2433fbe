// Orders by the endpoint, for tests whose subject begins after the purchase. purchase.e2e.ts tests the whole purchase.
import assert from 'node:assert/strict'
import { orderTo, toGermany } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { milkBunny, withCart, type Item } from './filled-cart.ts'
import { until, type OpenShop } from './open-shop.ts'

/** `access` opens the order in any browser. */
export type PlacedOrder = { readonly number: string; readonly access: string }

/** The input of buying.ts. */
const address = {
  firstName: 'Anna',
  lastName: 'Petersen',
  street: 'Gartenweg 3',
  apartment: '',
  zip: '26133',
  city: 'Oldenburg',
  state: '',
  country: 'DE',
  phone: '',
} as const

/** Address of the order's page, as in the mails. With `paid` it is the one to which the payment provider returns. */
export const orderPage = ({ number, access }: PlacedOrder, paid = false): string =>
  `/orderDetail?number=${number}${paid ? '&paid=1' : ''}#access=${access}`

type Basket = { readonly items?: readonly Item[]; readonly locale?: Locale }

/** A guest orders one of each item, to Germany. The default is one bunny, in English. */
export async function unpaidOrder(
  shop: OpenShop,
  email: string,
  { items = [milkBunny], locale = 'us' }: Basket = {},
): Promise<PlacedOrder & { readonly paymentPage: string }> {
  return withCart(shop, items, locale, async (client, guest) => {
    const { data } = await client.call('checkout.quote', toGermany, guest)
    const { version, totals } = data.cart
    const input = { ...orderTo({ ...address, email }), cartVersion: version, total: totals.total }
    const placed = await client.call('order.place', input, { ...guest, idempotencyKey: guest.session })
    assert.ok(placed.data?.payment, JSON.stringify(placed))
    const { number, access, payment } = placed.data
    return { number, access, paymentPage: payment.redirectUrl }
  })
}

/** The same, approved on the payment page. */
export async function paidOrder(shop: OpenShop, email: string, basket: Basket = {}): Promise<PlacedOrder> {
  const { number, access, paymentPage } = await unpaidOrder(shop, email, basket)
  await approve(shop, { number, paymentPage })
  return { number, access }
}

/** Approves the payment. Returns when the shop knows. */
export async function approve(
  shop: OpenShop,
  { number, paymentPage }: { readonly number: string; readonly paymentPage: string },
): Promise<void> {
  const chosen = await fetch(paymentPage, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin },
    body: 'choice=approve',
  })
  assert.equal(chosen.status, 303)
  await until(
    () =>
      shop.db.row<{ paid: boolean }>(sql`
      select payment_status = 'paid' as paid from orders where number = ${number}`),
    (order) => order?.paid === true,
  )
}
