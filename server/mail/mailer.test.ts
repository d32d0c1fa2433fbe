// Signatures of mails, and addresses that the mail server refuses.
import assert from 'node:assert/strict'
import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { saveIssue } from '#data/customers/newsletter-issues.ts'
import { requestSubscription, confirmNewsletter } from '#data/customers/newsletter.ts'
import { sql } from '#data/database.ts'
import { allJobKinds } from '#data/jobs/job-kinds.ts'
import { enqueue, type Job } from '#data/jobs/jobs.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { openSmtpServer } from '#test-support/smtp-server.ts'
import { until } from '#test-support/until.ts'
import { newsletterHandlers } from '../jobs/newsletter-handlers.ts'
import { startJobs, type JobHandlers } from '../jobs/run-jobs.ts'
import { composeCodeMail } from './account-mails.ts'
import { AddressRefused, createMailer, type MailSettings } from './mailer.ts'

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const common: MailSettings = {
  smtpUrl: undefined,
  folder: '',
  settings: () => sampleSettings,
  publicOrigin: 'https://posy.example',
  season: () => null,
  isTestShop: false,
}
const mail = { id: 'one', ...composeCodeMail('123456', 'us', sampleSettings) }

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** Relaxed canonical form of a header field (RFC 6376, 3.4.2). */
function relaxed(field: string): string {
  const at = field.indexOf(':')
  const value = field
    .slice(at + 1)
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
  return `${field.slice(0, at).trim().toLowerCase()}:${value}`
}

test('mails are signed for the domain of the sender', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-dkim-'))
  try {
    await createMailer({ ...common, folder, dkim: { selector: 'posy', privateKey } }).send({
      ...mail,
      to: 'ada@example.com',
    })
    const [name = ''] = await readdir(folder)
    // As a mail server receives it: every line ends with CR LF.
    const text = (await readFile(path.join(folder, name), 'latin1')).replaceAll(/\r?\n/g, '\r\n')
    const head = text.slice(0, text.indexOf('\r\n\r\n'))
    const fields = head.split(/\r\n(?![ \t])/)
    const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? ''
    const tag = (wanted: string): string =>
      (new RegExp(`[;:]\\s*${wanted}=([^;]*)`).exec(signature)?.[1] ?? '').replaceAll(/\s/g, '')
    assert.deepEqual([tag('d'), tag('s'), tag('c')], ['posy.example', 'posy', 'relaxed/relaxed'])
    const body = text.slice(head.length + 4)
    const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
    const canonical = `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`
    assert.equal(createHash('sha256').update(canonical, 'latin1').digest('base64'), tag('bh'))
    const signed = tag('h')
      .split(':')
      .map((wanted) =>
        relaxed(fields.findLast((field) => field.toLowerCase().startsWith(`${wanted.toLowerCase()}:`)) ?? ''),
      )
    const own = relaxed(signature).replace(/(;\s*b=)[^;]*/, '$1')
    const verifier = createVerify('sha256').update([...signed, own].join('\r\n'), 'latin1')
    assert.ok(verifier.verify(createPublicKey(privateKey), tag('b'), 'base64'))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('mails to addresses that do not exist fail at once, and those of others do not wait', async () => {
  const smtp = await openSmtpServer(0)
  const mailer = createMailer({ ...common, smtpUrl: smtp.url })
  const send = async (_: unknown, { id }: Job) => {
    const isKnown = id === last
    await mailer.send({ ...mail, id, to: isKnown ? 'ada@example.com' : 'unknown@example.com' })
  }
  const handlers = Object.fromEntries(allJobKinds.map((kind) => [kind, send])) as unknown as JobHandlers
  await shop.db.run(sql`delete from job`)
  const about = { messageId: 'any' }
  for (let count = 0; count < 8; count += 1) await enqueue(shop.db, 'contact-mail', about, shop.clock.now)
  const last = await enqueue(shop.db, 'contact-mail', about, shop.clock.now + 5_000)
  const jobs = startJobs(
    shop.db,
    handlers,
    () => shop.clock.now,
    () => undefined,
  )
  try {
    const dead = () => shop.db.rows(sql`select from job where dead_at is not null and attempts = 1`)
    await until(async () => (await dead()).length === 8)
    shop.clock.now += 5_000
    await until(
      async () =>
        (await shop.db.row(sql`select from job where id = ${last} and done_at is not null`)) !== undefined,
    )
  } finally {
    await jobs.stop()
    mailer.close()
    smtp.close()
    await shop.db.run(sql`delete from job`)
  }
})

test('an address that does not exist ends its subscription; a mail that somebody waits for fails', async () => {
  const smtp = await openSmtpServer(0)
  const mailer = createMailer({ ...common, smtpUrl: smtp.url })
  try {
    await assert.rejects(mailer.send({ ...mail, to: 'unknown@example.com' }), AddressRefused)
    await mailer.send({ ...mail, to: 'ada@example.com' })
    const now = shop.clock.now
    const subscribe = (email: string) =>
      shop.db.transaction(async (tx) => {
        const asked = await requestSubscription(tx, email, 'us', now)
        await confirmNewsletter(tx, asked!, now)
      })
    await subscribe('unknown@example.com')
    await subscribe('ada@example.com')
    await shop.db.transaction((tx) => saveIssue(tx, 'may', { us: { subject: 'May', text: 'Flowers.' } }, now))
    const readers = await shop.db.rows<{ id: string }>(sql`select id from newsletter_subscription`)
    const send = newsletterHandlers(shop.shop, mailer)['newsletter-mail']
    for (const { id } of readers) {
      const data = { template: 'newsletter', issue: 'may', subscriptionId: id } as const
      await send(data, { id, kind: 'newsletter-mail', data, attempts: 1, lease: id })
    }
    const states = await shop.db.rows(sql`
      select email, subscribed, (select source from newsletter_consent c where c.subscription_id = s.id
        order by c.at desc, c.id desc limit 1) as source
      from newsletter_subscription s order by email`)
    assert.deepEqual(states, [
      { email: 'ada@example.com', subscribed: true, source: 'link' },
      { email: 'unknown@example.com', subscribed: false, source: 'bounce' },
    ])
    assert.deepEqual(
      smtp.mails.map(({ to }) => to),
      ['ada@example.com', 'ada@example.com'],
    )
  } finally {
    mailer.close()
    smtp.close()
  }
})
