// Which occasion a product page names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSettings } from '../settings/settings.ts'
import { productDelivery } from './product-delivery.ts'
import { sentProduct } from './testing.ts'

test('a product names the next occasion that it still reaches', () => {
  const onDay = (orderedAt: number) => {
    const { inTime } = productDelivery(sampleSettings, 'DE', sentProduct, orderedAt)
    return inTime && [inTime.occasion.occasion, inTime.occasion.date]
  }
  assert.deepEqual(onDay(Date.UTC(2026, 10, 24)), ['st-nicholas', '2026-12-06'])
  // Too late for St Nicholas: the gift is for Christmas.
  assert.deepEqual(onDay(Date.UTC(2026, 11, 2)), ['christmas', '2026-12-25'])
})
