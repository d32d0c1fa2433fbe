// The screens of the rest of the shop window at every width: nothing wider than its window, nothing in anybody's way.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const screens = [
  '/',
  '/rich/faq',
  '/rich/blog',
  '/rich/blog-easter-table',
  '/contact-us',
  '/wishlist',
  '/recently-viewed',
  '/sitemap',
  '/name-mug',
  '/ar/rich/faq',
  '/ar/name-mug',
]

for (const width of [320, 390, 820, 1440])
  test(`the window is in nobody's way at ${width} pixels`, (t) =>
    withPage(t, { width }, async (page) => {
      for (const path of screens) {
        await page.goto(shop.origin + path)
        await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0)
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        assert.ok(over <= 0, `${path} is ${over} px too wide`)
        await expectNoAxeViolations(page)
        await screenshot(page, `window${path.replaceAll(/\W+/g, '-')}`)
      }
    }))
