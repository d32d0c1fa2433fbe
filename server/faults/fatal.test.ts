// An uncaught fault stops the process in order, so that its supervisor starts a new one.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { openTestProcess, startShopProcess, type ShopProcess, type TestProcess } from '../testing-process.ts'

/** Loaded into the shop's process first: signals cause faults as mistakes in its code would. */
const planted = `
const lost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
process.on('SIGHUP', () => setImmediate(() => { throw new Error('planted: thrown') }))
process.on('SIGUSR2', () => void Promise.reject(new Error('planted: rejected')))
process.on('SIGWINCH', () => { void Promise.reject(lost()); setImmediate(() => { throw lost() }) })
`
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(planted)}`

let first: TestProcess
before(async () => void (first = await openTestProcess({ NODE_OPTIONS })))

const logged = (shop: ShopProcess) =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; fault?: { message: string }; origin?: string })

const isOpen = async (shop: ShopProcess): Promise<boolean> =>
  (await shop.send({ path: '/ready' })).status === 200

test('uncaught errors of lost connections never end the process', async () => {
  const shop = first
  process.kill(shop.pid, 'SIGWINCH')
  await until(async () => logged(shop).length >= 2)
  await shop.db.rows(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await until(async () => (await shop.call('catalog.list', {})).status === 200)
  assert.ok(shop.isRunning())
  assert.ok(await isOpen(shop))
  assert.deepEqual(new Set(logged(shop).map(({ level }) => level)), new Set([50]))
})

for (const [signal, message, origin] of [
  ['SIGHUP', 'planted: thrown', 'uncaughtException'],
  ['SIGUSR2', 'planted: rejected', 'unhandledRejection'],
] as const)
  test(`after ‘${message}’ the shop logs it, stops in order and exits with code 1`, async () => {
    const shop = first.isRunning() ? first : await startShopProcess(first.environment)
    const began = performance.now()
    process.kill(shop.pid, signal)
    const { code } = await shop.ended
    const fatal = logged(shop).filter(({ level }) => level === 60)
    assert.deepEqual(
      fatal.map(({ fault, ...line }) => [fault?.message, line.origin]),
      [[message, origin]],
    )
    assert.equal(code, 1, shop.output())
    assert.ok(performance.now() - began < underLoad(15_000), 'it did not wait for its bound')
    const again = await startShopProcess(first.environment)
    assert.ok(await isOpen(again))
    await again.stop()
  })
