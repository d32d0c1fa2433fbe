import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { createAdmission, rendersInBurst } from '../http/admission.ts'
import { createKeptFiles, keepMs } from './kept-files.ts'

function open() {
  const clock = { now: 1_000 }
  const now = (): number => clock.now
  const asking = { address: '203.0.113.1' }
  const admission = {
    ...createAdmission({ now, counts: true, isLate: () => false }),
    holdBack: async () => undefined,
  }
  const files = createKeptFiles({ admission, clientIp: () => asking.address, now })
  const made: string[] = []
  const ask = (name: string, encoding?: string) =>
    files.answer(
      { headers: { ...(encoding && { 'accept-encoding': encoding }) } } as IncomingMessage,
      name,
      async () => {
        made.push(name)
        return `<feed>${name}</feed>`
      },
    )
  return { clock, asking, made, ask }
}

test('a file is made once in a quarter of an hour, and sent compressed to whoever takes that', async () => {
  const { clock, made, ask } = open()
  const [first, second] = await Promise.all([ask('de', 'gzip, br'), ask('de', 'gzip')])
  assert.deepEqual([first.status, first.headers['content-encoding']], [200, 'gzip'])
  assert.equal(gunzipSync(second.body as Buffer).toString(), '<feed>de</feed>')
  const plain = await ask('de')
  assert.deepEqual([String(plain.body), plain.headers['content-encoding']], ['<feed>de</feed>', undefined])
  clock.now += keepMs - 1
  await ask('de', 'gzip')
  assert.deepEqual(made, ['de'])
  clock.now += 1
  await ask('de', 'gzip')
  assert.deepEqual(made, ['de', 'de'])
})

test('a network that asks for ever more files is told to wait, gets kept ones all the same, and others are served', async () => {
  const { clock, asking, made, ask } = open()
  await ask('kept', 'gzip')
  const statuses: number[] = []
  for (let file = 1; file < rendersInBurst + 20; file += 1)
    statuses.push((await ask(`file ${file}`, 'gzip')).status)
  assert.equal(statuses.filter((status) => status === 200).length, rendersInBurst - 1)
  assert.deepEqual([statuses.at(-1), made.length], [503, rendersInBurst])
  assert.equal((await ask('file 999', 'gzip')).headers['retry-after'], '5')
  assert.equal((await ask('kept', 'gzip')).status, 200)
  assert.equal((await ask('kept')).status, 503, 'decompressing is work, too')
  asking.address = '203.0.113.2'
  assert.equal((await ask('file 999', 'gzip')).status, 200)
  clock.now += keepMs
  for (let file = 0; file < rendersInBurst; file += 1) await ask(`more ${file}`, 'gzip')
  assert.equal((await ask('kept', 'gzip')).status, 200, 'an older copy is better than none')
})

test('a file that could not be made is made at the next request', async () => {
  const admission = { turn: async () => () => undefined, holdBack: async () => undefined }
  const files = createKeptFiles({ admission, clientIp: () => '', now: () => 0 })
  const request = { headers: { 'accept-encoding': 'gzip' } } as unknown as IncomingMessage
  await assert.rejects(files.answer(request, 'us', () => Promise.reject(new Error('the database is away'))))
  assert.equal((await files.answer(request, 'us', async () => '<feed/>')).status, 200)
})
