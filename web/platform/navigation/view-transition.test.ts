// Overlapping transitions, which a browser test meets only by chance. The frames and the browser's API are stand-ins.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowTransitions, movePicture } from './view-transition.ts'

/** A picture's frame in the middle of the window, with its transition name. */
function frame() {
  const names = new Set<string>()
  const style = {
    setProperty: (_property: string, name: string) => void names.add(name),
    removeProperty: () => names.clear(),
  }
  const getBoundingClientRect = () => ({ top: 0, bottom: 9, left: 0, right: 9, width: 9 })
  return {
    element: { style, getBoundingClientRect, checkVisibility: () => true } as unknown as HTMLElement,
    names,
  }
}

const updates: (() => Promise<void>)[] = []
const browser = {
  document: {
    startViewTransition(update: () => Promise<void>) {
      updates.push(update)
      return { finished: new Promise(() => undefined), ready: Promise.resolve() }
    },
  },
  matchMedia: () => ({ matches: false }),
  innerHeight: 9,
  innerWidth: 9,
}
test('of two transitions at once only the later one names a picture: browsers refuse a second picture with the name', async (t) => {
  Object.assign(globalThis, browser)
  allowTransitions(true)
  t.after(() => {
    allowTransitions(false)
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
  })
  const [first, second, firstTarget, secondTarget] = [frame(), frame(), frame(), frame()]
  const change = async () => undefined
  void movePicture('picture', first.element, change, () => firstTarget.element)
  void movePicture('picture', second.element, change, () => secondTarget.element)
  const named = () => [first, second, firstTarget, secondTarget].map(({ names }) => names.size)
  assert.deepEqual(named(), [0, 1, 0, 0])
  await updates[0]!()
  assert.deepEqual(named(), [0, 1, 0, 0])
  await updates[1]!()
  assert.deepEqual(named(), [0, 0, 0, 1])
})
