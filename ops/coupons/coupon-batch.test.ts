// Coupons for one customer, and many codes that are used once each.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signedIn } from '#api/account/testing.ts'
import { joined } from '#api/admin/staff/testing.ts'
import { newVisitor, paid } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { ops } from '../testing.ts'

let shop: TestShop
let manager: { token: string }
before(async () => {
  shop = await openTestShop()
  manager = await joined(shop, 'mia@example.com', 'manager')
})
after(() => shop.close())

const period = { startsAt: null, endsAt: null }
const always = { ...period, usageLimit: null, oncePerCustomer: false }
const reward = { basisPoints: 1_000 }

test('a coupon for one customer is in their account; guests and other customers cannot use it', async () => {
  const ada = await signedIn(shop, 'ada@example.com', 'ada-browser')
  const bob = await signedIn(shop, 'bob@example.com', 'bob-browser')
  const input = { code: 'for-ada', reward, customer: ' Ada@Example.com', ...always }
  const nobody = await shop.admin('admin.createCoupon', { ...input, customer: 'x@example.com' }, manager)
  assert.equal(nobody.refused, 'coupon-customer-unknown')
  assert.equal((await shop.admin('admin.createCoupon', input, manager)).refused, undefined)
  const apply = async (who: { session: string }) => {
    await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
    return (await shop.call('cart.applyCoupon', { code: 'FOR-ADA' }, who)).refused
  }
  assert.deepEqual(
    [await apply(bob), await apply(newVisitor()), await apply(ada)],
    ['coupon-unknown', 'coupon-unknown', undefined],
  )
  const { data } = await shop.call('coupon.list', {}, ada)
  assert.deepEqual(
    data.coupons.map(({ code }) => code),
    ['FOR-ADA'],
  )
  const listed = await shop.admin('admin.listPromotions', {}, manager)
  const own = listed.data.coupons.find(({ code }) => code === 'FOR-ADA')
  assert.equal(own?.customer, 'ada@example.com')
})

test('ten thousand codes are distinct, readable, used once each and exported with their use', async () => {
  const input = { name: 'spring', count: 10_000, reward, ...period }
  const { data: made } = await shop.admin('admin.createCouponBatch', input, manager)
  assert.equal((await shop.admin('admin.createCouponBatch', input, manager)).refused, 'coupon-code-taken')
  const codes = async () => {
    const { data } = await shop.admin('admin.exportCouponBatch', made, manager)
    return data.csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','))
  }
  const rows = await codes()
  assert.equal(new Set(rows.map(([code]) => code)).size, 10_000)
  for (const [code = ''] of rows) assert.match(code, /^SPRING(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  const [code = ''] = rows[7]!
  await paid(shop, code)
  assert.equal((await shop.call('cart.applyCoupon', { code }, newVisitor())).refused, 'coupon-used-up')
  const used = (await codes()).filter((row) => row[2] === 'yes')
  assert.deepEqual(
    used.map(([each]) => each),
    [code],
  )
  const { data } = await shop.admin('admin.listPromotions', {}, manager)
  assert.deepEqual(data.batches, [{ name: 'SPRING', promotion: 'coupon-spring', codes: 10_000, used: 1 }])
  assert.ok(data.coupons.every(({ code: each }) => !each.startsWith('SPRING')))
  shop.clock.now += 20 * 60_000
  assert.equal((await shop.admin('admin.exportCouponBatch', made, manager)).refused, 'proof-needed')
})

test('commands that read before a change of somebody else do not undo it', async () => {
  await ops(shop, 'coupon', 'create', 'RACE', '--percent', '5')
  await ops(shop, 'promotion', 'create', 'race', '--percent', '5', '--name', 'Race')
  const changes = [
    ['coupon', 'RACE', ['--once', 'yes'], sql`update coupon set usage_limit = 3 where code = 'RACE'`],
    ['promotion', 'race', ['--position', '7'], sql`update promotion set usage_limit = 3 where key = 'race'`],
  ] as const
  for (const [subject, key, options, change] of changes) {
    const { late } = await shop.db.transaction(async (tx) => {
      await tx.run(change)
      const late = ops(shop, subject, 'change', key, ...options).catch((problem: Error) => problem.message)
      const waiting = sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await until(async () => (await shop.db.row(waiting)) !== undefined)
      return { late }
    })
    assert.match(await late, new RegExp(`changed the ${subject} meanwhile`))
  }
})

test('a batch has at most ten thousand codes and a short name; commands make and print one', async () => {
  const refused = async (change: object) => {
    const input = { name: 'SUMMER', count: 5, reward, ...period, ...change }
    return (await shop.admin('admin.createCouponBatch', input, manager)).refused
  }
  assert.equal(await refused({ count: 10_001 }), 'batch-invalid')
  assert.equal(await refused({ count: 0 }), 'batch-invalid')
  assert.equal(await refused({ name: 'A-NAME-OF-21-LETTERS-' }), 'batch-invalid')
  assert.equal(await refused({ name: '=1+1' }), 'coupon-code-invalid')
  assert.match(await ops(shop, 'coupon', 'batch', 'autumn', '3', '--percent', '20'), /3 codes AUTUMN-/)
  const csv = await ops(shop, 'coupon', 'export', 'autumn')
  assert.equal(csv.split('\r\n').length, 4)
})
