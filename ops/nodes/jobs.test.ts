// Two nodes with many mails and a slow mail server: throughput, sign-in codes, kill -9, and hourly work.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { startShopProcess } from '#server/testing-process.ts'
import { openSmtpServer, type SmtpServer } from '#test-support/smtp-server.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { enqueueMails, openNodes, report, sized, type Nodes } from './testing-nodes.ts'

/** In `npm test` the mail server is slow enough that the processor is no limit. */
const smtpMs = sized(1_000, 100)
const queued = sized(600, 20_000)
const leastPerSecond = sized(24, 300)

let smtp: SmtpServer
let shop: Nodes
before(async () => {
  smtp = await openSmtpServer(smtpMs)
  shop = await openNodes([{ SMTP_URL: smtp.url }, { SMTP_URL: smtp.url }])
})
after(() => smtp.close())

test('behind a queue of mails, a sign-in code leaves within five seconds, and the nodes send many at once', async () => {
  await enqueueMails(shop.db, queued)
  await until(() => smtp.mails.length > 50)
  const [first, began] = [smtp.mails.length, performance.now()]
  await shop.nodes[0]!.call('account.requestCode', { email: 'ada@example.com' })
  await until(() => smtp.mails.some(({ to }) => to === 'ada@example.com'))
  const codeMs = smtp.mails.find(({ to }) => to === 'ada@example.com')!.at - began
  const enough = first + sized(150, 2_000)
  await until(() => smtp.mails.length >= enough)
  const perSecond = ((smtp.mails.length - first) / (performance.now() - began)) * 1_000
  await report(
    `a sign-in code behind ${queued} mails`,
    'within 5 s',
    `${(codeMs / 1_000).toFixed(1)} s after the request`,
  )
  await report(
    `mails of two nodes, ${smtpMs} ms each`,
    `${leastPerSecond} a second`,
    `${Math.round(perSecond)} a second`,
  )
  assert.ok(codeMs < underLoad(5_000), `${codeMs} ms`)
  assert.ok(perSecond >= leastPerSecond, `${perSecond} a second`)
})

test('after kill -9 of both nodes every mail is sent, none more than twice, repeats with the same Message-ID', async () => {
  // The queue that remains is enough: its mails are being sent.
  await Promise.all(shop.nodes.map((node) => node.kill()))
  const left = await shop.db.row<{ n: number }>(
    sql`select count(*) as n from job where done_at is null and locked_until is not null`,
  )
  assert.ok(left!.n > 0, 'killed while mails were being sent')
  // The leases would end within a minute. The shortened queue is still larger than what one node takes at once.
  await shop.db.run(sql`update job set locked_until = now() where locked_until is not null`)
  await shop.db.run(sql`
    delete from job where id in (
      select id from job where done_at is null and locked_until is null order by id offset 200)`)
  await startShopProcess({ DATABASE_URL: shop.databaseUrl, SMTP_URL: smtp.url })
  await until(async () => !(await shop.db.row(sql`select id from job where done_at is null limit 1`)))
  const times = [...Map.groupBy(smtp.mails, ({ messageId }) => messageId).values()].map(
    ({ length }) => length,
  )
  const sent = await shop.db.row<{ n: number }>(
    sql`select count(*) as n from job where done_at is not null and kind like '%mail'`,
  )
  const repeated = times.filter((each) => each > 1).length
  await report(
    'mails repeated after kill -9 of two nodes',
    'at most once, same Message-ID',
    `${repeated} of ${sent!.n}, at most ${Math.max(...times)} times`,
  )
  assert.ok(times.length >= sent!.n, `${times.length} of ${sent!.n} were sent`)
  assert.ok(Math.max(...times) <= 2)
  assert.ok(repeated <= left!.n)
})

test('one node deletes expired data, once an hour', async () => {
  const jobs = await shop.db.rows<{ once: string; attempts: number }>(
    sql`select once, attempts from job where kind = 'retention' and done_at is not null`,
  )
  // The hour may turn during the test.
  assert.ok(jobs.length === 1 || jobs.length === 2, JSON.stringify(jobs))
  assert.ok(
    jobs.every(({ once, attempts }) => once.startsWith('retention 20') && attempts === 1),
    JSON.stringify(jobs),
  )
})
