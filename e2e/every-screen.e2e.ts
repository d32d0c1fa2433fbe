// Every screen of the table of routes is in nobody's way: it fits its window at every width, in either direction of
// writing, and axe-core finds nothing, on a phone and on a desk, in light and in dark.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { localePath } from '#storefront/pages/locale-path.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { addBunny } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screens } from './screens.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const all = [...screens, '/classify/easter?page=2', '/rich/blog-easter-table']

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path)
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0)
}

async function fits(page: Page, path: string): Promise<void> {
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.ok(over <= 0, `${path} is ${over} px too wide at ${width}`)
  }
}

test('no screen is wider than its window, in either direction', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/404/)
    await addBunny(page, shop.origin)
    for (const locale of ['us', 'de', 'ar'] as const)
      for (const path of all) {
        const address = localePath(locale, path)
        await open(page, address)
        await fits(page, address)
      }
  }))

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on any screen, ${colorScheme}`, (t) =>
    withPage(t, { dark: colorScheme === 'dark' }, async (page, faults) => {
      faults.allow(/404/)
      await addBunny(page, shop.origin)
      for (const path of [...all, '/ar/name-mug', '/ar/rich/faq'])
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 })
          await open(page, path)
          await expectNoAxeViolations(page)
          await screenshot(page, `${colorScheme}${path.replaceAll(/\W+/g, '-')}`)
        }
    }))
