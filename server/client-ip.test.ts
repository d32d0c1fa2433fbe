// Whose call it is.
import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { createClientIp, networkOf } from './client-ip.ts'

const request = (forwarded: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '::ffff:10.0.0.1' },
  }) as unknown as IncomingMessage

test('without trusted proxies only the connection itself counts', () => {
  assert.equal(createClientIp(0)(request('1.2.3.4')), '10.0.0.1')
})

test('of forwarded addresses only as many are believed as there are proxies', () => {
  assert.equal(createClientIp(1)(request('6.6.6.6, 1.2.3.4')), '1.2.3.4')
  assert.equal(createClientIp(2)(request('6.6.6.6, 1.2.3.4, 10.0.0.2')), '1.2.3.4')
})

test('a household counts as one, whichever of its addresses calls', () => {
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), networkOf('2001:db8:1:2::9'))
  assert.notEqual(networkOf('2001:db8:1:2::9'), networkOf('2001:db8:1:3::9'))
  assert.equal(networkOf('1.2.3.4'), '1.2.3.4')
})
