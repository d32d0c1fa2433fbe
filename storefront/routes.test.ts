// An address opens its page, and no product has the address of a page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isProductKey, isReservedKey } from '#domain/catalog/product-key.ts'
import { matchRoute } from '#web/platform/pages/match.ts'
import { routes } from './routes.ts'

const nameAt = (path: string) => matchRoute(routes, path)?.route.name

test('every address of the specification has its own page', () => {
  const table = {
    '/': 'home',
    '/cart': 'cart',
    '/classify/easter': 'category',
    '/search': 'search',
    '/plush-bunny': 'product',
    '/rich/faq': 'content',
    '/contact-us': 'contact',
    '/orderDetail': 'order-detail',
    '/trackOrder': 'track-order',
    '/gift': 'gift',
    '/gift-finder': 'gift-finder',
    '/bulk-gifts': 'bulk-gifts',
    '/user/address': 'address-book',
    '/user/center': 'account',
    '/user/coupon': 'coupons',
    '/user/order': 'orders',
    '/user/setting': 'settings',
    '/error/404': 'not-found',
  }
  for (const [path, name] of Object.entries(table)) assert.equal(nameAt(path), name, path)
})

test('only home, search, category and product screens and the lists of orders stay mounted', () => {
  const names = routes.filter(({ keep }) => keep).map(({ name }) => name)
  assert.deepEqual(names.sort(), ['account', 'category', 'home', 'orders', 'product', 'search'])
})

test('an address that is not a valid key matches no route', () => {
  for (const path of [
    '/Cart',
    '/a.css',
    '/-a',
    '/a/b',
    '/classify',
    '/classify/',
    '/%2e%2e',
    '/_payload',
    `/${'a'.repeat(121)}`,
    '//a',
  ])
    assert.equal(nameAt(path), undefined, path)
})

test('a parameter is read from its segment', () => {
  assert.deepEqual({ ...matchRoute(routes, '/classify/mothers-day')?.params }, { classify: 'mothers-day' })
})

test('a literal first segment of the table is never a product key', () => {
  for (const { path } of routes) {
    const first = path.split('/')[1] ?? ''
    if (/^[a-z]/.test(first)) assert.notEqual(nameAt(`/${first}`), 'product', first)
  }
})

test('the not-found page has the customer layout, shopping pages have menus and footer', () => {
  const layoutOf = (name: string) => routes.find((route) => route.name === name)?.layout
  assert.equal(layoutOf('not-found'), 'customer')
  for (const name of ['home', 'cart', 'category', 'search', 'product', 'content'])
    assert.equal(layoutOf(name), undefined, name)
})

test('the first segments of the routes are reserved, so that no product gets an unreachable key', () => {
  const segments = routes.map(({ path }) => path.split('/')[1]!.toLowerCase()).filter(isProductKey)
  assert.ok(segments.length > 10)
  assert.deepEqual(
    segments.filter((segment) => !isReservedKey(segment)),
    [],
  )
})
