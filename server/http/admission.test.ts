import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  createAdmission,
  rendersAtOnce,
  rendersInBurst,
  rendersPerSecond,
  rendersWaiting,
  rendersWaitingWhenLate,
  type Release,
} from './admission.ts'

function open({ counts = true, late = false } = {}) {
  const clock = { now: 0, late }
  const admission = createAdmission({ now: () => clock.now, counts, isLate: () => clock.late })
  return { clock, ...admission }
}

test('four pages are rendered at once, fifty wait in order, and the next is refused', async () => {
  const { acquire } = open({ counts: false })
  const running = await Promise.all(Array.from({ length: rendersAtOnce }, () => acquire(['a'])!))
  const begun: number[] = []
  const queued = Array.from({ length: rendersWaiting }, (_, at) =>
    acquire(['a'])!.then((release) => {
      begun.push(at)
      return release
    }),
  )
  assert.equal(acquire(['a']), undefined)
  assert.equal(acquire([]), undefined)
  running[0]!()
  running[0]!()
  const release = await queued[0]!
  assert.deepEqual(begun, [0], 'one release starts one rendering, even when called twice')
  assert.ok(acquire(['a']), 'the queue has space again')
  release()
  await queued[1]
  assert.deepEqual(begun, [0, 1])
})

test('a network with a used-up budget may render again after a twentieth of a second, other networks at once', async () => {
  const { clock, acquire } = open()
  const take = async (...networks: string[]): Promise<boolean> => {
    const release: Release | undefined = await acquire(networks)
    release?.()
    return release !== undefined
  }
  for (let page = 0; page < rendersInBurst; page += 1) assert.ok(await take('a'))
  assert.ok(!(await take('a')))
  assert.ok(await take('b'))
  assert.ok(await take())
  clock.now += 1_000 / rendersPerSecond
  assert.ok(await take('a'))
  assert.ok(!(await take('a')))
  clock.now += 3_600_000
  for (let page = 0; page < rendersInBurst; page += 1) assert.ok(await take('a'))
  assert.ok(!(await take('a')))
})

test('while the event loop is late, the queue holds only as many requests as one browser sends', async () => {
  const { clock, acquire } = open({ late: true })
  for (let page = 0; page < rendersAtOnce + rendersWaitingWhenLate; page += 1) assert.ok(acquire(['a']))
  assert.equal(acquire(['a']), undefined)
  clock.late = false
  assert.ok(acquire(['a']))
})

test('a client that changes its network within one site has four times the budget of a network', async () => {
  const { acquire } = open()
  let taken = 0
  for (let page = 0; page < 500; page += 1) {
    const release = await acquire([`network ${page}`, 'site'])
    if (release) taken += 1
    release?.()
  }
  assert.equal(taken, 4 * rendersInBurst)
})
