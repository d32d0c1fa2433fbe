import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitConcurrency, QueueFull } from './limit-concurrency.ts'

test('work waits for a slot in the order of its calls, and too much of it is refused', async () => {
  const limited = limitConcurrency(1, 1)
  const first = Promise.withResolvers<void>()
  const order: string[] = []
  const one = limited(async () => {
    await first.promise
    order.push('first')
  })
  const two = limited(async () => void order.push('second'))
  await assert.rejects(
    limited(async () => undefined),
    QueueFull,
  )
  first.resolve()
  await Promise.all([one, two])
  assert.deepEqual(order, ['first', 'second'])
})

test('a call at the moment when a slot passes on does not run beside the next work', async () => {
  // The slot passes on some microtasks after the end of the work; the other call comes at each of them.
  for (let microtasks = 0; microtasks < 10; microtasks += 1) {
    const limited = limitConcurrency(1, 2)
    const first = Promise.withResolvers<void>()
    let running = 0
    let most = 0
    const work = async (ended: Promise<void>) => {
      most = Math.max(most, (running += 1))
      await ended
      running -= 1
    }
    const works = [limited(() => work(first.promise)), limited(() => work(Promise.resolve()))]
    first.resolve()
    for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve()
    works.push(limited(() => work(Promise.resolve())))
    await Promise.all(works)
    assert.equal(most, 1, `after ${microtasks} microtasks`)
  }
})

test('work that fails frees its slot', async () => {
  const limited = limitConcurrency(1, 1)
  await assert.rejects(limited(() => Promise.reject(new Error('broken'))))
  assert.equal(await limited(async () => 'next'), 'next')
})
