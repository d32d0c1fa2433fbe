// Automatic mails, from their cause to the mailbox, and the click that unsubscribes.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import PostalMime from 'postal-mime'
import { signedIn } from '#api/account/testing.ts'
import { paid } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { recordWishlistChanges } from '#data/customers/wishlist-alerts.ts'
import { sql } from '#data/database.ts'
import { readJobData } from '#data/jobs/job-kinds.ts'
import { finishJob, listMails } from '#data/jobs/jobs.ts'
import { takeAllJobs } from '#data/testing.ts'
import { holdMs, reminderMs } from '#domain/orders/unpaid-orders.ts'
import { planReminders } from '#services/people/plan-reminders.ts'
import { planAlertMails } from '#services/wishlist/wishlist-alerts.ts'
import { until } from '#test-support/until.ts'
import type { Mailer } from '../mail/mailer.ts'
import { openFolderMailer } from '../mail/testing-mailer.ts'
import { createUnsubscribePage } from '../mail/unsubscribe.ts'
import { bareDesign } from '../pages/testing-design.ts'
import { jobHandlers } from './handlers.ts'
import { startJobs } from './run-jobs.ts'
import { sendReminder } from './send-reminder.ts'
import { sendWishlistAlerts } from './send-wishlist-alerts.ts'

let shop: TestShop
let folder: string
let mailer: Mailer
before(async () => {
  shop = await openTestShop(true)
  folder = await mkdtemp(path.join(tmpdir(), 'posy-reminders-'))
  mailer = openFolderMailer(folder)
})
after(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function give(email: string, month: number, day: number): Promise<void> {
  const who = await signedIn(shop, email, `browser-of-${email.replace(/\W/g, '-')}`)
  const date = { kind: 'birthday', month, day, year: null, remind: true } as const
  await shop.call('person.add', { person: { name: 'Bea', country: 'DE', dates: [date] } }, who)
}

/** Advances the clock, plans mails and runs due jobs, twice. */
async function sendAt(now: number) {
  shop.clock.now = now
  await planReminders(shop.shop)
  for (const job of (await takeAllJobs(shop.db, now, 1)).filter(({ kind }) => kind === 'reminder-mail')) {
    for (let time = 0; time < 2; time += 1)
      await sendReminder(shop.shop, mailer, readJobData('reminder-mail', job.data), job.id)
  }
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
}

test('a reminder is one mail with products and an unsubscribe link, and is not sent when no order arrives in time', async () => {
  await give('ada@example.com', 5, 8)
  const [mail, ...more] = await sendAt(Date.UTC(2026, 3, 15, 7))
  assert.deepEqual(more, [])
  assert.deepEqual(
    [mail!.to?.[0]?.address, mail!.subject],
    ['ada@example.com', 'Bea’s birthday is coming up'],
  )
  assert.match(mail!.text!, /Order by Wed,\sApr\s29 and standard shipping is in time/)
  assert.match(mail!.text!, /Honey Teddy {2}€29\.90/)
  const listed = await listMails(shop.db, false, 10)
  assert.ok(listed.some(({ template, to }) => template === 'gift-reminder' && to === 'ada@example.com'))
  // The last reminder of a date that no order reaches any more, after an outage of the shop.
  assert.equal((await sendAt(Date.UTC(2026, 4, 7, 16))).length, 1)

  const header = (key: string) => mail!.headers.find((each) => each.key === key)?.value ?? ''
  assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  const url = new URL(/<(.+)>/.exec(header('list-unsubscribe'))![1]!).pathname
  const page = createUnsubscribePage(shop.shop, bareDesign(false))
  const ask = (method: string, address: string) => page({ method, url: address } as IncomingMessage)
  const who = await signedIn(shop, 'ada@example.com', 'browser-of-ada-again')
  const wanted = async () => (await shop.call('person.list', {}, who)).data.reminders
  assert.match(String((await ask('GET', url)).body), /<form method="post">/)
  const ofTestShop = await createUnsubscribePage(
    shop.shop,
    bareDesign(true),
  )({ method: 'GET', url } as IncomingMessage)
  assert.match(String(ofTestShop.body), /Test shop: no real payments/)
  assert.equal(await wanted(), true, 'a scanner that opens links ends nothing')
  assert.equal((await ask('POST', `${url.slice(0, -1)}x`)).status, 404)
  assert.equal((await ask('POST', url)).status, 200)
  assert.equal(await wanted(), false)
  assert.equal((await sendAt(Date.UTC(2027, 3, 16, 7))).length, 1)
})

async function sendWishMails(): Promise<boolean> {
  await recordWishlistChanges(shop.db, 'everything', shop.clock.now)
  const planned = await planAlertMails(shop.shop)
  for (const job of await takeAllJobs(shop.db, shop.clock.now, 1)) {
    if (job.kind === 'wish-mail')
      await sendWishlistAlerts(shop.shop, mailer, readJobData(job.kind, job.data), job.id)
    await finishJob(shop.db, job, shop.clock.now)
  }
  return planned
}

test('a wishlist item that is back in stock causes exactly one mail', async () => {
  const who = await signedIn(shop, 'eve@example.com', 'browser-of-somebody-wishing')
  await shop.setStock(shop.teddy.variant, 0)
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, who)
  await shop.call('wishlist.setNotices', { on: true }, who)
  await shop.setStock(shop.teddy.variant, 4)
  const before = (await readdir(folder)).length
  for (let day = 0; day < 3; day += 1) {
    shop.clock.now += 86_400_000
    await sendWishMails()
  }
  const files = (await readdir(folder)).sort()
  assert.equal(files.length, before + 1)
  const mail = await PostalMime.parse(await readFile(path.join(folder, files.at(-1)!)))
  assert.deepEqual([mail.to?.[0]?.address, mail.subject], ['eve@example.com', 'News from your wishlist'])
  assert.match(mail.text!, /Honey Teddy {2}€29\.90 · Back in stock/)
})

test('a product that is restocked before it is sold again causes its mail when it is sold again', async () => {
  const who = await signedIn(shop, 'joy@example.com', 'browser-of-joy-who-waits')
  const { variant, productId } = shop.teddy
  const show = (status: 'active' | 'draft') =>
    shop.db.run(sql`update product set status = ${status} where id = ${productId}`)
  await shop.setStock(variant, 0)
  await shop.call('wishlist.add', { productId }, who)
  await shop.call('wishlist.setNotices', { on: true }, who)
  await show('draft')
  await shop.setStock(variant, 4)
  const mails = async () => {
    const files = await readdir(folder)
    const read = await Promise.all(
      files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    )
    return read.filter(({ to }) => to?.[0]?.address === 'joy@example.com').length
  }
  shop.clock.now += 86_400_000
  await sendWishMails()
  assert.equal(await mails(), 0, 'it is not sold')
  await show('active')
  for (let day = 0; day < 3; day += 1) {
    shop.clock.now += 86_400_000
    await sendWishMails()
  }
  assert.equal(await mails(), 1)
})

test('the mail about a saved variant has its options and its price, and leads to it', async () => {
  const who = await signedIn(shop, 'gil@example.com', 'browser-of-gil-who-wishes')
  const { productId, oat } = shop.mug
  await shop.setStock(shop.mug.sage, 4)
  await shop.setStock(oat, 0)
  await shop.call('wishlist.add', { productId, variantId: oat }, who)
  await shop.call('wishlist.setNotices', { on: true }, who)
  await shop.setStock(oat, 3)
  shop.clock.now += 86_400_000
  const before = (await readdir(folder)).length
  await sendWishMails()
  const files = (await readdir(folder)).sort()
  assert.equal(files.length, before + 1)
  const mail = await PostalMime.parse(await readFile(path.join(folder, files.at(-1)!)))
  assert.match(mail.text!, /Stoneware Mug · Oat[^]*€19\.50 · Back in stock[^]*name-mug\?variant=MUG-OAT/)
  await shop.setStock(oat, 100)
})

test('a customer with a wishlist alert today can get the next one tomorrow', async () => {
  const comeBack = async () => {
    for (const stock of [0, 5]) {
      await shop.setStock(shop.teddy.variant, stock)
      shop.clock.now += 60_000
      await recordWishlistChanges(shop.db, 'everything', shop.clock.now)
    }
  }
  await comeBack()
  assert.equal(await sendWishMails(), true)
  await comeBack()
  assert.equal(await sendWishMails(), false)
  shop.clock.now += 86_400_000
  assert.equal(await sendWishMails(), true)
})

test('the reminder of a paid order is not sent, and the list of mails shows that', async () => {
  const { number } = await paid(shop)
  const handlers = jobHandlers(shop.shop, mailer, {
    webhookSecret: '',
    merchant: () => 'posy@example.com',
    deletePictureCopies: assert.fail,
  })
  const jobs = startJobs(shop.db, handlers, () => shop.clock.now, assert.ifError)
  shop.clock.now += reminderMs(holdMs(1))
  const states = async () => {
    jobs.poll()
    const mails = (await listMails(shop.db, false, 100)).filter((mail) => mail.number === number)
    return mails.map(({ template, state }) => `${template} ${state}`).sort()
  }
  await until(async () => (await states()).every((mail) => !mail.endsWith('waiting')))
  assert.deepEqual(await states(), ['order-paid sent', 'order-placed skipped', 'order-reminder skipped'])
  await jobs.stop()
})
