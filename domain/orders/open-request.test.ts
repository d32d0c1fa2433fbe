import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canCancelReturn, openRequest, requestStatuses, type OrderRequest } from './open-request.ts'

const asked = { kind: 'return', status: 'asked' } satisfies OrderRequest
const declared = { kind: 'withdrawal', status: 'declared' } satisfies OrderRequest

test('the latest return or withdrawal without a decision is the state of an order', () => {
  const latest = (requests: OrderRequest[]) => openRequest({ status: 'delivered', requests })
  assert.equal(latest([]), undefined)
  assert.equal(latest([asked, declared]), declared)
  assert.equal(latest([asked, { ...declared, status: 'approved' }]), asked)
  assert.equal(latest([{ ...asked, status: 'refused' }]), undefined)
})

test('a cancelled order has no open request', () => {
  assert.equal(openRequest({ status: 'cancelled', requests: [asked] }), undefined)
})

test('a return can be cancelled until it is decided, a withdrawal never', () => {
  const cancellable = requestStatuses.filter((status) => canCancelReturn({ kind: 'return', status }))
  assert.deepEqual(cancellable, ['asked'])
  assert.ok(requestStatuses.every((status) => !canCancelReturn({ kind: 'withdrawal', status })))
  assert.ok(requestStatuses.every((status) => !canCancelReturn({ kind: 'exchange', status })))
})
