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
  const { turn } = open({ counts: false })
  const running = await Promise.all(Array.from({ length: rendersAtOnce }, () => turn(['a'])!))
  const begun: number[] = []
  const waiting = Array.from({ length: rendersWaiting }, (_, at) =>
    turn(['a'])!.then((release) => {
      begun.push(at)
      return release
    }),
  )
  assert.equal(turn(['a']), undefined)
  assert.equal(turn([]), undefined)
  running[0]!()
  running[0]!()
  const release = await waiting[0]!
  assert.deepEqual(begun, [0], 'one end lets one begin, however often it is told')
  assert.ok(turn(['a']), 'the queue has a place again')
  release()
  await waiting[1]
  assert.deepEqual(begun, [0, 1])
})

test('a network that used up its budget waits for the next tenth of a second, and others do not', async () => {
  const { clock, turn } = open()
  const take = async (...networks: string[]): Promise<boolean> => {
    const release: Release | undefined = await turn(networks)
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

test('while the event loop is late, the queue is as short as what one browser asks for', async () => {
  const { clock, turn } = open({ late: true })
  for (let page = 0; page < rendersAtOnce + rendersWaitingWhenLate; page += 1) assert.ok(turn(['a']))
  assert.equal(turn(['a']), undefined)
  clock.late = false
  assert.ok(turn(['a']))
})

test('who changes the network within one site has four times the budget of a network', async () => {
  const { turn } = open()
  let taken = 0
  for (let page = 0; page < 500; page += 1) {
    const release = await turn([`network ${page}`, 'site'])
    if (release) taken += 1
    release?.()
  }
  assert.equal(taken, 4 * rendersInBurst)
})
