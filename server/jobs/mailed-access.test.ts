// A link in an e-mail opens the order as long as the e-mail is the order's.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { paid } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { readJobData } from '#data/jobs/job-kinds.ts'
import { takeAllJobs } from '#data/testing.ts'
import { correctEmail } from '#services/orders/correct-order.ts'
import type { Mailer } from '../mail/mailer.ts'
import { renderMail } from '../mail/testing-mail.ts'
import { jobHandlers } from './handlers.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('a link that went to a stranger opens nothing after the e-mail is corrected', async () => {
  const { order, number, access: own } = await paid(shop)
  const texts: string[] = []
  const mailer = { send: async (mail) => void texts.push(renderMail(mail).text) } as Mailer
  const settings = { webhookSecret: '', merchant: () => '', deletePictureCopies: assert.fail }
  const handlers = jobHandlers(shop.shop, mailer, settings)
  const mailedAccess = async () => {
    await shop.call('order.mailLink', { number, access: own })
    for (const job of await takeAllJobs(shop.db, shop.clock.now)) {
      const data = job.kind === 'mail' && readJobData('mail', job.data)
      if (data && data.template === 'order-link') await handlers.mail(data, job)
    }
    return /#access=(\S+)/.exec(texts.at(-1)!)![1]!
  }
  const opens = async (access: string) => (await shop.call('order.view', { number, access })).code === 0
  const strangers = await mailedAccess()
  assert.ok(await opens(strangers))
  const corrected = { before: order.email, email: 'adah@example.com' }
  assert.equal(await correctEmail(shop.db, order.id, corrected, 'staff', shop.clock.now), null)
  const buyers = await mailedAccess()
  assert.deepEqual([await opens(strangers), await opens(buyers), await opens(own)], [false, true, true])
})
