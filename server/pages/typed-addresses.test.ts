// Addresses that people type lead to the page that they mean.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { routes } from '#storefront/routes.ts'
import { typedAddresses } from '#storefront/typed-addresses.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { matchRoute } from '#web/platform/pages/match.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer({ RATE_LIMITS: 'off' })))
after(() => shop.close())

test('every typed address leads for good to a page of the shop, in the language of its prefix', async () => {
  for (const [typed, path] of typedAddresses)
    for (const locale of ['us', 'de'] as const) {
      const { status, headers } = await shop.ask(localePath(locale, typed))
      assert.deepEqual([status, headers.location], [308, localePath(locale, path)], typed)
      const { name } = matchRoute(routes, path)?.route ?? {}
      assert.ok(name && name !== 'product', path)
    }
})

test('a typed address is found in any case, and an unknown one is not', async () => {
  assert.equal((await shop.ask('/Track')).headers.location, '/trackOrder')
  assert.equal((await shop.ask('/track/7')).status, 404)
})
