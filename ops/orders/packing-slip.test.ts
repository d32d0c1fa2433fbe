import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOrder } from '#server/mail/testing-order.ts'
import { assertOnlyText, withHostileText } from '#test-support/hostile-text.ts'
import { packingSlip } from './packing-slip.ts'

test('no text of the order becomes markup of the packing slip', () => {
  const order = withHostileText(sampleOrder)
  const [delivery] = order.deliveries
  const slip = String(packingSlip(order, { ...delivery!, giftCode: 'A'.repeat(8) }))
  assertOnlyText(slip, 'packing slip')
  assert.doesNotMatch(slip, /€|EUR/, 'and it has no prices')
})
