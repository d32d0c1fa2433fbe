// Lanes, leases, and a mail server that accepts connections without an answer.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { placed, readOrder } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { allJobKinds, type JobData, type JobKind } from '#data/jobs/job-kinds.ts'
import { enqueue, failJob, finishJob, renewLease, type Job } from '#data/jobs/jobs.ts'
import { takeAllJobs } from '#data/testing.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { createMailer } from '../mail/mailer.ts'
import { jobHandlers } from './handlers.ts'
import { createLane, maxAttempts, pauseMs, retryDelayMs, startJobs, type JobHandlers } from './run-jobs.ts'
import { startScheduler } from './scheduler.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** A mail server that accepts connections and never answers. */
async function openSilentMailServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const enqueueJob = <K extends JobKind>(kind: K, data: JobData<K>) =>
  enqueue(shop.db, kind, data, shop.clock.now)

const forgetJobs = () => shop.db.run(sql`delete from job`)

/** The same handler for every kind. */
function each(handler: (data: unknown, job: Job) => Promise<void>): JobHandlers {
  return Object.fromEntries(allJobKinds.map((kind) => [kind, handler])) as unknown as JobHandlers
}

test('with sixty mails for a silent mail server, a payment and a sign-in code are handled within two seconds', async () => {
  const smtp = await openSilentMailServer()
  const [order, late] = [await placed(shop), await placed(shop)]
  await forgetJobs()
  for (let i = 0; i < 60; i += 1)
    await enqueueJob('mail', { template: 'order-placed', orderId: order.order.id })
  const mailer = createMailer({
    smtpUrl: smtp.url,
    folder: '',
    settings: () => sampleSettings,
    publicOrigin: 'https://posy.example',
    season: () => null,
    isTestShop: false,
  })
  const settings = {
    webhookSecret: 'a secret',
    merchant: () => 'hello@posy.example',
    deletePictureCopies: assert.fail,
  }
  const jobs = startJobs(
    shop.db,
    jobHandlers(shop.shop, mailer, settings),
    () => shop.clock.now,
    () => undefined,
  )
  await until(async () => smtp.connections() >= 8)

  const began = performance.now()
  shop.payments.states.set(order.reference, 'paid')
  await enqueueJob('check-payment', { orderId: order.order.id })
  await enqueueJob('expire-order', { orderId: late.order.id })
  await shop.call('account.requestCode', { email: 'ada@example.com' })
  jobs.poll()
  await until(async () => (await readOrder(shop, order)).status === 'processing')
  await until(async () => smtp.connections() >= 9)
  assert.ok(performance.now() - began < underLoad(2_000), `after ${performance.now() - began} ms`)

  const stopping = performance.now()
  await jobs.stop()
  mailer.close()
  assert.ok(
    performance.now() - stopping < underLoad(5_000),
    `stopped after ${performance.now() - stopping} ms`,
  )
  smtp.close()
  await forgetJobs()
})

test('two nodes whose clocks differ by two minutes run no job twice', async () => {
  const done: string[] = []
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const slow = await enqueueJob('refund', { refundId: 'slow' })
  const begin = (name: string, skewMs: number) =>
    startJobs(
      shop.db,
      each(async (_data, job) => {
        done.push(`${name} ${job.id}`)
        if (job.id === slow) await held
      }),
      () => Date.now() + skewMs,
      assert.ifError,
    )
  const first = begin('first', 0)
  await until(async () => done.length === 1)
  const second = begin('second', 120_000)
  // The second node takes other due jobs: it has polled and left the slow job alone.
  const marker = await enqueueJob('contact-mail', { messageId: 'marker' })
  second.poll()
  await until(async () => done.some((each) => each.endsWith(marker)))
  release()
  await Promise.all([first.stop(), second.stop()])
  assert.deepEqual(
    done.filter((each) => each.endsWith(slow)),
    [`first ${slow}`],
  )
})

test('a node that lost a job to another node can neither finish, fail nor renew it', async () => {
  const id = await enqueueJob('refund', { refundId: 'any' })
  const take = async (leaseMs: number): Promise<Job | undefined> =>
    (await takeAllJobs(shop.db, shop.clock.now, leaseMs)).find((job) => job.id === id)
  const late = (await take(1))!
  let current: Job | undefined
  await until(async () => (current = await take(60_000)) !== undefined)
  assert.equal(await renewLease(shop.db, late, 60_000), false)
  assert.equal(await failJob(shop.db, late, 'too late', shop.clock.now, null), false)
  assert.equal(await finishJob(shop.db, late, shop.clock.now), false)
  assert.equal(await renewLease(shop.db, current!, 1), true)
  assert.equal(await finishJob(shop.db, current!, shop.clock.now), true)
})

test('a lease that was renewed outlives its first end', async () => {
  await enqueueJob('refund', { refundId: 'any' })
  const [job] = await takeAllJobs(shop.db, shop.clock.now, 200)
  const taken = performance.now()
  assert.equal(await renewLease(shop.db, job!, 60_000), true)
  await until(async () => performance.now() - taken > 200)
  assert.deepEqual(await takeAllJobs(shop.db, shop.clock.now), [])
  assert.equal(await finishJob(shop.db, job!, shop.clock.now), true)
})

test('a job with invalid data fails, and a job of an unknown kind waits and is reported', async () => {
  const refund = await enqueueJob('refund', { refundId: 'any' })
  const later = await enqueueJob('contact-mail', { messageId: 'any' })
  await shop.db.run(sql`update job set data = '{"refund":"misspelt"}' where id = ${refund}`)
  await shop.db.run(sql`update job set kind = 'of-a-newer-release' where id = ${later}`)
  const faults: string[] = []
  const onFault = (fault: unknown): void => void faults.push(String(fault))
  const jobs = startJobs(
    shop.db,
    each(async () => assert.fail('was handed to a handler')),
    () => shop.clock.now,
    onFault,
  )
  const clock = startScheduler(shop.shop, onFault)
  const state = () =>
    shop.db.rows<{ id: string; error: string }>(
      sql`select id, last_error as error from job where done_at is null`,
    )
  await until(async () => faults.length >= 2)
  await Promise.all([jobs.stop(), clock.stop()])
  assert.ok(faults.some((fault) => /1 due jobs .* 'of-a-newer-release'/.test(fault)))
  const errors = new Map((await state()).map(({ id, error }) => [id, error]))
  assert.match(errors.get(refund)!, /refundId/)
  assert.equal(errors.get(later), null)
  await forgetJobs()
})

test('a job that has ended its node at every attempt is not tried forever', async () => {
  const id = await enqueueJob('refund', { refundId: 'fatal' })
  await shop.db.run(sql`
    update job set attempts = ${maxAttempts}, lease = gen_random_uuid(), locked_until = now() - interval '1 s'
    where id = ${id}`)
  let runs = 0
  const jobs = startJobs(
    shop.db,
    each(async () => void (runs += 1)),
    () => shop.clock.now,
    () => undefined,
  )
  const isOver = () =>
    shop.db.row(sql`select 1 from job where id = ${id} and coalesce(dead_at, done_at) is not null`)
  await until(async () => (await isOver()) !== undefined)
  await jobs.stop()
  assert.equal(runs, 0)
  await forgetJobs()
})

test('a lane takes its next jobs as soon as workers become free, without waiting for the next poll', async () => {
  await shop.db.run(sql`
    insert into job (id, kind, data, run_at, created_at)
    select gen_random_uuid(), 'newsletter-mail', '{"template":"newsletter","issue":"may","subscriptionId":"any"}', to_timestamp(0), now() from generate_series(1, 200)`)
  let done = 0
  const handlers = each(async () => void (done += 1))
  const jobs = startJobs(shop.db, handlers, () => shop.clock.now, assert.ifError)
  // With one poll a second it would take fifty seconds.
  await until(async () => done === 200)
  await jobs.stop()
})

test('the snapshot of the catalogue does not wait for feeds, which take minutes with a million products', async () => {
  let finishFeed = () => undefined as void
  const feed = new Promise<void>((resolve) => (finishFeed = resolve))
  let isWritten = false
  const handlers: JobHandlers = {
    ...each(() => feed),
    'catalog-snapshot': async () => void (isWritten = true),
  }
  for (const locale of ['us', 'de'] as const)
    await enqueue(shop.db, 'product-feed', { locale, at: 0 }, shop.clock.now - 1_000)
  await enqueueJob('catalog-snapshot', {})
  const jobs = startJobs(shop.db, handlers, () => shop.clock.now, assert.ifError)
  await until(async () => isWritten)
  finishFeed()
  await jobs.stop()
  await forgetJobs()
})

test('a lane pauses after consecutive failures, then tries one job, and resumes after a success', () => {
  const clock = { now: 0 }
  const lane = createLane({ workers: 4, pauseAfterFailures: 3 }, () => clock.now)
  for (let i = 0; i < 3; i += 1) lane.begin()
  for (let i = 0; i < 3; i += 1) lane.end(false)
  assert.equal(lane.free(), 0)
  clock.now += pauseMs
  assert.equal(lane.free(), 1)
  lane.begin()
  assert.equal(lane.free(), 0)
  lane.end(true)
  assert.equal(lane.free(), 4)
})

test('a job is tried again for more than a day, however long the cause lasts', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, i) => retryDelayMs(i + 1))
  const hours = delays.reduce((sum, each) => sum + each, 0) / hourMs
  assert.equal(Math.floor(hours), 33)
  assert.equal(Math.max(...delays), 6 * hourMs)
})
