// robots.txt, read as RFC 9309 says.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

test('carts, orders and accounts are closed to robots in every language, and products with similar keys are open', async () => {
  const { text } = await shop.ask('/robots.txt')
  const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, pattern = '']) => {
    const escaped = pattern.replaceAll(/[.?+()[\]{}|^\\]/g, String.raw`\$&`).replaceAll('*', '.*')
    return new RegExp(`^${escaped}`)
  })
  const isClosed = (path: string) => rules.some((rule) => rule.test(path))
  for (const locale of locales) {
    for (const path of ['/cart', '/checkout?x=1', '/orderDetail?number=1', '/trackOrder', '/user/center'])
      assert.ok(isClosed(localePath(locale, path)), `${locale} ${path}`)
    for (const path of ['/', '/cartoon-mug', '/checkout-game', '/rich/cart', '/classify/user'])
      assert.ok(!isClosed(localePath(locale, path)), `${locale} ${path}`)
  }
})
