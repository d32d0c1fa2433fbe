// The running shop without its database: connections refused, or accepted without answers. Pages are served from
// memory, and the checkout asks to try again. Every request ends, and sales resume when the database is back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { signedInMember } from '#services/staff/testing-staff.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { newBuyer, placeOrder, readyToPlace } from '../testing-buyers.ts'
import { headersOf } from '../testing-http.ts'
import { openTestProcess, startShopProcess, type ShopProcess, type TestProcess } from '../testing-process.ts'
import { openTcpProxy, type TcpProxy } from '../testing-tcp-proxy.ts'

const paths = ['/', '/classify/gifts', '/plush-teddy', '/plush-teddy/_payload.json', '/de/plush-teddy']
/** Maximum time of any response. Cached pages take at most a second. */
const maxSeconds = 3
/** Addresses beside pages and calls that read the database. */
const otherPaths = [
  '/sitemap.xml',
  '/feeds/us.xml',
  '/_newsletter/confirm?token=none',
  '/_unsubscribe?token=none',
]
const recoverySeconds = 5

let direct: TestProcess
let proxy: TcpProxy
let shop: ShopProcess
let staff: string
before(async () => {
  direct = await openTestProcess()
  staff = await signedInMember(direct.db, 'owner')
  proxy = await openTcpProxy(direct.databaseUrl)
  shop = await startShopProcess({ ...direct.environment, DATABASE_URL: proxy.url })
})
after(() => proxy.close())

async function secondsOf<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now()
  return [await work(), (performance.now() - began) / 1000]
}

async function assertPagesServed(): Promise<void> {
  for (const path of paths) {
    const [{ status }, seconds] = await secondsOf(() => shop.send({ path }))
    assert.equal(status, 200, path)
    assert.ok(seconds < underLoad(1), `${path} took ${seconds} s`)
  }
}

/** Calls of staff: a read, a change, and a sign-in without a session. */
const staffCalls = [
  { api: 'admin.viewSecurity' },
  { api: 'admin.changeLanguage' },
  { api: 'admin.requestCode', email: 'ada@example.com' },
]

async function callAsStaff(node: ShopProcess, call: (typeof staffCalls)[number]): Promise<number> {
  const headers = { cookie: `staff=${staff}`, 'content-type': 'application/json', ...headersOf() }
  return (await node.send({ method: 'POST', path: '/_shop/api', headers, body: JSON.stringify(call) })).status
}

async function assertStaffAnswered(node: ShopProcess, statuses: readonly number[]): Promise<void> {
  const calls = await Promise.all(staffCalls.map((call) => secondsOf(() => callAsStaff(node, call))))
  for (const [at, [status, took]] of calls.entries())
    assert.ok(
      statuses.includes(status) && took < underLoad(maxSeconds),
      `${staffCalls[at]!.api}: ${status} after ${took} s`,
    )
}

for (const fault of ['cut', 'hole'] as const)
  test(`database ${fault === 'cut' ? 'cut off' : 'in a black hole'}: pages are served, checkout is refused as busy, and orders succeed again soon after`, async () => {
    for (const path of paths) assert.equal((await shop.send({ path })).status, 200, path)
    const buyer = newBuyer()
    const order = await readyToPlace(shop, buyer, direct.teddy.variant)
    assert.equal((await shop.send({ path: '/ready' })).status, 200)

    for (const call of staffCalls) assert.equal(await callAsStaff(shop, call), 200, call.api)

    proxy[fault]()
    await assertStaffAnswered(shop, [503])
    await assertPagesServed()
    const [reply, seconds] = await secondsOf(() => shop.call('order.place', order, buyer))
    assert.deepEqual(
      [reply.status, reply.refused, reply.msg],
      [503, 'busy', 'The shop is busy. Please try again in a moment.'],
    )
    assert.ok(seconds < underLoad(maxSeconds), `${seconds} s`)
    const others = await Promise.all(
      Array.from({ length: 30 }, () =>
        secondsOf(() => shop.call('cart.view', {}, { session: buyer.session })),
      ),
    )
    assert.ok(others.every(([each, took]) => each.refused === 'busy' && took < underLoad(maxSeconds)))
    await assertPagesServed()
    const [unread, unreadSeconds] = await secondsOf(() =>
      shop.send({ path: fault === 'cut' ? '/ja/plush-teddy' : '/zh/plush-teddy' }),
    )
    assert.deepEqual([unread.status, unread.headers['retry-after']], [503, '5'])
    assert.ok(unreadSeconds < underLoad(maxSeconds), `${unreadSeconds} s`)
    for (const path of otherPaths) {
      const [{ status }, took] = await secondsOf(() => shop.send({ path }))
      assert.ok(status !== 500 && took < underLoad(maxSeconds), `${path}: ${status} after ${took} s`)
    }
    // Otherwise all nodes would be taken out at once, though each can serve cached pages.
    assert.equal((await shop.send({ path: '/ready' })).status, 200)
    assert.equal((await shop.send({ path: '/live' })).status, 200)

    proxy.pass()
    const [, recovered] = await secondsOf(() =>
      until(async () => (await shop.call('order.place', order, buyer)).code === 201),
    )
    assert.ok(recovered < underLoad(recoverySeconds), `${recovered} s`)
    assert.equal((await placeOrder(shop, newBuyer(), direct.teddy.variant)).code, 201)
    assert.equal((await shop.send({ path: '/ready' })).status, 200)
    assert.ok(shop.isRunning())
  })

test('while every connection waits for a lock, each of twenty calls is refused as busy within three seconds', async () => {
  const small = await startShopProcess({ ...direct.environment, DATABASE_POOL: '4' })
  const add = () => small.call('cart.add', { variantId: direct.teddy.variant, quantity: 1 }, newBuyer())
  assert.equal((await add()).code, 0)
  const operator = await direct.db.connect()
  await operator.query('begin; lock table cart in access exclusive mode')
  try {
    const adding = Promise.all(Array.from({ length: 20 }, () => secondsOf(add)))
    // A call may get the connection of one that is refused just before.
    await assertStaffAnswered(small, [200, 503])
    const calls = await adding
    for (const [{ status, refused }, took] of calls) {
      assert.deepEqual([status, refused], [503, 'busy'])
      assert.ok(took < underLoad(maxSeconds), `${took} s`)
    }
    const [page, seconds] = await secondsOf(() => small.send({ path: '/ar/plush-teddy' }))
    assert.ok(
      [200, 503].includes(page.status) && seconds < underLoad(maxSeconds),
      `${page.status}: ${seconds} s`,
    )
  } finally {
    await operator.query('rollback')
    await operator.end()
  }
  await until(async () => (await add()).code === 0)
})

test('connections ended within transactions of twenty-four writers: the shop survives and continues to write', async () => {
  let ended = 0
  let written = 0
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'A mug', text: 'Is it blue?' }
  const writers = Array.from({ length: 24 }, async () => {
    while (ended < 10 && direct.isRunning()) {
      const { code, refused } = await direct.call('contact.send', message, newBuyer())
      if (code === 201) written += 1
      else assert.equal(refused, 'busy')
    }
  })
  const endings = until(async () => {
    const rows = await direct.db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where state = 'idle in transaction' and datname = current_database()`)
    ended += rows.length
    return ended >= 10 || !direct.isRunning()
  })
  await Promise.all([...writers, endings])
  assert.ok(direct.isRunning(), direct.output().slice(-2_000))
  assert.ok(written > 0)
  assert.equal((await direct.call('contact.send', message, newBuyer())).code, 201)
})

test('a read-only database server counts as unavailable, and the same process sells again when it is writable', async () => {
  // Connections opened before the setting can still write.
  const operator = await direct.db.connect()
  const name = new URL(direct.databaseUrl).pathname.slice(1)
  const add = () => shop.call('cart.add', { variantId: direct.teddy.variant, quantity: 1 }, newBuyer())
  await operator.query(`alter database ${name} set default_transaction_read_only = on`)
  await operator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await until(async () => (await add()).status !== 201)
  const { status, refused } = await add()
  assert.deepEqual([status, refused], [503, 'busy'])
  await operator.query(`alter database ${name} reset default_transaction_read_only`)
  await operator.end()
  await until(async () => (await add()).code === 0)
})
