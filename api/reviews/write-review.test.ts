// Reviews by buyers: after the delivery, once per product, shown after moderation.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listReviewsOf, loadAnsweredReview } from '#data/catalog/reviews.ts'
import { sql } from '#data/database.ts'
import { isRefusal } from '#domain/refusal.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { answerReview, moderateReview } from '#services/reviews/moderate-review.ts'
import { signedIn } from '../account/testing.ts'
import { newVisitor, paid, paidCart, readOrder } from '../orders/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('a buyer reviews a gift once after its delivery, and it is shown after moderation', async () => {
  const { number, access, order } = await paid(shop)
  const words = { stars: 5, text: 'A dear bear.', author: 'Ada' }
  const review = { number, access, lineId: order.lines[0]!.id, ...words }
  assert.equal(
    (await shop.call('order.review', review)).refused,
    'review-not-possible',
    'not before the delivery',
  )
  const tracking = { carrier: 'DHL', trackingNumber: 'JD01' }
  for (const status of ['shipped', 'delivered'] as const) {
    const now = await readOrder(shop, order)
    await advanceOrder(shop.db, now, status, status === 'shipped' ? tracking : null, shop.clock.now)
  }
  const { data } = await shop.call('order.track', { email: 'ada@example.com', number })
  assert.equal((await shop.call('order.review', { ...review, access: data.access })).refused, 'link-masked')
  for (const wrong of [{ stars: 6 }, { stars: 0 }, { text: ' ' }, { author: '' }, { text: 'x'.repeat(2001) }])
    assert.equal(
      (await shop.call('order.review', { ...review, ...wrong })).refused,
      'input-invalid',
      JSON.stringify(wrong),
    )
  const ada = await signedIn(shop, 'ada@example.com', 'browser-of-ada')
  const toReview = async () => {
    const { orders, counts } = (await shop.call('order.list', { tab: 'review' }, ada)).data
    return [orders.map((each) => each.number), counts.review, counts.all]
  }
  assert.deepEqual(await toReview(), [[number], 1, 1])
  const clicks = await Promise.all([1, 2, 3].map(() => shop.call('order.review', review)))
  assert.deepEqual(clicks.map(({ refused }) => refused ?? 'added').toSorted(), [
    'added',
    'review-not-possible',
    'review-not-possible',
  ])
  assert.deepEqual(await toReview(), [[], 0, 1], 'nothing is left to review')

  const publicReviews = async () =>
    (await shop.call('catalog.reviews', { productId: shop.teddy.productId })).data
  assert.equal((await publicReviews()).count, 0)
  const [waiting] = await listReviewsOf(shop.db, 'waiting', 10)
  assert.deepEqual([waiting?.orderNumber, waiting?.stars], [number, 5])
  const titleIn = async (locale: string) =>
    (await listReviewsOf(shop.db, 'waiting', 10, { locale }))[0]?.title
  assert.notEqual(await titleIn('de'), waiting?.title)
  assert.equal(await titleIn('us'), waiting?.title)
  const moderate = (status: 'shown' | 'refused') =>
    moderateReview(shop.db, { id: waiting!.id, status }, shop.clock.now)
  assert.equal(await moderate('shown'), null)
  assert.deepEqual(
    (await publicReviews()).reviews.map(({ text, verified }) => [text, verified]),
    [['A dear bear.', true]],
  )
  const answer = (text: string) => answerReview(shop.db, { id: waiting!.id, answer: text }, shop.clock.now)
  assert.equal(await answer('  Thank you, we will tell the bear. '), null)
  const answers = async () => (await publicReviews()).reviews.map((each) => each.answer)
  assert.deepEqual(await answers(), ['Thank you, we will tell the bear.'])
  assert.equal(await answer('Thank you, we have told the bear.'), null)
  const mails = () => shop.db.rows(sql`select data from job where kind = 'answer-mail'`)
  assert.deepEqual(await mails(), [{ data: { reviewId: waiting!.id } }], 'the first answer is mailed, once')
  const answered = await loadAnsweredReview(shop.db, waiting!.id)
  assert.deepEqual([answered?.email, answered?.title], ['ada@example.com', waiting!.title])
  assert.equal(await answer(''), null)
  assert.equal(await loadAnsweredReview(shop.db, waiting!.id), undefined)
  assert.deepEqual(await answers(), [null])
  await moderate('refused')
  assert.equal((await publicReviews()).count, 0)
})

test('a gift that was removed from its order is not reviewed', async () => {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who)
  const { number, access, order } = await paidCart(shop, who)
  const line = order.lines.find(({ sku }) => sku === 'MUG-OAT')!.id
  const removal = { line, variantId: null, quantity: 0, personalisation: null }
  const seen = { seen: null, refund: null }
  assert.ok(!isRefusal(await correctLine(shop.db, order.id, removal, seen, shop.clock.now)))
  const tracking = { carrier: 'DHL', trackingNumber: 'JD01' }
  for (const status of ['shipped', 'delivered'] as const)
    await advanceOrder(shop.db, await readOrder(shop, order), status, tracking, shop.clock.now)
  const review = { number, access, lineId: line, stars: 1, text: 'Never seen.', author: 'Ada' }
  assert.equal((await shop.call('order.review', review)).refused, 'review-not-possible')
})
