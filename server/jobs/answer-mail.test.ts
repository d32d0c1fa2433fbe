// Mails that are not sent: answers that the merchant does not want, messages that were erased.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import PostalMime from 'postal-mime'
import { newVisitor, paid } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { addReview } from '#data/catalog/reviews.ts'
import { newId } from '#data/ids.ts'
import { readJobData } from '#data/jobs/job-kinds.ts'
import { finishJob } from '#data/jobs/jobs.ts'
import { takeAllJobs } from '#data/testing.ts'
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'
import { erasePerson } from '#services/customers/customers.ts'
import { answerReview, moderateReview } from '#services/reviews/moderate-review.ts'
import { createMailer } from '../mail/mailer.ts'
import { jobHandlers } from './handlers.ts'
import { skipped } from './run-jobs.ts'

let shop: TestShop
let folder: string
before(async () => {
  shop = await openTestShop(true)
  folder = await mkdtemp(path.join(tmpdir(), 'posy-answers-'))
})
after(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

function handlers(change: Partial<Settings>) {
  const settings = { ...sampleSettings, ...change }
  const publicOrigin = 'https://posy.example'
  const mailer = createMailer({
    smtpUrl: undefined,
    folder,
    settings: () => settings,
    publicOrigin,
    season: () => null,
    isTestShop: false,
  })
  const others = { webhookSecret: '', merchant: () => '', deletePictureCopies: assert.fail }
  return jobHandlers({ ...shop.shop, settings }, mailer, others)
}

test('a message that was erased before it was sent on leaves no failed job', async () => {
  const email = 'erased@example.com'
  const message = { name: 'Ada', email, subject: 'Hello', orderNumber: '', text: 'A question' }
  await shop.call('contact.send', message, newVisitor())
  assert.equal(await erasePerson(shop.db, email), null)
  const job = (await takeAllJobs(shop.db, shop.clock.now)).find(({ kind }) => kind === 'contact-mail')
  assert.equal(await handlers({})['contact-mail'](readJobData('contact-mail', job!.data), job!), skipped)
})

test('an answer given before the review is shown is mailed when it is shown, and only when it is wanted', async () => {
  const { order } = await paid(shop)
  const id = newId(shop.clock.now)
  const words = { locale: 'us', author: 'Ada', stars: 5, text: 'A dear bear.' } as const
  const { productId } = shop.teddy
  const review = { id, orderId: order.id, productId, keptProducts: [productId], ...words }
  await shop.db.transaction((tx) => addReview(tx, review, shop.clock.now))
  const answerJobs = async () =>
    (await takeAllJobs(shop.db, shop.clock.now)).filter(({ kind }) => kind === 'answer-mail')
  await answerReview(shop.db, { id, answer: 'Thank you, Ada.' }, shop.clock.now)
  assert.deepEqual(await answerJobs(), [])
  await moderateReview(shop.db, { id, status: 'shown' }, shop.clock.now)
  const [job] = await answerJobs()
  const run = (change: Partial<Settings>) =>
    handlers(change)['answer-mail'](readJobData('answer-mail', job!.data), job!)
  assert.equal(await run({ answerMails: false }), skipped)
  await run({})
  const files = await readdir(folder)
  assert.equal(files.length, 1)
  const mail = await PostalMime.parse(await readFile(path.join(folder, files[0]!)))
  assert.deepEqual([mail.to?.[0]?.address, mail.subject], [order.email, 'Posy has answered your review'])
  assert.match(mail.text!, /Honey Teddy[^]*Thank you, Ada\.[^]*\/plush-teddy/)
})

test('an answer that replaces one removed before its mail was sent is mailed, and none after it', async () => {
  const { order } = await paid(shop)
  const id = newId(shop.clock.now)
  const words = { locale: 'us', author: 'Ada', stars: 4, text: 'Soft.' } as const
  const { productId } = shop.teddy
  const review = { id, orderId: order.id, productId, keptProducts: [productId], ...words }
  await shop.db.transaction((tx) => addReview(tx, review, shop.clock.now))
  await moderateReview(shop.db, { id, status: 'shown' }, shop.clock.now)
  const answer = async (text: string) =>
    assert.equal(await answerReview(shop.db, { id, answer: text }, shop.clock.now), null)
  const runMails = async () => {
    const jobs = await takeAllJobs(shop.db, shop.clock.now)
    const results: unknown[] = []
    for (const job of jobs.filter(({ kind }) => kind === 'answer-mail')) {
      const result = await handlers({})['answer-mail'](readJobData('answer-mail', job.data), job)
      await finishJob(shop.db, job, shop.clock.now, result === skipped)
      results.push(result)
    }
    return results
  }
  await answer('Thank you, Bob.')
  await answer('')
  assert.deepEqual(await runMails(), [skipped])
  await answer('Thank you, Ada.')
  assert.deepEqual(await runMails(), [undefined])
  await answer('')
  await answer('Thank you again, Ada.')
  assert.deepEqual(await runMails(), [])
})
