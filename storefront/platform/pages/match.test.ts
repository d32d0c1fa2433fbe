// Which page an address leads to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { routes } from '../../routes.ts'
import { localePath, splitLocale } from './locale-path.ts'
import { matchRoute } from './match.ts'

const nameAt = (path: string) => matchRoute(routes, path)?.route.name

test('every address of the specification leads to its own page', () => {
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
    '/user/address': 'address-book',
    '/user/center': 'account',
    '/user/coupon': 'coupons',
    '/user/order': 'orders',
    '/user/setting': 'settings',
    '/error/404': 'not-found',
  }
  for (const [path, name] of Object.entries(table)) assert.equal(nameAt(path), name, path)
})

test('home, search, category and product screens are kept, and no others', () => {
  const kept = routes.filter(({ keep }) => keep).map(({ name }) => name)
  assert.deepEqual(kept.sort(), ['category', 'home', 'product', 'search'])
})

test('an address that could be no key leads nowhere', () => {
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

test('a parameter is read from its place', () => {
  assert.deepEqual({ ...matchRoute(routes, '/classify/mothers-day')?.params }, { classify: 'mothers-day' })
})

test('what the table names first can be no product', () => {
  for (const { path } of routes) {
    const first = path.split('/')[1] ?? ''
    if (/^[a-z]/.test(first)) assert.notEqual(nameAt(`/${first}`), 'product', first)
  }
})

test('the not-found page, and no page of goods, stands in the layout of its own', () => {
  const layoutOf = (name: string) => routes.find((route) => route.name === name)?.layout
  assert.equal(layoutOf('not-found'), 'customer')
  for (const name of ['home', 'cart', 'category', 'search', 'product', 'content'])
    assert.equal(layoutOf(name), 'default', name)
})

test('each language finds its way to the same page and back', () => {
  for (const locale of locales)
    for (const path of ['/', '/cart', '/classify/easter']) {
      const { locale: named, path: found } = splitLocale(localePath(locale, path))
      assert.equal(found, path)
      assert.equal(named ?? 'us', locale)
    }
})

test('a query stays behind the path in every language', () => {
  assert.equal(localePath('de', '/?ce=DE'), '/de?ce=DE')
  assert.equal(localePath('de', '/search?q=a'), '/de/search?q=a')
})
