import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { json, sql } from '#data/database.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

let visitors = 0
const newVisitor = () => ({ session: `cart-visitor-${visitors++}` })

test('adding the same gift twice gives one priced line with quantity two', async () => {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, personalisation: 'Mum' }, who)
  const { code, data } = await shop.call(
    'cart.add',
    { variantId: shop.mug.oat, quantity: 1, personalisation: 'Mum' },
    who,
  )
  assert.equal(code, 0)
  assert.deepEqual(
    data.lines.map((l) => [l.title, l.optionsText, l.quantity, l.personalisation]),
    [['Stoneware Mug', 'Oat', 2, 'Mum']],
  )
  assert.deepEqual(data.totals.discount, { minor: 195, currency: 'EUR' }, 'buy one more: 5 %')
})

test('a cart shows the standard shipping fee of its country before the checkout', async () => {
  const who = newVisitor()
  const { data } = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  assert.deepEqual(data.standardFee, { minor: 490, currency: 'EUR' })
  assert.equal(data.totals.shippingFee, null)
  const many = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 5 }, who)
  assert.equal(many.data.standardFee?.minor, 0, 'free from a certain sum on')
})

test('a heavy cart says that its fee is by weight', async () => {
  const who = { ...newVisitor(), country: 'US' } as const
  const add = async (quantity: number) => {
    const { data } = await shop.call(
      'cart.add',
      { variantId: shop.mug.oat, quantity, personalisation: 'Mum' },
      who,
    )
    return { fee: data.standardFee!.minor, byWeight: data.feeByWeight }
  }
  const light = await add(1)
  const heavy = await add(2)
  assert.deepEqual([light.byWeight, heavy.byWeight], [undefined, true])
  assert.ok(heavy.fee > light.fee)
})

test('a cart shows the same days of arrival as the checkout', async () => {
  const who = newVisitor()
  const { data } = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const deliveries = [{ country: data.country, shippingMethod: null }]
  const quoted = await shop.call('checkout.quote', { country: data.country, deliveries }, who)
  const { earliest, latest } = quoted.data.deliveries[0]!
  assert.notEqual(earliest, '')
  assert.deepEqual([data.arrival?.earliest, data.arrival?.latest], [earliest, latest])
})

test('the checkout names the occasion that a shipping method reaches', async () => {
  const morning = shop.clock.now
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const occasions = async (day: string, arriveOn: string | null = null) => {
    shop.clock.now = Date.parse(`${day}T08:00:00Z`)
    const deliveries = [{ country: 'DE', shippingMethod: 'standard', arriveOn } as const]
    const { data } = await shop.call('checkout.quote', { country: 'DE', deliveries }, who)
    return data.deliveries[0]!.methods.map(({ occasion }) => occasion)
  }
  try {
    assert.deepEqual(await occasions('2026-12-07'), ['Christmas', 'Christmas'], 'both arrive in time')
    assert.deepEqual(await occasions('2026-12-18'), [null, 'Christmas'], 'only express arrives in time')
    assert.deepEqual(
      await occasions('2026-12-07', '2027-01-12'),
      [null, 'Christmas'],
      'a later day is chosen',
    )
  } finally {
    shop.clock.now = morning
  }
})

test('a cart with one item shows the discount for one more', async () => {
  const { data } = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, newVisitor())
  assert.deepEqual(
    [data.promotionHint?.missing, data.promotionHint?.items, data.promotionHint?.basisPoints],
    ['items', 1, 500],
  )
})

test('invalid quantities and quantities above the stock are refused and change nothing', async () => {
  const who = newVisitor()
  for (const quantity of [0, 100, 1.5, -1, '1', null]) {
    const { status, reply } = await shop.raw(
      'POST',
      { api: 'cart.add', variantId: shop.mug.oat, quantity },
      who,
    )
    assert.deepEqual([status, reply.refused], [400, 'input-invalid'], String(quantity))
  }
  const more = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 21 }, who)
  assert.deepEqual(
    [more.refused, more.msg],
    ['not-enough-stock', 'Only 20 are left. Choose a smaller quantity.'],
  )
  assert.equal((await shop.call('cart.view', {}, who)).data.count, 0)
})

test('a sold-out variant and an unknown variant have different refusals', async () => {
  const who = newVisitor()
  assert.equal(
    (await shop.call('cart.add', { variantId: shop.mug.sage, quantity: 1, withoutText: true }, who)).msg,
    'Sorry, this is sold out.',
  )
  const gone = await shop.call(
    'cart.add',
    { variantId: '01890000-0000-7000-8000-000000000000', quantity: 1 },
    who,
  )
  assert.equal(gone.refused, 'product-gone')
})

test('a text that does not fit the product is refused', async () => {
  const who = newVisitor()
  const bear = { variantId: shop.teddy.variant, quantity: 1 }
  const mug = { variantId: shop.mug.oat, quantity: 1, withoutText: true }
  assert.equal(
    (await shop.call('cart.add', { ...bear, personalisation: 'Bo' }, who)).refused,
    'personalisation-not-possible',
  )
  assert.equal((await shop.call('cart.add', { ...bear, wrap: true }, who)).refused, 'wrap-not-possible')
  assert.equal(
    (await shop.call('cart.add', { ...mug, personalisation: 'a name too long' }, who)).refused,
    'personalisation-too-long',
  )
  assert.equal(
    (await shop.call('cart.add', { ...mug, personalisation: 'a\u202Eb' }, who)).refused,
    'personalisation-bad-characters',
  )
  assert.equal(
    (await shop.call('cart.add', { ...mug, giftMessage: 'x'.repeat(301) }, who)).refused,
    'gift-message-too-long',
  )
})

test('a personalisable gift needs a text or the choice to have none', async () => {
  const who = newVisitor()
  const mug = { variantId: shop.mug.oat, quantity: 1 }
  const missing = await shop.call('cart.add', mug, who)
  assert.deepEqual(
    [missing.refused, missing.msg],
    ['personalisation-missing', 'Type your personal text, or choose to have the gift without one.'],
  )
  assert.equal(
    (await shop.call('cart.add', { ...mug, giftMessage: 'For you' }, who)).refused,
    'personalisation-missing',
  )
  assert.equal((await shop.call('cart.view', {}, who)).data.count, 0)
  await shop.call('cart.add', { ...mug, withoutText: true }, who)
  await shop.call('cart.add', { ...mug, personalisation: 'Mum', withoutText: true }, who)
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1, withoutText: true }, who)
  const { lines } = (await shop.call('cart.view', {}, who)).data
  assert.deepEqual(
    lines.map(({ title, personalisation, withoutText }) => [title, personalisation, withoutText]),
    [
      ['Stoneware Mug', '', true],
      ['Stoneware Mug', 'Mum', false],
      ['Honey Teddy', '', false],
    ],
  )
})

test('characters that the technique cannot produce are refused and named in the shopper’s language', async () => {
  const alphabet = { scripts: ['Latn'], signs: '&' }
  await shop.db.run(
    sql`update product set personalisation_alphabet = ${json(alphabet)} where id = ${shop.mug.productId}`,
  )
  const mug = { variantId: shop.mug.oat, quantity: 1, withoutText: true }
  const who = { ...newVisitor(), locale: 'de' as const }
  const refused = await shop.call('cart.add', { ...mug, personalisation: 'Ida 🐣' }, who)
  assert.equal(refused.refused, 'personalisation-not-in-alphabet')
  assert.equal(
    refused.msg,
    '🐣 können wir auf diesem Geschenk nicht umsetzen. Bitte nimm andere Buchstaben oder Zeichen.',
  )
  assert.equal(
    (await shop.call('cart.add', { ...mug, personalisation: 'Ида' }, who)).refused,
    'personalisation-not-in-alphabet',
  )
  assert.equal((await shop.call('cart.add', { ...mug, personalisation: 'Zoë & Ida' }, who)).code, 0)
  await shop.db.run(sql`update product set personalisation_alphabet = null where id = ${shop.mug.productId}`)
})

test('fifty concurrent calls with one idempotency key add a gift once', async () => {
  const who = { ...newVisitor(), idempotencyKey: 'one-click-1' }
  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who),
    ),
  )
  assert.ok(replies.every(({ code, data }) => code === 0 && data.count === 1))
  const reused = await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 2, withoutText: true }, who)
  assert.equal(reused.refused, 'idempotency-key-reused', 'the same key for something else')
})

test('twenty concurrent calls from several tabs lose nothing', async () => {
  const who = newVisitor()
  const add = async (): Promise<void> => {
    const { refused } = await shop.call(
      'cart.add',
      { variantId: shop.mug.oat, quantity: 1, withoutText: true },
      who,
    )
    if (refused === 'busy') return add()
  }
  await Promise.all(Array.from({ length: 20 }, add))
  assert.equal((await shop.call('cart.view', {}, who)).data.count, 20)
})

test('a line is changed and removed; removing it again changes nothing', async () => {
  const who = newVisitor()
  const { data } = await shop.call(
    'cart.add',
    { variantId: shop.mug.oat, quantity: 3, withoutText: true },
    who,
  )
  const lineId = data.lines[0]!.id
  assert.equal((await shop.call('cart.changeQuantity', { lineId, quantity: 2 }, who)).data.count, 2)
  const gift = await shop.call('cart.changeGift', { lineId, giftMessage: 'For you', wrap: true }, who)
  assert.deepEqual(gift.data.totals.giftWrap.minor > 0, true)
  assert.equal((await shop.call('cart.remove', { lineId }, who)).data.count, 0)
  assert.equal((await shop.call('cart.remove', { lineId }, who)).code, 0)
  assert.equal((await shop.call('cart.changeQuantity', { lineId, quantity: 2 }, who)).refused, 'line-unknown')
})

test('a coupon is refused with a reason, applied and removed', async () => {
  const who = newVisitor()
  assert.equal((await shop.call('cart.applyCoupon', { code: '  ' }, who)).msg, 'Please enter coupon code')
  assert.equal((await shop.call('cart.applyCoupon', { code: 'NOPE' }, who)).refused, 'coupon-unknown')
  assert.equal((await shop.call('cart.applyCoupon', { code: 'past' }, who)).refused, 'coupon-expired')
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const { data } = await shop.call('cart.applyCoupon', { code: ' ten ' }, who)
  assert.deepEqual(
    [data.couponCode, data.totals.discount.minor, data.discounts[0]?.name],
    ['TEN', 299, 'Ten percent'],
  )
  assert.equal((await shop.call('cart.removeCoupon', {}, who)).data.totals.discount.minor, 0)
})

test('nobody sees or changes another visitor’s cart', async () => {
  const [ada, eve] = [newVisitor(), newVisitor()]
  const { data } = await shop.call(
    'cart.add',
    { variantId: shop.mug.oat, quantity: 1, withoutText: true },
    ada,
  )
  const lineId = data.lines[0]!.id
  assert.equal((await shop.call('cart.view', {}, eve)).data.count, 0)
  assert.equal((await shop.call('cart.changeQuantity', { lineId, quantity: 9 }, eve)).refused, 'line-unknown')
  await shop.call('cart.remove', { lineId }, eve)
  assert.equal((await shop.call('cart.view', {}, ada)).data.count, 1)
})
