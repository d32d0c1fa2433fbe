// Which screens stay behind the shown one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activeScreen, drawAhead, dropKept, showScreen, type Screen, type Shown } from './screens.ts'

const screen = (key: string, keep = true): Screen =>
  ({
    key,
    keep,
    layout: 'default',
    page: { path: key },
    Component: () => null,
    scroll: 0,
  }) as unknown as Screen

const walk = (...screens: Screen[]): Shown => {
  const [first, ...rest] = screens as [Screen, ...Screen[]]
  return rest.reduce<Shown>((shown, next) => showScreen(shown, next, 100), {
    screens: [first],
    active: first.key,
    ahead: [],
  })
}
const keysOf = ({ screens }: Shown) => screens.map(({ key }) => key)

test('a kept screen stays where it was left', () => {
  const shown = walk(screen('/'), screen('/a'))
  assert.deepEqual(keysOf(shown), ['/', '/a'])
  assert.equal(shown.screens[0]?.scroll, 100)
  assert.equal(activeScreen(shown).key, '/a')
})

test('a cart is gone when the shopper leaves it', () => {
  assert.deepEqual(keysOf(walk(screen('/'), screen('/cart', false), screen('/a'))), ['/', '/a'])
})

test('of many screens the eight last seen stay', () => {
  const many = Array.from({ length: 12 }, (_, at) => screen(`/${at}`))
  assert.deepEqual(keysOf(walk(...many)), ['/4', '/5', '/6', '/7', '/8', '/9', '/10', '/11'])
})

test('a screen that is seen again counts as young', () => {
  assert.deepEqual(keysOf(walk(screen('/'), screen('/a'), screen('/b'), screen('/'))), ['/a', '/b', '/'])
})

test('another customer finds nothing of the one before', () => {
  assert.deepEqual(keysOf(dropKept(walk(screen('/'), screen('/a')))), ['/a'])
})

test('of the pages drawn ahead the four last stand, until a step is made', () => {
  const ahead = ['/b', '/c', '/d', '/e', '/f'].map((key) => screen(key))
  const shown = ahead.reduce(drawAhead, walk(screen('/'), screen('/a')))
  assert.deepEqual(
    shown.ahead.map(({ key }) => key),
    ['/c', '/d', '/e', '/f'],
  )
  assert.equal(drawAhead(shown, screen('/c')), shown)
  assert.equal(drawAhead(shown, screen('/a')), shown, 'the shown one stands already')
  assert.deepEqual(showScreen(shown, screen('/d'), 0).ahead, [])
})
