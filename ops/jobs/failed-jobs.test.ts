import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { paid, readOrder } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { readJobData } from '#data/jobs/job-kinds.ts'
import { enqueue, failJob } from '#data/jobs/jobs.ts'
import { takeAllJobs } from '#data/testing.ts'
import { executeRefund } from '#services/payment/refund.ts'
import { ops as opsOf } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const ops = (...words: string[]) => opsOf(shop, ...words)

const due = () => takeAllJobs(shop.db, shop.clock.now)

test('a refund that failed for good is retried by the merchant, and paid once', async () => {
  const { order, number } = await paid(shop)
  await ops('refund', 'order', number)
  const jobs = await due()
  const refund = jobs.find(({ kind }) => kind === 'refund')!
  await failJob(shop.db, refund, 'the provider does not answer', shop.clock.now, null)
  shop.clock.now += 2 * 86_400_000
  assert.ok(
    (await due()).every(({ id }) => id !== refund.id),
    'nobody takes it up any more',
  )
  const listed = await ops('job', 'list')
  for (const text of [refund.id, 'refund', number, 'the provider does not answer'])
    assert.ok(listed.includes(text), listed)
  assert.match(await ops('doctor'), /1 +work/)
  assert.match(await ops('job', 'retry', refund.id), /^1 job is tried again/)
  assert.equal(await ops('job', 'list'), 'No work has failed for good.')
  const again = (await due()).find(({ id }) => id === refund.id)!
  assert.equal(again.attempts, 1, 'with all its tries before it')
  const { refundId } = readJobData('refund', again.data)
  for (let time = 0; time < 2; time += 1) await executeRefund(refundId, shop.shop)
  assert.equal((await readOrder(shop, order)).paymentStatus, 'refunded')
})

test('all failed jobs are retried at once; an unknown or successful job is a clear error', async () => {
  const ids: string[] = []
  for (const orderId of ['1', '2', '3'].map((end) => `00000000-0000-0000-0000-00000000000${end}`))
    ids.push(await enqueue(shop.db, 'expire-order', { orderId }, shop.clock.now))
  assert.match(await ops('job', 'retry', ids[0]!), /no failed job/)
  for (const job of (await due()).filter(({ id }) => ids.includes(id)))
    await failJob(shop.db, job, 'no mail server', shop.clock.now, null)
  assert.match(await ops('job', 'retry', 'all'), /^3 jobs are tried again/)
  assert.match(await ops('job', 'retry', 'all'), /^0 jobs/)
  assert.match(await ops('job', 'retry', 'nothing'), /no failed job 'nothing'/)
})
