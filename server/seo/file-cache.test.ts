import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { createAdmission, rendersInBurst } from '../http/admission.ts'
import { createFileCache, freshMs } from './file-cache.ts'

const fail = (fault: unknown): void => assert.fail(String(fault))

function open() {
  const clock = { now: 1_000 }
  const now = (): number => clock.now
  const client = { address: '203.0.113.1' }
  const admission = {
    ...createAdmission({ now, counts: true, isLate: () => false }),
    delayRefusal: async () => undefined,
  }
  const files = createFileCache({ admission, clientIp: () => client.address, now, report: fail })
  const generated: string[] = []
  const get = (name: string, encoding?: string) =>
    files.respond(
      { headers: { ...(encoding && { 'accept-encoding': encoding }) } } as IncomingMessage,
      name,
      async () => {
        generated.push(name)
        return `<feed>${name}</feed>`
      },
    )
  return { clock, client, generated, get }
}

test('a file is generated once in a quarter of an hour, and sent compressed to clients that accept it', async () => {
  const { clock, generated, get } = open()
  const [first, second] = await Promise.all([get('de', 'gzip, br'), get('de', 'gzip')])
  assert.deepEqual([first.status, first.headers['content-encoding']], [200, 'gzip'])
  assert.equal(gunzipSync(second.body as Buffer).toString(), '<feed>de</feed>')
  const plain = await get('de')
  assert.deepEqual([String(plain.body), plain.headers['content-encoding']], ['<feed>de</feed>', undefined])
  clock.now += freshMs - 1
  await get('de', 'gzip')
  assert.deepEqual(generated, ['de'])
  clock.now += 1
  await get('de', 'gzip')
  assert.deepEqual(generated, ['de', 'de'])
})

test('a network that requests too many files is refused with a time to wait; it still gets cached ones, and others are served', async () => {
  const { clock, client, generated, get } = open()
  await get('kept', 'gzip')
  const statuses: number[] = []
  for (let file = 1; file < rendersInBurst + 20; file += 1)
    statuses.push((await get(`file ${file}`, 'gzip')).status)
  assert.equal(statuses.filter((status) => status === 200).length, rendersInBurst - 1)
  assert.deepEqual([statuses.at(-1), generated.length], [503, rendersInBurst])
  assert.equal((await get('file 999', 'gzip')).headers['retry-after'], '5')
  assert.equal((await get('kept', 'gzip')).status, 200)
  assert.equal((await get('kept')).status, 503, 'decompressing is work, too')
  client.address = '203.0.113.2'
  assert.equal((await get('file 999', 'gzip')).status, 200)
  clock.now += freshMs
  for (let file = 0; file < rendersInBurst; file += 1) await get(`more ${file}`, 'gzip')
  assert.equal((await get('kept', 'gzip')).status, 200, 'an older copy is better than none')
})

test('a file that could not be generated is generated at the next request', async () => {
  const admission = { acquire: async () => () => undefined, delayRefusal: async () => undefined }
  const files = createFileCache({ admission, clientIp: () => '', now: () => 0, report: fail })
  const request = { headers: { 'accept-encoding': 'gzip' } } as unknown as IncomingMessage
  await assert.rejects(files.respond(request, 'us', () => Promise.reject(new Error('the database is away'))))
  assert.equal((await files.respond(request, 'us', async () => '<feed/>')).status, 200)
})
