import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trackingLink } from './carrier.ts'

test('a parcel of a known carrier links to the carrier’s page, with any tracking number', () => {
  assert.equal(
    trackingLink({ carrier: ' DHL Express', trackingNumber: 'JD 01/4' }),
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD%2001%2F4',
  )
  for (const carrier of ['Pigeon post', '', 'constructor'])
    assert.equal(trackingLink({ carrier, trackingNumber: 'JD01' }), null)
})
