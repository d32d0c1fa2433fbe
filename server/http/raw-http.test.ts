// Invalid HTTP, written to the socket: refused without partial processing and without long waits.
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { before, test } from 'node:test'
import type { Reply } from '#api/endpoint.ts'
import { sql } from '#data/database.ts'
import { underLoad } from '#test-support/under-load.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { headersOf } from '../testing-http.ts'
import { openTestProcess, type TestProcess } from '../testing-process.ts'

let shop: TestProcess
/** A call with an endless body. It starts first because its response takes longest. */
let endless: Promise<{ text: string; seconds: number }>

before(async () => {
  shop = await openTestProcess()
  const began = performance.now()
  endless = shop
    .raw(head(['content-length: 50']) + '{"api"', /\r\n\r\n.*\}$/s)
    .then((text) => ({ text, seconds: (performance.now() - began) / 1000 }))
})

function head(
  lines: readonly string[],
  { host = 'localhost', line = `POST ${apiPath} HTTP/1.1` } = {},
): string {
  const headers = Object.entries(headersOf()).map(([name, value]) => `${name}: ${value}`)
  return [line, `host: ${host}`, ...headers, 'content-type: application/json', ...lines, '', ''].join('\r\n')
}

const adding = (): string => JSON.stringify({ api: 'cart.add', variantId: shop.teddy.variant, quantity: 1 })
const cartsFilled = async () => (await shop.db.row<{ n: number }>(sql`select count(*) as n from cart`))?.n

async function assertUp(): Promise<void> {
  assert.equal((await shop.call('cart.view', {})).code, 0)
}

test('requests that a proxy and the server could read differently are refused', async () => {
  const body = adding()
  const size = Buffer.byteLength(body)
  const chunk = `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const hidden = `GET /smuggled HTTP/1.1\r\nhost: localhost\r\n\r\n`
  const corpus: Record<string, string> = {
    'a length and chunks': head([`content-length: ${size}`, 'transfer-encoding: chunked']) + chunk,
    'chunks and a length': head(['transfer-encoding: chunked', 'content-length: 4']) + chunk + hidden,
    'two lengths': head([`content-length: ${size}`, 'content-length: 0']) + body,
    'lengths in a list': head([`content-length: ${size}, 0`]) + body,
    'a signed length': head([`content-length: +${size}`]) + body,
    'a length in hexadecimal': head([`content-length: 0x${size.toString(16)}`]) + body,
    'an unknown coding': head(['transfer-encoding: xchunked']) + chunk,
    'a coding after chunks': head(['transfer-encoding: chunked, identity']) + chunk,
    'a coding with a vertical tab': head(['transfer-encoding:\vchunked']) + chunk,
    'a space before the colon': head(['transfer-encoding : chunked']) + chunk,
    'a folded line': head(['x-folded: a\r\n b', `content-length: ${size}`]) + body,
    'a chunk of no size': `${head(['transfer-encoding: chunked'])}zz\r\n${body}\r\n0\r\n\r\n`,
    'a chunk of a negative size': `${head(['transfer-encoding: chunked'])}-1\r\n${body}\r\n0\r\n\r\n`,
    'a chunk longer than said': `${head(['transfer-encoding: chunked'])}5\r\n${body}\r\n0\r\n\r\n`,
    'a chunk size beyond all numbers': `${head(['transfer-encoding: chunked'])}ffffffffffffffffff\r\n${body}`,
    'no host': `POST ${apiPath} HTTP/1.1\r\ncontent-length: 0\r\n\r\n`,
    'two hosts': head([`content-length: ${size}`, 'host: evil.test']) + body,
    'one host twice': head([`content-length: ${size}`, 'Host: localhost']) + body,
    'bare line feeds': head([`content-length: ${size}`]).replaceAll('\r\n', '\n') + body,
    'a null in a header': head(['x-null: a\0b', `content-length: ${size}`]) + body,
    'no HTTP at all': 'EHLO shop.example\r\n\r\n',
    'another HTTP': head([], { line: 'PRI * HTTP/2.0' }),
    'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  }
  for (const [name, bytes] of Object.entries(corpus)) {
    const text = await shop.raw(Buffer.from(bytes, 'latin1'))
    assert.match(text, /^HTTP\/1\.1 400 Bad Request\r\n/, name)
    assert.match(text, /connection: close/i, name)
    assert.equal(text.match(/HTTP\/1\.1 /g)?.length, 1, `${name}: one answer, no second request`)
    assert.doesNotMatch(text, /\bat .+:\d+|HPE_|node/i, name)
    await assertUp()
  }
  assert.equal(await cartsFilled(), 0)
})

test('methods unknown to pages and endpoint are refused', async () => {
  for (const method of ['TRACE', 'PATCH', 'PROPFIND', 'PUT'])
    for (const path of ['/', '/classify/gifts', '/q7']) {
      const { status } = await shop.send({ method, path })
      assert.equal(status, 405, `${method} ${path}`)
    }
  assert.match(
    await shop.raw('CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n'),
    /^(HTTP\/1\.1 4|$)/,
  )
  await assertUp()
})

test('headers of 20 KB are refused', async () => {
  const text = await shop.raw(head([`x-long: ${'x'.repeat(20_000)}`, 'content-length: 0']))
  assert.match(text, /^HTTP\/1\.1 431 /)
  await assertUp()
})

test('two thousand small headers are refused or harmless', async () => {
  const many = Array.from({ length: 2_000 }, (_, i) => `x${i}: y`)
  assert.match(await shop.raw(head([...many, 'content-length: 0'])), /^HTTP\/1\.1 4/)
  await assertUp()
})

test('a body sent a byte at a time is read like any other', async () => {
  const body = adding()
  const text = await byteByByte(
    head([`content-length: ${Buffer.byteLength(body)}`, 'connection: close']),
    body,
  )
  assert.match(text, /^HTTP\/1\.1 200 /)
  const reply = JSON.parse(text.slice(text.indexOf('\r\n\r\n'))) as Reply
  assert.equal(reply.code, 0)
})

/** Writes each byte after the previous one was sent. */
function byteByByte(start: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(shop.port, '127.0.0.1', () => {
      socket.setNoDelay(true)
      const bytes = [...Buffer.from(body)]
      const next = (): void => {
        const byte = bytes.shift()
        if (byte !== undefined) socket.write(Buffer.of(byte), next)
      }
      socket.write(start, next)
    })
    socket.setEncoding('utf8').on('data', (part: string) => void (text += part))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

test('a hundred clients that disconnect in the middle of a body leave no open connections', async () => {
  const begun = Array.from({ length: 100 }, () => {
    const socket = connect(shop.port, '127.0.0.1')
    return new Promise<void>((resolve, reject) => {
      socket.on('error', reject)
      socket.write(`${head(['content-length: 50'])}{"api"`, () => {
        socket.destroy()
        resolve()
      })
    })
  })
  await Promise.all(begun)
  await assertUp()
})

test('an endless body is refused with a code within fifteen seconds', async () => {
  const { text, seconds } = await endless
  assert.match(text, /^HTTP\/1\.1 408 /)
  assert.equal((JSON.parse(text.slice(text.indexOf('\r\n\r\n'))) as Reply).refused, 'body-unreadable')
  assert.ok(seconds < underLoad(15), `${seconds} s`)
  await assertUp()
  assert.ok(shop.isRunning())
  assert.doesNotMatch(shop.output(), /fault/)
})
