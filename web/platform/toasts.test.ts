import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { closeToast, closeToasts, toast, toasts } from './toasts.ts'

beforeEach(closeToasts)

test('a toast is shown for three seconds unless it sets another duration', () => {
  toast({ type: 'success', text: 'Saved' })
  toast({ type: 'error', text: 'Not saved', durationMs: 0 })
  assert.deepEqual(
    toasts.get().map(({ durationMs }) => durationMs),
    [3000, 0],
  )
})

test('a repeated toast increments the count of the visible one', () => {
  const first = toast({ type: 'info', text: 'Added' })
  toast({ type: 'warning', text: 'Only two left' })
  const again = toast({ type: 'info', text: 'Added' })
  assert.equal(again, first)
  assert.deepEqual(
    toasts.get().map(({ text, count }) => [text, count]),
    [
      ['Added', 2],
      ['Only two left', 1],
    ],
  )
})

test('the same text with another type is a separate toast', () => {
  toast({ type: 'info', text: 'Added' })
  toast({ type: 'error', text: 'Added' })
  assert.equal(toasts.get().length, 2)
})

test('closing a toast removes it and notifies the subscribers', () => {
  const counts: number[] = []
  const stop = toasts.subscribe(() => counts.push(toasts.get().length))
  const id = toast({ type: 'info', text: 'Added' })
  closeToast(id)
  stop()
  toast({ type: 'info', text: 'Unheard' })
  assert.deepEqual(counts, [1, 0])
})
