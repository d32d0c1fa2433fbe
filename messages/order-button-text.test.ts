import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translateFor } from './load.ts'
import { orderButtonText } from './order-button-text.ts'

test('the order button names paying where the law prescribes it, and only the total elsewhere', () => {
  const label = (country: 'DE' | 'GB' | 'US', total: string | null) =>
    orderButtonText(translateFor('us'), country, total)
  assert.equal(label('DE', '€47.01'), 'Place order and pay')
  assert.equal(label('GB', '£47.01'), 'Place order and pay')
  assert.equal(label('US', '$47.01'), 'Place order · $47.01')
})
