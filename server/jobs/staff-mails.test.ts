import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { joined } from '#api/admin/staff/testing.ts'
import { paid } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { readJobData, type JobData } from '#data/jobs/job-kinds.ts'
import { finishJob } from '#data/jobs/jobs.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { noteLowStock } from '#data/staff/notices.ts'
import { takeAllJobs } from '#data/testing.ts'
import { locales } from '#domain/markets/locale.ts'
import { notices } from '#domain/staff/notices.ts'
import { checkLowStock, sendNotice } from '#services/staff/send-notices.ts'
import { composeStaffMail } from '../mail/staff-mail.ts'
import { renderMail } from '../mail/testing-mail.ts'
import { sampleOrder } from '../mail/testing-order.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** Runs the waiting notices, and takes the e-mails that they cause. */
async function staffMails(): Promise<JobData<'staff-mail'>[]> {
  const mails: JobData<'staff-mail'>[] = []
  for (let jobs = await takeAllJobs(shop.db, shop.clock.now); jobs.length > 0;) {
    for (const job of jobs) {
      if (job.kind === 'staff-notice')
        await sendNotice(job.id, readJobData('staff-notice', job.data), shop.shop)
      if (job.kind === 'staff-mail') mails.push(readJobData('staff-mail', job.data))
      await finishJob(shop.db, job, shop.clock.now)
    }
    jobs = await takeAllJobs(shop.db, shop.clock.now)
  }
  return mails
}

const idOf = async (email: string): Promise<string> =>
  (await shop.db.row<{ id: string }>(sql`select id from staff_member where email = ${email}`))!.id

test('a shop without staff writes no notices', async () => {
  await paid(shop)
  assert.deepEqual(await staffMails(), [])
})

test('a paid order is mailed to members who see orders, until they switch it off', async () => {
  const owner = await joined(shop, 'ann@example.com', 'owner')
  await joined(shop, 'max@example.com', 'manager')
  await joined(shop, 'paul@example.com', 'packer')
  const { order } = await paid(shop)
  const receivers = [await idOf('ann@example.com'), await idOf('max@example.com')]
  const mails = await staffMails()
  assert.deepEqual(new Set(mails.map(({ staffId }) => staffId)), new Set(receivers))
  assert.ok(mails.every(({ notice, orderId }) => notice === 'order' && orderId === order.id))
  await shop.admin('admin.switchNotice', { notice: 'order', isOn: false }, owner)
  await paid(shop)
  assert.deepEqual(
    (await staffMails()).map(({ staffId }) => staffId),
    [receivers[1]],
  )
  const { data } = await shop.admin('admin.viewNotices', {}, owner)
  assert.deepEqual(
    data.notices.find(({ notice }) => notice === 'order'),
    { notice: 'order', isOn: false },
  )
})

test('low stock is mailed once, and again after it was sufficient', async () => {
  await checkLowStock(shop.shop)
  await staffMails()
  await shop.setStock(shop.teddy.variant, 1)
  await checkLowStock(shop.shop)
  await checkLowStock(shop.shop)
  const counts = (await staffMails()).map(({ notice, count }) => `${notice} ${count}`)
  assert.deepEqual(counts, ['low-stock 1', 'low-stock 1'], 'one for each of two members')
  await shop.setStock(shop.teddy.variant, 50)
  await checkLowStock(shop.shop)
  await shop.setStock(shop.teddy.variant, 2)
  await checkLowStock(shop.shop)
  assert.equal((await staffMails()).length, 2)
})

test('low stock is counted completely when one statement reads few variants', async () => {
  const note = () => shop.db.transaction((tx) => noteLowStock(tx, 5, shop.clock.now, 1))
  const set = (stock: number) => shop.db.run(sql`update variant set stock = ${stock}`)
  await set(50)
  await note()
  await set(1)
  const all = await shop.db.row<{ count: number }>(sql`select count(*) as count from variant`)
  assert.ok(all!.count > 2)
  assert.equal(await note(), all!.count)
  assert.equal(await note(), 0)
  await set(50)
  assert.equal(await note(), 0)
  await set(1)
  assert.equal(await note(), all!.count, 'sufficient in between')
})

test('each notice has its e-mail in every language, with a link into the back office', async () => {
  const { order } = await paid(shop)
  const stored = await loadOrder(shop.db, { id: order.id })
  for (const locale of locales)
    for (const notice of notices) {
      const about = notice === 'order' || notice === 'return' ? stored : undefined
      const { publicOrigin, backofficeOrigin } = shop.shop
      const mail = composeStaffMail({
        notice,
        locale,
        order: about,
        count: 3,
        publicOrigin,
        backofficeOrigin,
      })
      assert.ok(mail.subject && !mail.subject.includes('{'), `${locale} ${notice}`)
      assert.match(renderMail(mail).text, /\/_shop\/(orders|reviews|products|jobs)/)
    }
})

test('the e-mail about an order for many people has one line for each variant', () => {
  const [delivery] = sampleOrder.deliveries
  const deliveries = Array.from({ length: 200 }, (_, position) => ({ ...delivery!, position }))
  const lines = deliveries.map(({ position }) => ({ ...sampleOrder.lines[0]!, delivery: position }))
  const { publicOrigin, backofficeOrigin } = shop.shop
  const order = { ...sampleOrder, deliveries, lines }
  const mail = composeStaffMail({
    notice: 'order',
    locale: 'us',
    order,
    count: 1,
    publicOrigin,
    backofficeOrigin,
  })
  assert.equal(renderMail(mail).text.match(/200 × Stoneware Mug/g)?.length, 1)
})

test('the staff read that a return was cancelled, unless another one waits', () => {
  const { publicOrigin, backofficeOrigin } = shop.shop
  const [request] = sampleOrder.requests
  const subjectWith = (...statuses: ('asked' | 'cancelled')[]) => {
    const order = { ...sampleOrder, requests: statuses.map((status) => ({ ...request!, status })) }
    const about = { notice: 'return', locale: 'us', order, count: 1 } as const
    return composeStaffMail({ ...about, publicOrigin, backofficeOrigin }).subject
  }
  assert.match(subjectWith('asked'), /waits for your decision/)
  assert.match(subjectWith('cancelled'), /the return was canceled/)
  assert.match(subjectWith('asked', 'cancelled'), /waits for your decision/)
})

test('the staff read that a return needs a label', () => {
  const { publicOrigin, backofficeOrigin } = shop.shop
  const [request] = sampleOrder.requests
  const textWith = (reason: 'damaged' | 'changed-mind') => {
    const lines = [{ ...request!.lines[0]!, id: sampleOrder.lines[0]!.id, reason }]
    const requests = [{ ...request!, kind: 'return' as const, status: 'asked' as const, lines }]
    const shipments = [{ carrier: 'DHL', trackingNumber: 'JD01', shippedAt: 1, deliveredAt: 2 }]
    const deliveries = sampleOrder.deliveries.map((delivery) => ({ ...delivery, shipments }))
    const order = { ...sampleOrder, freeReturns: false, requests, deliveries }
    const about = { notice: 'return', locale: 'us', order, count: 1 } as const
    return renderMail(composeStaffMail({ ...about, publicOrigin, backofficeOrigin })).text
  }
  assert.match(textWith('damaged'), /Label to send: .* within one business day/)
  assert.doesNotMatch(textWith('changed-mind'), /Label to send/)
})
