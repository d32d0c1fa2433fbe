import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { place, newVisitor } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { ops as opsOf } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const ops = (...words: string[]) => opsOf(shop, ...words)
const asked = async <T>(...words: string[]): Promise<T> => JSON.parse(await ops(...words, '--json')) as T

async function cartOf(variantId: string, quantity: number, locale: 'us' | 'de' = 'us') {
  const who = { ...newVisitor(), locale }
  return (await shop.call('cart.add', { variantId, quantity }, who)).data
}

test('creating, changing, pausing, resuming and ending a promotion affects the next cart', async () => {
  // The clock does not move and no cache entry expires. A change is shown only if it was announced.
  const discount = async () => (await cartOf(shop.teddy.variant, 1)).totals.discount.minor
  assert.equal(await discount(), 0)
  await ops('promotion', 'create', 'bears', '--percent', '10', '--name', 'Bear weeks')
  await until(async () => (await discount()) === 299)
  await ops('promotion', 'change', 'bears', '--amount', 'EUR=5')
  await until(async () => (await discount()) === 500)
  assert.match(await ops('promotion', 'pause', 'bears'), /Promotion bears: paused\./)
  await until(async () => (await discount()) === 0)
  await ops('promotion', 'resume', 'bears')
  await until(async () => (await discount()) === 500)
  assert.match(await ops('promotion', 'end', 'bears'), /Promotion bears: ended\./)
  await until(async () => (await discount()) === 0)
})

test('a name without a language is in the language of the shop', async () => {
  await shop.db.run(sql`update shop_settings set value = value || '{"homeLocale":"de"}'`)
  await ops('promotion', 'create', 'lenz', '--percent', '10', '--by-coupon', 'yes', '--name', 'Frühling')
  await ops('promotion', 'change', 'lenz', '--name', 'Lenz')
  const { names } = await asked<{ names: object }>('promotion', 'show', 'lenz')
  assert.deepEqual(names, { de: 'Lenz' })
  await shop.db.run(sql`update shop_settings set value = value - 'homeLocale'`)
})

test('the reason of a discount on a category contains its name, in the language of the cart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-names-'))
  const file = path.join(folder, 'names.json')
  await writeFile(file, JSON.stringify({ us: 'The more, the merrier', de: 'Je mehr, desto besser' }))
  const words = ['--tiers', '2=6,3=8', '--category', 'gifts', '--exclusive', 'yes', '--names', file]
  await ops('promotion', 'create', 'more', ...words, '--name', 'de=Mehr Freude')
  await rm(folder, { recursive: true })
  await until(async () => (await cartOf(shop.teddy.variant, 2)).discounts[0]?.key === 'more')
  const cart = await cartOf(shop.teddy.variant, 2, 'de')
  assert.deepEqual(
    cart.discounts.map(({ name, amount, reason }) => [name, amount.minor, reason.items, reason.scope]),
    [['Mehr Freude', 359, 2, 'Gifts']],
  )
  assert.deepEqual(
    [cart.promotionHint?.items, cart.promotionHint?.basisPoints, cart.promotionHint?.scope],
    [1, 800, 'Gifts'],
    'the next tier, not the promotion that would be worth less',
  )
  const { data } = await shop.call('cart.applyCoupon', { code: 'TEN' }, await buyer(2))
  assert.deepEqual(
    [data.discounts.map(({ name }) => name), data.couponProblem],
    [['Buy one more', 'Ten percent'], null],
  )
  await ops('promotion', 'change', 'more', '--tiers', '2=20,3=30')
  await until(async () => (await cartOf(shop.teddy.variant, 2)).discounts[0]?.reason.basisPoints === 2_000)
  const { data: alone } = await shop.call('cart.applyCoupon', { code: 'TEN' }, await buyer(2))
  assert.equal(
    alone.couponProblem,
    'This coupon can’t be combined with “The more, the merrier”, and that saves you more.',
  )
  await ops('promotion', 'end', 'more')
})

async function buyer(quantity: number) {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity }, who)
  return who
}

test('days are the shop’s: a promotion begins and ends at midnight in Berlin, whatever the season', async () => {
  type Kept = { startsAt: number; endsAt: number }
  const period = (from: string, until: string) =>
    asked<Kept>('promotion', 'change', 'one-more', '--from', from, '--until', until)
  const days = [
    ['2027-02-27', '2027-02-28', '2027-02-26T23:00:00.000Z', '2027-02-28T23:00:00.000Z'],
    ['2027-03-28', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'],
    ['2027-12-31T18:30', '2027-12-31', '2027-12-31T17:30:00.000Z', '2027-12-31T23:00:00.000Z'],
  ] as const
  for (const [from, to, startsAt, endsAt] of days) {
    const kept = await period(from, to)
    assert.deepEqual([kept.startsAt, kept.endsAt], [Date.parse(startsAt), Date.parse(endsAt)])
  }
  await ops('promotion', 'change', 'one-more', '--from', 'none', '--until', 'none')
})

test('a coupon is good through its last day in Berlin, over midnight, month ends and changed clocks', async () => {
  const now = shop.clock.now
  const minute = 60_000
  for (const [i, [day, end]] of [
    ['2027-02-28', '2027-02-28T23:00Z'],
    ['2027-03-27', '2027-03-27T23:00Z'],
    ['2027-03-28', '2027-03-28T22:00Z'],
    ['2027-10-31', '2027-10-31T23:00Z'],
    ['2027-12-31', '2027-12-31T23:00Z'],
    ['2028-02-29', '2028-02-29T23:00Z'],
  ].entries()) {
    await ops('coupon', 'create', `last-day-${i}`, '--percent', '5', '--until', day!)
    const refusalAt = async (at: number) => {
      shop.clock.now = at
      return (await shop.call('cart.applyCoupon', { code: `last-day-${i}` }, await buyer(1))).refused
    }
    assert.deepEqual(
      [await refusalAt(Date.parse(end!) - minute), await refusalAt(Date.parse(end!))],
      [undefined, 'coupon-expired'],
      day,
    )
  }
  shop.clock.now = now
})

test('coupons are made, limited, ended, and their uses listed', async () => {
  await ops('coupon', 'create', 'thanks', '--percent', '20', '--limit', '2')
  await place(shop, newVisitor(), 'THANKS')
  assert.match(await ops('coupon', 'show', 'thanks'), /Used 1 of 2 times/)
  assert.match(await ops('coupon', 'uses', 'THANKS'), /ada@example\.com +unpaid +€5\.98/)
  assert.match(await ops('coupon', 'change', 'thanks', '--limit', '1'), /Used 1 of 1 times/)
  assert.equal((await place(shop, newVisitor(), 'THANKS')).code, 201, 'without it: it is used up')
  assert.match(await ops('coupon', 'uses', 'THANKS'), /^.*\n[^\n]+$/, 'one use still')
  // Earlier uses count as the one use.
  await ops('coupon', 'change', 'thanks', '--limit', '9', '--once', 'yes')
  assert.equal((await place(shop, newVisitor(), 'THANKS')).refused, 'coupon-already-used')
  await ops('coupon', 'end', 'thanks')
  assert.equal(
    (await shop.call('cart.applyCoupon', { code: 'THANKS' }, newVisitor())).refused,
    'coupon-expired',
  )
  assert.match(await ops('coupon', 'list'), /THANKS +coupon-thanks +1 of 9 +once/)
  assert.match(
    await ops('promotion', 'show', 'coupon-thanks'),
    /Used by 1 order\./,
    'an unpaid order gives nothing away',
  )
  assert.match(await ops('promotion', 'list'), /1000 +coupon-thanks +running +by coupon +1 +20% off/)
})

test('an impossible command prints one clear sentence and changes nothing', async () => {
  const before = await ops('promotion', 'list', '--json')
  const refused: [words: string[], sentence: RegExp][] = [
    [['promotion', 'create', 'x1', '--name', 'X'], /needs one of --percent, --tiers, --amount/],
    [['promotion', 'create', 'x1', '--percent', '10'], /--name is needed/],
    [['promotion', 'create', 'x1', '--percent', '101', '--name', 'X'], /above 0 and up to 100/],
    [['promotion', 'create', 'x1', '--percent', '5', '--amount', 'EUR=1', '--name', 'X'], /Only one of/],
    [['promotion', 'create', 'x1', '--tiers', '3=8,2=9', '--name', 'X'], /asks for more items/],
    [['promotion', 'create', 'x1', '--amount', 'BTC=5', '--name', 'X'], /'BTC' is not a currency/],
    [['promotion', 'create', 'x1', '--amount', 'JPY=5.50', '--name', 'X'], /is written as/],
    [
      ['promotion', 'create', 'x1', '--percent', '5', '--category', 'nowhere', '--name', 'X'],
      /no category or tag “nowhere”/,
    ],
    [['promotion', 'create', 'x1', '--percent', '5', '--name', 'xx=Y'], /'xx' is not a language/],
    [
      ['promotion', 'create', 'x1', '--percent', '5', '--names', '/no/such/file', '--name', 'X'],
      /no file '\/no\/such\/file'/,
    ],
    [
      ['promotion', 'create', 'x1', '--percent', '5', '--name', 'X', '--until', '2027-02-30'],
      /is a day like/,
    ],
    [
      [
        'promotion',
        'create',
        'x1',
        '--percent',
        '5',
        '--name',
        'X',
        '--from',
        '2027-02-02',
        '--until',
        '2027-02-01',
      ],
      /end before it starts/,
    ],
    [['promotion', 'create', 'one-more', '--percent', '5', '--name', 'X'], /already/],
    [['promotion', 'change', 'one-more'], /Nothing to change/],
    [['promotion', 'change', 'one-more', '--once', 'perhaps'], /yes or no/],
    [['promotion', 'pause', 'nothing'], /no promotion 'nothing'\. There are: /],
    [['coupon', 'create', 'TEN', '--percent', '5'], /already a coupon TEN/],
    [['coupon', 'create', 'ELEVEN', '--promotion', 'nothing'], /no promotion “nothing”/],
    [['coupon', 'show', 'nope'], /no coupon 'NOPE'/],
  ]
  for (const [words, sentence] of refused) assert.match(await ops(...words), sentence)
  assert.equal(await ops('promotion', 'list', '--json'), before)
})
