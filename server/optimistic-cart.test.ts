// The browser shows a cart change before the shop's reply. Both results must be equal.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { morning, openTestShop, type TestShop } from '#api/testing.ts'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { json, sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import type { NewLine } from '#domain/orders/cart.ts'
import { lineFacts, type CartView, type Change } from '#storefront/shared/cart/cart-view.ts'
import { predictCart } from '#storefront/shared/cart/optimistic-cart.ts'
import { estimatedTotal } from '#storefront/shared/cart/price-rows.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop.close())

const who = { session: 'foresight', country: 'DE' } as const

/** The comparable part: only the shop knows versions, ids of new lines, and facts of their delivery. */
function comparable(cart: CartView | null) {
  assert.ok(cart)
  const { version: _, standardFee: _fee, arrival: _days, lines, ...rest } = cart
  return { ...rest, lines: lines.map(({ id: _id, ...line }) => line) }
}

async function added(productKey: string, variantId: string, more: Partial<NewLine>): Promise<Change> {
  const { data } = await shop.call('catalog.product', { key: productKey }, who)
  const { product } = data
  const variant = product?.variants.find(({ id }) => id === variantId)
  assert.ok(product && variant)
  const line = {
    variantId,
    quantity: 1,
    personalisation: '',
    withoutText: false,
    giftMessage: '',
    wrap: false,
    wrapping: null,
    ...more,
  }
  return { kind: 'add', lineId: 'not-named-yet', line, facts: lineFacts(product, variant), country: 'DE' }
}

test('the predicted cart in the browser equals the shop’s reply', async () => {
  let current = (await shop.call('cart.view', {}, who)).data
  const teddy = {
    variantId: shop.teddy.variant,
    quantity: 1,
    personalisation: '',
    withoutText: false,
    giftMessage: '',
    wrap: false,
    wrapping: null,
  }

  const first = await added('plush-teddy', shop.teddy.variant, {})
  const once = await shop.call('cart.add', teddy, who)
  assert.deepEqual(comparable(predictCart(current, first)), comparable(once.data))
  current = once.data

  const mug = {
    ...teddy,
    variantId: shop.mug.oat,
    quantity: 2,
    personalisation: 'Anna',
    giftMessage: 'For you',
  }
  const second = await added('name-mug', shop.mug.oat, mug)
  const twice = await shop.call('cart.add', mug, who)
  assert.deepEqual(comparable(predictCart(current, second)), comparable(twice.data))
  current = twice.data

  const lineId = current.lines[1]?.id ?? ''
  for (const quantity of [5, 1, 3]) {
    const predicted = predictCart(current, { kind: 'quantity', lineId, quantity })
    current = (await shop.call('cart.changeQuantity', { lineId, quantity }, who)).data
    assert.deepEqual(comparable(predicted), comparable(current))
  }

  const gift = { giftMessage: 'With love', wrap: true, wrapping: { paper: 'kraft', ribbon: 'gold' } as const }
  const wrapped = predictCart(current, { kind: 'gift', lineId, ...gift })
  current = (await shop.call('cart.changeGift', { lineId, ...gift }, who)).data
  assert.deepEqual(comparable(wrapped), comparable(current))

  const text = { personalisation: 'Bo', withoutText: false }
  const lettered = predictCart(current, { kind: 'text', lineId, ...text })
  current = (await shop.call('cart.changeText', { lineId, ...text }, who)).data
  assert.deepEqual(comparable(lettered), comparable(current))

  const without = predictCart(current, { kind: 'remove', lineId })
  assert.deepEqual(comparable(without), comparable((await shop.call('cart.remove', { lineId }, who)).data))
})

/** A gift with two options. */
async function stockNotebook(): Promise<string> {
  const [productId, variantId] = [newId(morning), newId(morning)]
  const options = [
    { code: 'colour', values: [{ code: 'rose' }] },
    { code: 'pages', values: [{ code: 'lined' }] },
  ]
  const texts = {
    colour: { name: 'Colour', values: { rose: 'Rose' } },
    pages: { name: 'Pages', values: { lined: 'Lined' } },
  }
  await shop.db.run(
    sql`insert into product (id, key, options, gift_wrap, created_at) values (${productId}, 'notebook', ${json(options)}, false, ${new Date(morning)})`,
  )
  await shop.db.run(
    sql`insert into product_text (product_id, locale, title, description, options) values (${productId}, 'us', 'Notebook', 'Paper.', ${json(texts)})`,
  )
  await shop.db.run(
    sql`insert into variant (id, product_id, sku, position, options, stock, weight_grams) values (${variantId}, ${productId}, 'NOTE', 0, ${json({ colour: 'rose', pages: 'lined' })}, 9, 300)`,
  )
  await shop.db.run(
    sql`insert into variant_price (variant_id, currency, price) values (${variantId}, 'USD', 900), (${variantId}, 'EUR', 900)`,
  )
  await shop.db.run(
    sql`insert into product_picture (product_id, position, picture) values (${productId}, 0, 'mug')`,
  )
  await recordChanges(shop.db, [productId], shop.clock.now)
  await shop.shop.catalog.refresh()
  return variantId
}

test('a gift with two options reads the same before and after it was added', async () => {
  const two = { ...who, session: 'two-options' }
  const variantId = await stockNotebook()
  const change = await added('notebook', variantId, {})
  const { data } = await shop.call(
    'cart.add',
    {
      variantId,
      quantity: 1,
      personalisation: '',
      withoutText: false,
      giftMessage: '',
      wrap: false,
      wrapping: null,
    },
    two,
  )
  const before = change.kind === 'add' ? change.facts.optionsText : ''
  assert.deepEqual([before, data.lines[0]?.optionsText], ['Rose · Lined', 'Rose · Lined'])
})

test('the estimated total of a cart is the total of the checkout with usual shipping', async () => {
  for (const quantity of [1, 2, 5]) {
    const buyer = { session: `estimate-${quantity}`, country: 'DE' } as const
    const { data } = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity }, buyer)
    const deliveries = [{ country: 'DE', shippingMethod: 'standard' }] as const
    const quoted = await shop.call('checkout.quote', { country: 'DE', deliveries: [...deliveries] }, buyer)
    assert.deepEqual(estimatedTotal(data), quoted.data.cart.totals.total)
  }
})
