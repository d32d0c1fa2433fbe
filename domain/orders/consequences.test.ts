import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consequencesOf } from './consequences.ts'
import { orderStatuses, transitions, type OrderStatus } from './order.ts'
import type { TransitionKind } from './order-event.ts'

const allowed = orderStatuses.flatMap((from) =>
  (Object.keys(transitions[from]) as OrderStatus[]).flatMap((to) => (to === 'unpaid' ? [] : [{ from, to }])),
)

/** The sum of the sales count on every path from `from` that ends with `last`. */
function salesUntil(last: TransitionKind, from: OrderStatus = 'unpaid', sold = 0): number[] {
  return allowed
    .filter((step) => step.from === from)
    .flatMap((step) => {
      const after = sold + consequencesOf(step.from, step.to).sold
      return step.to === last ? [after] : salesUntil(last, step.to, after)
    })
}

test('on every path a delivered order is sold once, and a cancelled order is not sold', () => {
  assert.deepEqual(new Set(salesUntil('delivered')), new Set([1]))
  assert.deepEqual(new Set(salesUntil('cancelled')), new Set([0]))
})

test('only a payment marks an order as paid, and only a paid order is refunded', () => {
  for (const { from, to } of allowed) {
    assert.equal(consequencesOf(from, to).marksPaid, from === 'unpaid' && to === 'processing')
    assert.equal(consequencesOf(from, to).refunds, from !== 'unpaid' && to === 'cancelled')
  }
})

test('every cancellation returns stock and uses, approves open requests and is mailed', () => {
  const all = allowed.filter(({ to }) => to === 'cancelled')
  assert.ok(all.length > 2)
  for (const { from, to } of all) {
    const { restocks, releasesUses, approvesRequests, mail } = consequencesOf(from, to)
    assert.deepEqual([restocks, releasesUses, approvesRequests, mail], [true, true, true, 'order-cancelled'])
  }
})

test('a delivery earns points and invites to a review three days later; packing has no consequences', () => {
  const delivered = consequencesOf('shipped', 'delivered')
  assert.deepEqual([delivered.earnsPoints, delivered.mail], [true, 'order-delivered'])
  assert.equal(delivered.invitesReviewAfterMs, 3 * 24 * 3_600_000)
  const { mail, invitesReviewAfterMs, sold, ...others } = consequencesOf('processing', 'processed')
  assert.deepEqual([mail, invitesReviewAfterMs, sold], [null, null, 0])
  assert.ok(Object.values(others).every((happens) => !happens))
})
