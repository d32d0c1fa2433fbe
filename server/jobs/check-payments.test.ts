// The shop stopped between payment and event: the next start settles the order.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { placed, readOrder } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { readJobData } from '#data/jobs/job-kinds.ts'
import { finishJob } from '#data/jobs/jobs.ts'
import { takeAllJobs } from '#data/testing.ts'
import { staffHoldMs } from '#domain/orders/unpaid-orders.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { planPaymentChecks } from '#services/payment/check-payments.ts'
import { until } from '#test-support/until.ts'
import { createMailer } from '../mail/mailer.ts'
import { jobHandlers } from './handlers.ts'
import { startJobs } from './run-jobs.ts'
import { startScheduler } from './scheduler.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('an order that was paid while the shop was down is settled at its next start', async () => {
  const order = await placed(shop)
  shop.payments.states.set(order.reference, 'paid')
  shop.clock.now += 90_000
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    folder: '',
    settings: () => sampleSettings,
    publicOrigin: 'https://posy.example',
    season: () => null,
    isTestShop: false,
  })
  const handlers = jobHandlers(shop.shop, mailer, {
    webhookSecret: 'a secret',
    merchant: () => 'a@posy.example',
    deletePictureCopies: assert.fail,
  })
  const jobs = startJobs(
    shop.db,
    handlers,
    () => shop.clock.now,
    () => undefined,
  )
  const clock = startScheduler({ ...shop.shop, pollJobs: () => jobs.poll() }, assert.ifError)
  await until(async () => (await readOrder(shop, order)).status === 'processing')
  await clock.stop()
  await jobs.stop()
  mailer.close()
})

test('a fault of one periodic task does not keep the shop from asking for payments', async () => {
  const order = await placed(shop)
  shop.clock.now += 90_000
  await shop.db.run(sql`
    create function refuse_publishing() returns trigger language plpgsql as $$
      begin raise exception 'not published'; end $$`)
  await shop.db.run(sql`
    create trigger refuse_publishing before update on product for each row
      execute function refuse_publishing()`)
  await shop.db.run(sql`alter table product disable trigger refuse_publishing`)
  await shop.db.run(sql`
    update product set status = 'draft', publish_at = '2020-01-01' where id = (
      select product_id from variant where id <> ${shop.teddy.variant} limit 1)`)
  await shop.db.run(sql`alter table product enable trigger refuse_publishing`)
  const faults: unknown[] = []
  const clock = startScheduler(shop.shop, (fault) => void faults.push(fault))
  await clock.stop()
  await shop.db.run(sql`drop trigger refuse_publishing on product`)
  assert.match(String(faults), /not published/)
  const asked = sql`select id from job where kind = 'check-payment' and data->>'orderId' = ${order.order.id}`
  assert.ok(await shop.db.row(asked), 'the payment is checked')
})

test('an order by payment link that is paid after hours is found, though its event is lost', async () => {
  const order = await placed(shop)
  const { placedAt } = await readOrder(shop, order)
  const asksAfter = async (hours: number) => {
    shop.clock.now = placedAt + hours * 3_600_000
    await planPaymentChecks(shop.shop)
    const jobs = await takeAllJobs(shop.db, shop.clock.now, 60_000)
    for (const job of jobs) await finishJob(shop.db, job, shop.clock.now)
    return jobs.some(({ kind, data }) => {
      return kind === 'check-payment' && readJobData(kind, data).orderId === order.order.id
    })
  }
  const heldUntil = new Date(placedAt + staffHoldMs)
  await shop.db.run(sql`update orders set held_until = ${heldUntil} where id = ${order.order.id}`)
  const asked = []
  for (const hours of [3, 4, 6, 12, 100]) asked.push(await asksAfter(hours))
  assert.deepEqual(asked, [true, false, true, true, true])
})
