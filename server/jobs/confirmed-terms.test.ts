// The mail that confirms an order contains the merchant's terms as a file, in the language of the order.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import PostalMime from 'postal-mime'
import { readyToPlace } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { finishJob } from '#data/jobs/jobs.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { takeAllJobs } from '#data/testing.ts'
import { saveContent } from '#services/content/save-content.ts'
import { settle } from '#services/payment/settle.ts'
import { openFolderMailer } from '../mail/testing-mailer.ts'
import { jobHandlers } from './handlers.ts'
import { runJob } from './run-jobs.ts'

let shop: TestShop
let folder: string
before(async () => {
  shop = await openTestShop(true)
  folder = await mkdtemp(path.join(tmpdir(), 'posy-terms-'))
})
after(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** The mail that confirms a new, paid order. */
async function confirmation(email: string) {
  const who = { session: `visitor-${email}`, idempotencyKey: `key-of-the-order-${email}` }
  const wanted = await readyToPlace(shop, who, shop.mug.oat)
  const { data } = await shop.call('order.place', { ...wanted, buyer: { ...wanted.buyer, email } }, who)
  const order = (await loadOrder(shop.db, { number: data.number }))!
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  const mailer = openFolderMailer(folder)
  const handlers = jobHandlers(shop.shop, mailer, {
    webhookSecret: '',
    merchant: () => 'posy@example.com',
    deletePictureCopies: assert.fail,
  })
  for (const job of await takeAllJobs(shop.db, shop.clock.now, 1)) {
    if (job.kind === 'mail') await runJob(handlers, job)
    await finishJob(shop.db, job, shop.clock.now)
  }
  const mails = await Promise.all(
    (await readdir(folder)).map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return mails.find(({ to, subject }) => to?.[0]?.address === email && subject?.includes('payment'))!
}

test('without published terms, the confirmation has no file and does not mention one', async () => {
  const mail = await confirmation('ada@example.com')
  assert.deepEqual(mail.attachments, [])
  assert.doesNotMatch(mail.text!, /Attached/)
})

test('published terms are attached as text, with returns and the seller’s address', async () => {
  const page = { kind: 'page', status: 'active', picture: null, publishedAt: 0 } as const
  for (const [key, title, body] of [
    ['terms', 'Terms', '## The contract\nWe accept *your* order & [returns](/rich/returns).'],
    ['returns', 'Returns', 'Withdraw within 14 days.'],
    ['privacy', 'Privacy', 'Not part of the contract.'],
  ] as const)
    assert.equal(
      await saveContent(
        shop.db,
        { ...page, key, texts: { us: { title, summary: '', body } } },
        { base: null, home: 'us' },
        shop.clock.now,
      ),
      null,
    )
  const mail = await confirmation('bea@example.com')
  assert.match(mail.text!, /Attached for you to keep/)
  const [file, ...others] = mail.attachments
  assert.equal(others.length, 0)
  assert.equal(file!.filename, 'Posy - Terms, Returns.txt')
  assert.equal(
    new TextDecoder().decode(file!.content as ArrayBuffer).replaceAll('\r\n', '\n'),
    'TERMS\n\nThe contract\n\nWe accept your order & returns.\n\n\nRETURNS\n\nWithdraw within 14 days.\n\n\n' +
      'Posy Gifts GmbH\nLindenallee 12\n26122 Oldenburg\n' +
      'Amtsgericht Oldenburg, HRB 123456\nGeschäftsführerin: Nora Petersen\nhello@posy.example\n',
  )
})
