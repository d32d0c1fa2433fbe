// Which screens stay mounted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activeScreen, dropKept, prerender, showScreen, type Screen, type ScreenState } from './screens.ts'

const screen = (key: string, keep = true): Screen =>
  ({
    key,
    keep,
    layout: undefined,
    page: { path: key },
    Component: () => null,
    scroll: 0,
  }) as unknown as Screen

const walk = (...screens: Screen[]): ScreenState => {
  const [first, ...rest] = screens as [Screen, ...Screen[]]
  return rest.reduce<ScreenState>((state, next) => showScreen(state, next, 100), {
    screens: [first],
    active: first.key,
    prerendered: [],
  })
}
const keysOf = ({ screens }: ScreenState) => screens.map(({ key }) => key)

test('a hidden screen keeps its scroll position', () => {
  const state = walk(screen('/'), screen('/a'))
  assert.deepEqual(keysOf(state), ['/', '/a'])
  assert.equal(state.screens[0]?.scroll, 100)
  assert.equal(activeScreen(state).key, '/a')
})

test('the cart screen is unmounted when the shopper leaves it', () => {
  assert.deepEqual(keysOf(walk(screen('/'), screen('/cart', false), screen('/a'))), ['/', '/a'])
})

test('the eight most recently active screens stay mounted', () => {
  const many = Array.from({ length: 12 }, (_, at) => screen(`/${at}`))
  assert.deepEqual(keysOf(walk(...many)), ['/4', '/5', '/6', '/7', '/8', '/9', '/10', '/11'])
})

test('a screen that becomes active again counts as the most recent', () => {
  assert.deepEqual(keysOf(walk(screen('/'), screen('/a'), screen('/b'), screen('/'))), ['/a', '/b', '/'])
})

test('a change of the customer removes all hidden screens', () => {
  assert.deepEqual(keysOf(dropKept(walk(screen('/'), screen('/a')))), ['/a'])
})

test('the last four prerendered pages stay until the next step', () => {
  const pages = ['/b', '/c', '/d', '/e', '/f'].map((key) => screen(key))
  const state = pages.reduce(prerender, walk(screen('/'), screen('/a')))
  assert.deepEqual(
    state.prerendered.map(({ key }) => key),
    ['/c', '/d', '/e', '/f'],
  )
  assert.equal(prerender(state, screen('/c')), state)
  assert.equal(prerender(state, screen('/a')), state, 'the active screen is mounted already')
  assert.deepEqual(showScreen(state, screen('/d'), 0).prerendered, [])
})
