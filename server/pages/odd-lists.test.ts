// Unusual addresses of lists: texts that cannot be searched, huge prices, and pages past the end.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

const searchFor = (text: string): string => `/search?${new URLSearchParams({ query: text })}`

test('any text can be searched: cut in the middle of an emoji, with NUL, with a price beyond all others', async () => {
  for (const text of [
    `${'a'.repeat(99)}😀`,
    'mug\0',
    '\0',
    'under 99,999,999,999',
    'around 999,999,999,999,999',
    'over 1,000,000,000,000,000,000',
    'between 99,999,999,999 and 5',
  ]) {
    let { status, headers } = await shop.ask(searchFor(text))
    // The price of a query becomes a filter of the address.
    if (status === 302) ({ status, headers } = await shop.ask(String(headers.location)))
    assert.deepEqual([status, headers.location], [200, undefined], JSON.stringify(text))
  }
})

test('a page past the end leads to the first page of the same list', async () => {
  for (const [from, to] of [
    ['/search?page=9&sort=price-asc&max=100', '/search?sort=price-asc&max=100'],
    ['/search?query=mug&page=9&sort=price-asc', '/search?query=mug&sort=price-asc'],
    ['/classify/gifts?page=9&sort=price-asc&min=1', '/classify/gifts?sort=price-asc&min=1'],
  ] as const) {
    const { status, headers } = await shop.ask(from)
    assert.deepEqual([status, headers.location], [302, to], from)
  }
})
