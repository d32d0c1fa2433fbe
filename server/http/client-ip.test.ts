// The client's IP address.
import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { createClientIp } from './client-ip.ts'

const request = (forwarded: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '::ffff:10.0.0.1' },
  }) as unknown as IncomingMessage

const silent = (): void => undefined

test('without trusted proxies only the address of the connection counts, and a forwarding proxy is logged once', () => {
  const warnings: string[] = []
  const ipOf = createClientIp(0, (message) => void warnings.push(message))
  assert.deepEqual([ipOf(request('1.2.3.4')), ipOf(request('1.2.3.5'))], ['10.0.0.1', '10.0.0.1'])
  assert.equal(warnings.length, 1)
  assert.match(warnings[0]!, /TRUSTED_PROXIES is 0/)
})

test('as many forwarded addresses are trusted as there are proxies', () => {
  assert.equal(createClientIp(1, silent)(request('6.6.6.6, 1.2.3.4')), '1.2.3.4')
  assert.equal(createClientIp(2, silent)(request('6.6.6.6, 1.2.3.4, 10.0.0.2')), '1.2.3.4')
})

test('an invalid address is ignored, with all addresses forwarded before it', () => {
  const warnings: string[] = []
  const warn = (message: string): void => void warnings.push(message)
  for (const garbage of ['me', '1.2.3.4.5', 'a'.repeat(300), '"; drop table', ''])
    assert.equal(createClientIp(1, warn)(request(garbage)), '10.0.0.1')
  assert.equal(createClientIp(2, warn)(request('6.6.6.6, unknown, 10.0.0.2')), '10.0.0.2')
  assert.match(warnings[0]!, /no IP address/)
  assert.equal(createClientIp(2, silent)(request('2001:db8::7, ::ffff:10.0.0.2')), '2001:db8::7')
})
