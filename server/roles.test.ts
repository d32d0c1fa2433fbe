// A shop of one node for shoppers and one for work in the background.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { openTestProcess, startShopProcess, type ShopProcess, type TestProcess } from './testing-process.ts'

let web: TestProcess
let worker: ShopProcess
before(async () => void (web = await openTestProcess({ ROLE: 'web' })))

const message = { name: 'Ada', email: 'ada@example.com', subject: 'A mug', text: 'Is it blue?' }
const isSent = async () => {
  const [job] = await web.db.rows<{ isDone: boolean; attempts: number }>(
    sql`select done_at is not null as "isDone", attempts from job where kind = 'contact-mail'`,
  )
  return job
}

test('a node for shoppers queues mails and runs no job; a worker sends them', async () => {
  const session = 'visitor-of-two-roles'
  assert.equal((await web.call('contact.send', message, { session })).code, 201)
  worker = await startShopProcess({ ...web.environment, ROLE: 'worker' })
  await until(async () => (await isSent())?.isDone === true)
  assert.equal((await isSent())?.attempts, 1)
  // The scheduler of the worker queues this job; that of a web node would have before.
  const job = await web.db.row<{ at: number }>(sql`select created_at as at from job where kind = 'retention'`)
  const mail = await web.db.row<{ at: number }>(
    sql`select created_at as at from job where kind = 'contact-mail'`,
  )
  assert.ok(job && mail && job.at > mail.at)
})

test('a worker answers health checks, and neither pages nor calls', async () => {
  for (const path of ['/live', '/ready']) assert.equal((await worker.send({ path })).status, 200, path)
  for (const path of ['/', '/plush-teddy', '/api', '/_mail'])
    assert.equal((await worker.send({ path })).status, 404, path)
  assert.equal((await web.send({ path: '/plush-teddy' })).status, 200)
})
