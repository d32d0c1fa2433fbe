// The rules of client-side navigation, without a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  initialNavigation,
  navigationStep,
  type Effect,
  type BrowserState,
  type NavigationEvent,
  type NavigationState,
  type Request,
} from './navigation-state.ts'
import { freshMs, onlyScreen, type Screen } from './screens.ts'
import type { Route } from '../pages/route.ts'

const routes = [
  { path: '/' },
  { path: '/cart' },
  { path: '/search', query: ['q'] },
  { path: '/{key}', query: ['variant'] },
]

const urlOf = (to: string) => new URL(to, 'https://posy.example')

function screen(to: string, more: Partial<Screen> = {}): Screen {
  const { pathname, search } = urlOf(to)
  const page = { path: pathname, search }
  const fixed = { key: pathname, keep: true, layout: undefined, scroll: 0, loadedAt: 0, page }
  return { ...fixed, ...more } as unknown as Screen
}

const top: BrowserState = { now: 0, scroll: 0, entry: 'e0', entryScroll: 0, newEntry: 'e1' }

const requestOf = (to: string, options: Request['options'] = {}): Request => {
  return { url: urlOf(to), options, redirects: 0 }
}
const requested = (to: string, options: Request['options'] = {}): NavigationEvent => {
  return { type: 'requested', request: requestOf(to, options), isOutdated: false }
}
const loaded = (step: number, to: string, options: Request['options'] = {}): NavigationEvent => {
  return { type: 'loaded', step, request: requestOf(to, options), screen: screen(to) }
}
const popped = (to: string): NavigationEvent => {
  return { type: 'popped', url: urlOf(to), hasEntry: true, isOutdated: false }
}

const begin = (to = '/'): NavigationState => initialNavigation(onlyScreen(screen(to)), 'e0')

function step(
  state: NavigationState,
  event: NavigationEvent,
  browser: Partial<BrowserState> = {},
): readonly [NavigationState, readonly Effect[]] {
  return navigationStep(routes as unknown as Route[], state, event, { ...top, ...browser })
}

/** The state after events at the top of the pages. */
const after = (state: NavigationState, ...events: NavigationEvent[]): NavigationState =>
  events.reduce((each, event) => step(each, event)[0], state)

const typesOf = (effects: readonly Effect[]) => effects.map(({ type }) => type)
const effectOf = <Type extends Effect['type']>(effects: readonly Effect[], type: Type) =>
  effects.find((effect): effect is Extract<Effect, { type: Type }> => effect.type === type)

test('a page is loaded, then entered in the history and shown at its top', () => {
  const [waiting, load] = step(begin(), requested('/mug'))
  assert.deepEqual(typesOf(load), ['load'])
  assert.equal(waiting.screens.active, '/')
  const [state, effects] = step(waiting, loaded(waiting.step, '/mug'), { scroll: 300 })
  assert.deepEqual(typesOf(effects), ['storeScroll', 'enter', 'show'])
  assert.deepEqual(effectOf(effects, 'storeScroll'), { type: 'storeScroll', entry: 'e0', scroll: 300 })
  assert.equal(effectOf(effects, 'enter')?.entry, 'e1')
  assert.equal(effectOf(effects, 'show')?.canSwap, false)
  assert.equal(state.screens.active, '/mug')
  assert.equal(state.entry, 'e1')
  assert.deepEqual(state.arrival, { scroll: 0, hash: '' })
})

test('a newer step cancels an older one, whether it loads or fails', () => {
  const first = after(begin(), requested('/mug'))
  const second = after(first, requested('/cart'))
  const request = requestOf('/mug')
  const late: NavigationEvent[] = [
    loaded(first.step, '/mug'),
    { type: 'failed', step: first.step, request, reason: 'code' },
    { type: 'redirected', step: first.step, request, isOutdated: false },
    { type: 'errorLoaded', step: first.step, screen: screen('/error/404') },
  ]
  for (const event of late) assert.deepEqual(step(second, event), [second, []], event.type)
  assert.equal(after(second, loaded(second.step, '/cart')).screens.active, '/cart')
})

test('a mounted screen is shown at once, at its position, and refreshed when its data is old', () => {
  const there = after(begin(), requested('/mug'))
  const [left] = step(there, loaded(there.step, '/mug'), { scroll: 300 })
  const [fresh, effects] = step(left, requested('/'), { now: freshMs })
  assert.deepEqual(typesOf(effects), ['storeScroll', 'enter', 'show'])
  assert.equal(effectOf(effects, 'show')?.canSwap, true)
  assert.deepEqual(fresh.arrival, { scroll: 300, hash: '' })
  assert.equal(step(left, requested('/'), { now: freshMs + 1 })[1].at(-1)?.type, 'refresh')
})

test('back and forward show mounted screens without a history entry', () => {
  const there = after(begin(), requested('/mug'))
  const [left] = step(there, loaded(there.step, '/mug'), { scroll: 300 })
  const [back, effects] = step(left, popped('/'), { entry: 'e0', scroll: 50, entryScroll: 280 })
  assert.deepEqual(typesOf(effects), ['storeScroll', 'show'])
  assert.deepEqual(effectOf(effects, 'storeScroll'), { type: 'storeScroll', entry: 'e1', scroll: 50 })
  assert.equal(back.entry, 'e0')
  assert.deepEqual(back.arrival, { scroll: 300, hash: '' })
  const [forward] = step(back, popped('/mug'), { entry: 'e1' })
  assert.equal(forward.screens.active, '/mug')
  assert.deepEqual(forward.arrival, { scroll: 50, hash: '' })
})

test('back to a page that is no longer mounted uses the stored position', () => {
  const [waiting, effects] = step(begin('/mug'), popped('/'))
  assert.deepEqual(typesOf(effects), ['load'])
  const [state, shown] = step(waiting, loaded(waiting.step, '/', { back: true }), { entryScroll: 280 })
  assert.deepEqual(typesOf(shown), ['storeScroll', 'show'])
  assert.deepEqual(state.arrival, { scroll: 280, hash: '' })
})

test('back within one page only scrolls, and cancels a pending step', () => {
  const waiting = after(begin('/mug'), requested('/cart'))
  const [state, effects] = step(waiting, popped('/mug#size'), { entry: 'e5', entryScroll: 700 })
  assert.deepEqual(effects, [{ type: 'scroll', scroll: 700 }])
  assert.equal(state.entry, 'e5')
  assert.deepEqual(step(state, loaded(waiting.step, '/cart')), [state, []])
  // The entry on the screen: the shopper returned before the other page had loaded.
  assert.deepEqual(step(waiting, popped('/mug'))[1], [])
})

test('another query of a path is another page, except for keys that the page ignores', () => {
  const state = begin('/search?q=mug')
  assert.deepEqual(typesOf(step(state, popped('/search?q=bowl'))[1]), ['load'])
  assert.deepEqual(step(state, popped('/search?q=mug&utm=1'))[1], [])
})

test('redirects are followed five times, then the browser opens the address', () => {
  let [state, effects] = step(begin(), requested('/a'))
  for (const redirects of [1, 2, 3, 4, 5]) {
    const request = { ...requestOf(`/a${redirects}`, { replace: true }), redirects }
    ;[state, effects] = step(state, { type: 'redirected', step: state.step, request, isOutdated: false })
    assert.deepEqual(effects, [{ type: 'load', step: state.step, request }])
  }
  const request = { ...requestOf('/a6'), redirects: 6 }
  assert.deepEqual(step(state, { type: 'redirected', step: state.step, request, isOutdated: false })[1], [
    { type: 'reload', url: request.url, otherwise: 'open' },
  ])
})

test('with an outdated build, a step loads the document; if that is not allowed, it continues', () => {
  const request = requestOf('/mug')
  const event = { type: 'requested', request, isOutdated: true } as const
  const [state, effects] = step(begin(), event)
  const otherwise = { ...event, isOutdated: false }
  assert.deepEqual(effects, [{ type: 'reload', url: request.url, otherwise }])
  assert.deepEqual(typesOf(step(state, otherwise)[1]), ['load'])
})

test('a failed step shows the error page of its reason, or opens the document', () => {
  const state = after(begin(), requested('/mug'))
  const request = requestOf('/mug')
  const fail = (reason: 'unreachable' | 'code' | number) =>
    step(state, { type: 'failed', step: state.step, request, reason })[1]
  assert.deepEqual(fail('unreachable'), [{ type: 'loadUnreachable', step: state.step, url: request.url }])
  assert.deepEqual(fail(503), [{ type: 'loadFault', step: state.step, status: 503, request }])
  assert.deepEqual(fail('code'), [{ type: 'reload', url: request.url, otherwise: 'open' }])
})

test('an error page gets the history entry of the requested page, or none at its own address', () => {
  const state = after(begin(), requested('/mug'))
  const event = { type: 'errorLoaded', step: state.step, screen: screen('/error/404') } as const
  const entry = { url: urlOf('/error/404'), replace: true, wanted: '/mug' }
  const [shown, effects] = step(state, { ...event, entry })
  assert.deepEqual(effectOf(effects, 'enter'), { type: 'enter', entry: 'e0', to: entry })
  assert.equal(shown.screens.active, '/error/404')
  assert.deepEqual(typesOf(step(state, event)[1]), ['show'])
  // A page that loads after the error page is shown must not replace it.
  assert.deepEqual(step(shown, loaded(state.step, '/mug')), [shown, []])
})

test('a refresh does not replace the arrival of a pending step', () => {
  const waiting = after(begin(), requested('/mug#size'))
  const arriving = after(waiting, loaded(waiting.step, '/mug#size'))
  const [previous] = arriving.screens.screens.slice(-1)
  const next = screen('/mug')
  const [refreshed, effects] = step(arriving, { type: 'refreshed', previous: previous!, screen: next })
  assert.equal(effectOf(effects, 'show')?.screen, next)
  assert.deepEqual(refreshed.arrival, { scroll: 0, hash: '#size' })
  const [settled, complete] = step(refreshed, { type: 'rendered', screens: refreshed.screens })
  assert.deepEqual(effectOf(complete, 'complete')?.arrival, { scroll: 0, hash: '#size' })
  assert.equal(settled.arrival.scroll, 'keep')
})

test('an older step that React renders late leaves the position to the newer one', () => {
  const there = after(begin(), requested('/mug'))
  const older = after(there, loaded(there.step, '/mug'))
  const [newer] = step(older, popped('/'), { entry: 'e0' })
  assert.deepEqual(step(newer, { type: 'rendered', screens: older.screens }), [newer, []])
})

test('a refresh of a page that the shopper has left changes nothing', () => {
  const previous = screen('/bowl')
  const state = begin()
  assert.deepEqual(step(state, { type: 'refreshed', previous, screen: screen('/bowl') }), [state, []])
})

test('a step that keeps the scroll position leaves it, and replaces the entry if asked', () => {
  const options = { keepScroll: true, replace: true }
  const waiting = after(begin('/search?q=mug'), requested('/search?q=bowl', options))
  const [state, effects] = step(waiting, loaded(waiting.step, '/search?q=bowl', options))
  assert.equal(state.arrival.scroll, 'keep')
  assert.equal(effectOf(effects, 'enter')?.entry, 'e0')
  assert.equal(state.screens.screens.length, 1)
})

test('after a swap the position is not set again', () => {
  const there = after(begin(), requested('/mug'))
  const state = after(there, loaded(there.step, '/mug'), requested('/'), { type: 'swapped' })
  assert.deepEqual(state.arrival, { scroll: 'done', hash: '' })
})

test('a prerendered page is shown by a swap, except across layouts and for a fragment', () => {
  const ahead = (more: Partial<Screen> = {}) =>
    after(begin(), { type: 'prerendered', screen: screen('/mug', more) })
  const canSwap = (state: NavigationState, to: string) =>
    effectOf(step(state, requested(to))[1], 'show')?.canSwap
  assert.equal(canSwap(ahead(), '/mug'), true)
  assert.equal(canSwap(ahead(), '/mug#size'), false)
  assert.equal(canSwap(ahead({ layout: 'customer' }), '/mug'), false)
  assert.deepEqual(step(ahead(), { type: 'prerendered', screen: screen('/mug') })[1], [])
})

test('a change of the customer removes hidden screens', () => {
  const there = after(begin(), requested('/mug'))
  const [state, effects] = step(after(there, loaded(there.step, '/mug')), { type: 'customerChanged' })
  assert.deepEqual(effects, [{ type: 'render', inBackground: false }])
  assert.deepEqual(typesOf(step(state, requested('/'))[1]), ['load'])
})

const queryChanged = (to: string): NavigationEvent => ({ type: 'queryChanged', url: urlOf(to) })

test('a screen that changed its query is found by it: back shows it at once, the plain address is loaded', () => {
  const [state, effects] = step(begin('/mug'), queryChanged('/mug?variant=SKY'))
  assert.deepEqual(effects, [
    { type: 'enter', entry: 'e0', to: { url: urlOf('/mug?variant=SKY'), replace: true } },
  ])
  const cart = after(state, requested('/cart'))
  const inCart = after(cart, loaded(cart.step, '/cart'))
  assert.deepEqual(typesOf(step(inCart, popped('/mug?variant=SKY'))[1]), ['storeScroll', 'show'])
  assert.deepEqual(typesOf(step(inCart, requested('/mug'))[1]), ['load'])
  const asked = after(inCart, requested('/mug'))
  const plain = after(asked, loaded(asked.step, '/mug'))
  assert.deepEqual(typesOf(step(plain, requested('/mug?variant=SKY'))[1]), ['load'])
})

test('a change of the query is for the active path only', () => {
  const state = begin('/mug')
  assert.deepEqual(step(state, queryChanged('/cup?variant=SKY')), [state, []])
})

test('a refresh of the former query does not replace a screen that changed it', () => {
  const before = begin('/mug')
  const previous = before.screens.screens[0]!
  const refreshed: NavigationEvent = { type: 'refreshed', previous, screen: screen('/mug') }
  assert.deepEqual(typesOf(step(before, refreshed)[1]), ['show'])
  const [changed] = step(before, queryChanged('/mug?variant=SKY'))
  assert.deepEqual(typesOf(step(changed, refreshed)[1]), [])
  const same: NavigationEvent = { type: 'refreshed', previous, screen: screen('/mug?variant=SKY') }
  assert.deepEqual(typesOf(step(changed, same)[1]), ['show'])
})
