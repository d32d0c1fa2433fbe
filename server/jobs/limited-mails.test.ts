// Mails about unpaid orders are limited for an address, except those that staff send.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import PostalMime from 'postal-mime'
import { readyToPlace } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { newId } from '#data/ids.ts'
import { readJobData } from '#data/jobs/job-kinds.ts'
import { enqueue, finishJob } from '#data/jobs/jobs.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { countUnpaidMail } from '#data/orders/unpaid-mails.ts'
import { takeAllJobs } from '#data/testing.ts'
import { placedMailMs } from '#domain/orders/unpaid-orders.ts'
import { resendMail } from '#services/orders/resend-mail.ts'
import { settle } from '#services/payment/settle.ts'
import type { Mailer } from '../mail/mailer.ts'
import { openFolderMailer } from '../mail/testing-mailer.ts'
import { jobHandlers } from './handlers.ts'
import { runJob, skipped } from './run-jobs.ts'

let shop: TestShop
let folder: string
let mailer: Mailer
before(async () => {
  shop = await openTestShop(true)
  folder = await mkdtemp(path.join(tmpdir(), 'posy-limited-mails-'))
  mailer = openFolderMailer(folder)
})
after(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

test('an address gets at most three mails an hour about unpaid orders, and all mails about paid ones', async () => {
  const email = 'somebody.else@example.com'
  const handlers = jobHandlers(shop.shop, mailer, {
    webhookSecret: '',
    merchant: () => 'posy@example.com',
    deletePictureCopies: assert.fail,
  })
  const who = { session: 'visitor-who-orders-a-lot' }
  const order = async (i: number) => {
    const wanted = await readyToPlace(shop, who, shop.mug.oat)
    const buyer = { ...wanted.buyer, email }
    const idempotencyKey = `key-of-a-stranger-${i}`
    const caller = { ...who, idempotencyKey, ip: `198.51.100.${i}` }
    const { data } = await shop.call('order.place', { ...wanted, buyer }, caller)
    return (await loadOrder(shop.db, { number: data.number }))!
  }
  const orders = []
  for (let i = 0; i < 5; i += 1) orders.push(await order(i))
  const [first] = orders
  const sent = async () => {
    const jobs = await takeAllJobs(shop.db, shop.clock.now, 1)
    for (const job of jobs.filter(({ kind }) => kind === 'mail' || kind === 'later-mail'))
      if ((await runJob(handlers, job)) !== skipped) await finishJob(shop.db, job, shop.clock.now)
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(
      files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    )
    return mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject)
  }
  shop.clock.now += placedMailMs
  assert.equal((await sent()).length, 3)
  shop.payments.states.set(first!.payment.reference!, 'paid')
  await settle(first!.id, shop.shop)
  assert.match((await sent()).join(), /confirmed|paid|payment/i)
  assert.equal((await sent()).length, 4)
  shop.clock.now += 3_600_001
  await order(9)
  shop.clock.now += placedMailMs
  assert.ok((await sent()).length > 4, 'an hour later there is room again')
})

test('a payment link that staff send is mailed, however many mails about unpaid orders the address got', async () => {
  const email = 'phones.often@example.com'
  const handlers = jobHandlers(shop.shop, mailer, {
    webhookSecret: '',
    merchant: () => 'posy@example.com',
    deletePictureCopies: assert.fail,
  })
  const who = { session: 'visitor-who-phones-often' }
  const results = []
  for (let at = 0; at < 5; at += 1) {
    const wanted = await readyToPlace(shop, who, shop.mug.oat)
    const caller = { ...who, idempotencyKey: `key-of-a-phone-call-${at}`, ip: `203.0.113.${at}` }
    const { data } = await shop.call('order.place', { ...wanted, buyer: { ...wanted.buyer, email } }, caller)
    const { id: orderId } = (await loadOrder(shop.db, { number: data.number }))!
    const id = await enqueue(shop.db, 'mail', { template: 'payment-link', orderId }, shop.clock.now)
    const jobs = await takeAllJobs(shop.db, shop.clock.now, 1)
    results.push(
      await runJob(
        handlers,
        jobs.find((job) => job.id === id)!,
      ),
    )
  }
  assert.ok(results.every((result) => result !== skipped))
})

test('a mail about an unpaid order that staff send again is sent, however many the address got', async () => {
  const handlers = jobHandlers(shop.shop, mailer, {
    webhookSecret: '',
    merchant: () => 'posy@example.com',
    deletePictureCopies: assert.fail,
  })
  const who = { session: 'visitor-who-calls-often' }
  const wanted = await readyToPlace(shop, who, shop.mug.oat)
  const email = 'calls.often@example.com'
  const caller = { ...who, idempotencyKey: 'key-of-a-frequent-caller', ip: '203.0.114.1' }
  const { data } = await shop.call('order.place', { ...wanted, buyer: { ...wanted.buyer, email } }, caller)
  const { id: orderId } = (await loadOrder(shop.db, { number: data.number }))!
  for (let at = 0; at < 3; at += 1)
    await countUnpaidMail(shop.db, { id: newId(shop.clock.now), orderId, email }, shop.clock.now)
  const mail = { template: 'order-placed', orderId } as const
  const mailId = await enqueue(shop.db, 'mail', mail, shop.clock.now)
  const run = async () => {
    const jobs = await takeAllJobs(shop.db, shop.clock.now, 1)
    const job = jobs.find(
      ({ kind, data: about }) => kind === 'mail' && readJobData(kind, about).orderId === orderId,
    )!
    const result = await runJob(handlers, job)
    await finishJob(shop.db, job, shop.clock.now, result === skipped)
    return result
  }
  assert.equal(await run(), skipped)
  assert.equal(await resendMail(shop.db, orderId, mailId, shop.clock.now), null)
  assert.notEqual(await run(), skipped)
})
