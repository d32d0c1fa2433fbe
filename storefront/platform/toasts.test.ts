import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { closeToast, closeToasts, readToasts, subscribeToasts, toast } from './toasts.ts'

beforeEach(closeToasts)

test('a message is shown for three seconds unless it asks for another time', () => {
  toast({ type: 'success', text: 'Saved' })
  toast({ type: 'error', text: 'Not saved', durationMs: 0 })
  assert.deepEqual(
    readToasts().map(({ durationMs }) => durationMs),
    [3000, 0],
  )
})

test('the same message said again counts up in its place', () => {
  const first = toast({ type: 'info', text: 'Added' })
  toast({ type: 'warning', text: 'Only two left' })
  const again = toast({ type: 'info', text: 'Added' })
  assert.equal(again, first)
  assert.deepEqual(
    readToasts().map(({ text, count }) => [text, count]),
    [
      ['Added', 2],
      ['Only two left', 1],
    ],
  )
})

test('the same words of another type are another message', () => {
  toast({ type: 'info', text: 'Added' })
  toast({ type: 'error', text: 'Added' })
  assert.equal(readToasts().length, 2)
})

test('a closed message is gone and everybody who watches hears of it', () => {
  const heard: number[] = []
  const stop = subscribeToasts(() => heard.push(readToasts().length))
  const id = toast({ type: 'info', text: 'Added' })
  closeToast(id)
  stop()
  toast({ type: 'info', text: 'Unheard' })
  assert.deepEqual(heard, [1, 0])
})
