import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { send } from './response.ts'
import { createReports } from './security-reports.ts'

let origin: string
let address = '203.0.113.1'
const clock = { now: 0 }
let logged: Record<string, unknown>[] = []
const log = { warn: (fields: object) => void logged.push({ ...fields }) }
const reports = createReports({ clientIp: () => address, log: log as never, now: () => clock.now })
const server = createServer((request: IncomingMessage, response) => {
  void Promise.resolve(reports(request)).then((answer) => send(request, response, answer, {}))
})

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const post = async (body: unknown, type = 'application/reports+json'): Promise<number> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await fetch(origin, { method: 'POST', body: text, headers: { 'content-type': type } })).status
}

const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 3,
  url: 'https://www.posy.example/mug',
  body: {
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    documentURL: 'https://www.posy.example/mug?mail=ada@example.com#CODE',
    sourceFile: 'https://www.posy.example/assets/entry.js?1',
    sample: 'Element innerHTML|<p>Dear Ada',
    lineNumber: 7,
    ...body,
  },
})

test('a report is logged with directive and place, without queries and text of the page', async () => {
  logged = []
  assert.equal(await post([violation()]), 204)
  const found = {
    directive: 'require-trusted-types-for',
    blocked: 'trusted-types-sink',
    page: 'https://www.posy.example/mug',
    source: 'https://www.posy.example/assets/entry.js',
    line: 7,
    sink: 'Element innerHTML',
  }
  assert.deepEqual(logged, [found])
  const older = {
    'document-uri': 'https://www.posy.example/',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://evil.test/pixel?ada',
  }
  assert.equal(await post({ 'csp-report': older }, 'application/csp-report'), 204)
  const { directive, blocked, page } = logged[1]!
  assert.deepEqual([directive, blocked, page], ['img-src', 'https://evil.test/pixel', older['document-uri']])
})

test('reports of extensions, other reports and invalid ones are not logged', async () => {
  logged = []
  clock.now += 60_000
  assert.equal(await post([violation({ sourceFile: 'chrome-extension://abc/inject.js' })]), 204)
  assert.equal(await post([violation({ blockedURL: 'moz-extension' })]), 204)
  assert.equal(await post([{ type: 'deprecation', body: {} }, null, 3]), 204)
  assert.equal(await post('{'), 204)
  assert.equal(await post([violation()], 'text/plain'), 415)
  assert.equal((await fetch(origin)).status, 405)
  assert.equal(await post([violation({ documentURL: 'x'.repeat(17_000) })]), 400)
  assert.deepEqual(logged, [])
})

test('a flood of reports logs at most sixty bodies of five reports a minute, ten from one network', async () => {
  logged = []
  clock.now += 60_000
  const body = Array.from({ length: 20 }, () => violation({ blockedURL: 'y'.repeat(300) }))
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) statuses.push(await post(body))
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 204), 429, 429])
  assert.equal(logged.length, 50)
  assert.equal(String(logged[0]!.blocked).length, 200)
  for (let network = 0; network < 70; network += 1) {
    address = `198.51.100.${network}`
    await post(body)
  }
  assert.equal(logged.length, 300)
  clock.now += 60_000
  assert.equal(await post(body), 204)
})
