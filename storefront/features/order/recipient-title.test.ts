// Tests what an order for several people says of a recipient.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Translate } from '#messages/translator.ts'
import { otherRecipient, recipientState } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'

const keyOf = (status: 'unpaid' | 'processing' | 'cancelled', state: 'waiting' | 'shipped' = 'waiting') =>
  recipientState(((key) => key) as Translate, { status }, { state })

test('the gifts of a recipient are being prepared only while the order is paid and not cancelled', () => {
  assert.equal(keyOf('unpaid'), 'order.status.unpaid')
  assert.equal(keyOf('processing'), 'order.waiting')
  assert.equal(keyOf('processing', 'shipped'), 'order.status.shipped')
  assert.equal(keyOf('cancelled'), 'order.status.cancelled')
})

test('the own parcel of a buyer has no other recipient, also where the greeting has the whole name', () => {
  const nameOf = (greeting: string) =>
    otherRecipient({
      greeting,
      deliveries: [{ firstName: 'さくら', name: '佐藤 さくら' } as OrderView['deliveries'][number]],
    })
  assert.equal(nameOf('佐藤 さくら'), '')
  assert.equal(nameOf('さくら'), '')
  assert.equal(nameOf(''), 'さくら')
  assert.equal(nameOf('佐藤 葵'), 'さくら')
})
