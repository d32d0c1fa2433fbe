// The newsletter over HTTP: subscribe, confirm, send once to each reader, unsubscribe by one click.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { before, test } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { openTestProcess, runOps, type TestProcess } from '../testing-process.ts'

let shop: TestProcess
before(async () => void (shop = await openTestProcess({ RATE_LIMITS: 'off' })))

const reader = 'reader@example.com'
const host = () => `localhost:${shop.port}`

async function mailsTo(address: string): Promise<Email[]> {
  const files = (await readdir(shop.mailFolder)).filter((name) => name.endsWith('.eml')).sort()
  const texts = await Promise.all(files.map((name) => readFile(path.join(shop.mailFolder, name))))
  // Parsing takes most of the time, and most mails are for others.
  const candidates = texts.filter((text) => text.includes(address))
  const parsed = await Promise.all(candidates.map((text) => PostalMime.parse(text)))
  return parsed.filter(({ to }) => to?.some((each) => each.address === address))
}

async function firstMail(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined
  await until(async () => {
    found = (await mailsTo(address)).find((mail) => subject.test(mail.subject ?? ''))
    return found !== undefined
  })
  return found!
}
const tokenIn = (mail: Email, purpose: string) =>
  new RegExp(`/_newsletter/${purpose}/([^?\\s]+)`).exec(mail.text ?? '')?.[1] ?? ''
const subscribed = async (email = reader) =>
  (
    await shop.db.row<{ subscribed: boolean }>(
      sql`select subscribed from newsletter_subscription where email = ${email}`,
    )
  )?.subscribed
const consents = async () =>
  (
    await shop.db.rows<{ consent: string }>(sql`
      select c.kind || ' by ' || c.source || ' in ' || c.locale as consent
      from newsletter_consent c join newsletter_subscription s on s.id = c.subscription_id where s.email = ${reader} order by c.at, c.id`)
  ).map(({ consent }) => consent)
const folder = await mkdtemp(path.join(tmpdir(), 'posy-issue-'))
async function issue(contents: object): Promise<string> {
  const file = path.join(folder, 'issue.json')
  await writeFile(file, JSON.stringify(contents))
  return file
}
const send = async (contents: object) =>
  runOps(shop.environment, 'newsletter', 'send', await issue(contents), '--json')
/** Mails of issues that are enqueued; those of the first `period` only. */
async function mailJobs(period = '1 year'): Promise<number> {
  const row = await shop.db.row<{ count: number }>(sql`
    select count(*) as count from job where kind = 'newsletter-mail'
      and run_at < (select min(run_at) from job where kind = 'newsletter-mail') + ${period}::interval`)
  return row!.count
}
async function pagesToCome(): Promise<number> {
  const row = await shop.db.row<{ count: number }>(
    sql`select count(*) as count from job where kind = 'newsletter-issue' and done_at is null`,
  )
  return row!.count
}
/** Sends the pages of an issue without their pauses. */
async function sendPages(): Promise<void> {
  await until(async () => {
    await shop.db.run(sql`
      update job set run_at = now() where kind = 'newsletter-issue' and done_at is null and run_at > now()`)
    return (await pagesToCome()) === 0
  })
}
const words = {
  issue: 'easter-2027',
  us: { subject: 'Easter is near', text: 'Hello.\n\n[To the bunnies](https://shop.example/classify/easter)' },
  de: { subject: 'Ostern ist nah', text: 'Hallo.' },
}

test('only confirmed addresses get the newsletter, and subscribing a stranger’s address sends few mails', async () => {
  const asked = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      shop.call(
        'newsletter.subscribe',
        { email: reader },
        { session: `visitor-${at}-0123456789`, locale: 'de' },
      ),
    ),
  )
  assert.ok(asked.every(({ code, data }) => code === 0 && data.sent))
  const mail = await firstMail(reader, /Newsletter/)
  assert.equal((await mailsTo(reader)).length, 1)
  assert.equal(await subscribed(), false)
  const token = tokenIn(mail, 'confirm')
  // Programs open links too: GET changes nothing, and tokens of other links are refused.
  const page = { path: `/_newsletter/confirm/${token}?lang=de`, headers: { host: host() } }
  for (const method of ['GET', 'HEAD']) assert.equal((await shop.send({ ...page, method })).status, 200)
  assert.equal((await shop.call('newsletter.leave', { token })).refused, 'newsletter-link-over')
  assert.equal(
    (await shop.call('newsletter.confirm', { token: `${token}x` })).refused,
    'newsletter-link-over',
  )
  assert.equal(await subscribed(), false)
  for (const _ of [1, 2]) assert.equal((await shop.call('newsletter.confirm', { token })).code, 0)
  assert.equal(await subscribed(), true)
  assert.deepEqual(await consents(), ['asked by form in de', 'given by link in de'])
})

test('an issue goes to each reader once, in their language, with a List-Unsubscribe header', async () => {
  await shop.db.run(sql`
    insert into newsletter_subscription (id, email, locale, subscribed, created_at)
    select gen_random_uuid(), 'many-' || n || '@example.com', 'fr', true, now() from generate_series(1, 1200) n`)
  const sent = await Promise.all([send(words), send(words)])
  assert.deepEqual(
    sent.map(({ code }) => code),
    [0, 0],
  )
  const waiting = sent.map(({ output }) => (JSON.parse(output) as { waiting: number }).waiting)
  assert.equal(Math.max(...waiting), 1_201)
  await until(async () => (await mailJobs()) > 0)
  const [page, rush] = await Promise.all([mailJobs(), mailJobs('1 second')])
  assert.equal(page, 500, 'two commands at once send it once, page by page')
  assert.ok(rush <= 40, 'a sign-in code finds its way between them')
  // A page that is repeated after an interruption, and the pages that are due later.
  await shop.db.run(
    sql`update job set done_at = null where kind = 'newsletter-issue' and done_at is not null`,
  )
  await until(async () => (await pagesToCome()) === 1)
  assert.equal(await mailJobs(), 500)
  await sendPages()
  assert.equal(await mailJobs(), 1_201)
  await shop.db.run(sql`
    update job set run_at = now() where kind = 'newsletter-mail' and done_at is null and data->>'subscriptionId' in
      (select id::text from newsletter_subscription where email = any(${[reader, 'many-7@example.com']}))`)
  const mail = await firstMail(reader, /Ostern ist nah/)
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value
  assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  assert.match(header('list-unsubscribe') ?? '', /^<http:\/\/localhost:\d+\/_newsletter\/[\w.-]+>$/)
  assert.match((await firstMail('many-7@example.com', /Easter is near/)).text ?? '', /abonn|désabonner/i)
  const other = await send({ ...words, us: { subject: 'Something else', text: 'No.' } })
  assert.equal(other.code, 1)
  assert.match(other.output, /another text was sent before/)
  assert.match((await send({ issue: 'x' })).output, /needs a subject of up to 150/)
  assert.match((await send({ us: words.us })).output, /An issue is JSON like/)
  const list = await runOps(shop.environment, 'newsletter', 'list')
  assert.match(list.output, /de +1 +0 +0\n/)
  assert.match(list.output, /easter-2027 +1201 +Easter is near/)
})

test('an issue in one language only reaches all, a test reaches one address, and the merchant exports readers', async () => {
  const file = await issue({ issue: 'only-german', de: words.de })
  const to = 'me@example.com'
  const tested = await runOps(shop.environment, 'newsletter', 'test', file, to, '--language', 'de')
  assert.equal(tested.code, 0, tested.output)
  const mail = await firstMail(to, /Ostern ist nah/)
  assert.doesNotMatch(mail.text ?? '', /_newsletter/)
  const missing = await runOps(shop.environment, 'newsletter', 'test', file, to)
  assert.match(missing.output, /needs a subject of up to 150/)
  const csv = await runOps(shop.environment, 'newsletter', 'export')
  assert.match(csv.output, /^email,language,subscribed at\r\n[^]*reader@example.com,de,20/)
  const unknown = await runOps(shop.environment, 'newsletter', 'unsubscribe', 'unknown@example.com')
  assert.equal(unknown.code, 1)
  await runOps(shop.environment, 'newsletter', 'unsubscribe', 'many-1200@example.com')
  assert.equal(await subscribed('many-1200@example.com'), false)
  await shop.db.run(sql`
    update newsletter_subscription set subscribed = true where email = 'many-1200@example.com'`)
})

test('one click in the mail program unsubscribes without signing in; a GET changes nothing', async () => {
  const mail = await firstMail(reader, /Ostern ist nah/)
  const token = tokenIn(mail, 'leave')
  const address = `/_newsletter/${token}`
  for (const method of ['GET', 'HEAD']) {
    const looked = await shop.send({ method, path: address, headers: { host: host() } })
    assert.deepEqual([looked.status, looked.headers.location], [302, `/_newsletter/leave/${token}?lang=de`])
  }
  const type = { host: host(), 'content-type': 'application/x-www-form-urlencoded' }
  assert.equal((await shop.send({ method: 'POST', path: address, headers: type, body: 'a=b' })).status, 400)
  assert.equal(await subscribed(), true)
  const body = 'List-Unsubscribe=One-Click'
  for (const _ of [1, 2])
    assert.equal((await shop.send({ method: 'POST', path: address, headers: type, body })).status, 200)
  const strange = `/_newsletter/${token.slice(0, -4)}AAAA`
  assert.equal((await shop.send({ method: 'POST', path: strange, headers: type, body })).status, 404)
  assert.equal(await subscribed(), false)
  assert.equal((await consents()).at(-1), 'withdrawn by one-click in de')
  const again = await send({ ...words, issue: 'easter-2028' })
  assert.equal((JSON.parse(again.output) as { waiting: number }).waiting, 1_200)
  // An old confirmation does not resubscribe a reader who has unsubscribed since.
  const old = tokenIn(await firstMail(reader, /Newsletter/), 'confirm')
  assert.equal((await shop.call('newsletter.confirm', { token: old })).refused, 'newsletter-link-over')
})
