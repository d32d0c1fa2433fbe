// The style guide and the texts of the home page in development, served from sources.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop(undefined, {}, { development: true })))
after(() => shop.close())

for (const shopper of [{ width: 1440 }, { width: 390, dark: true }])
  test(`the style guide shows every component in development, ${shopper.width} pixels wide`, (t) =>
    withPage(t, { ...shopper, pictures: true }, async (page, faults) => {
      // It includes a missing picture.
      faults.allow(/no-such-picture/)
      await page.goto(`${shop.origin}/_style`)
      await page.getByRole('heading', { level: 1, name: 'Style guide' }).waitFor()
      // Hydration from sources is slow: it is complete when the last button has its props.
      await page.waitForFunction(() => {
        const last = [...document.querySelectorAll('.style-guide button')].at(-1) ?? {}
        return Object.keys(last).some((key) => key.startsWith('__reactProps'))
      })
      await expectNoAxeViolations(page)
      await screenshot(page, 'style-guide')
      await page.getByRole('button', { name: 'Open drawer' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      // This toast has no timeout.
      await page.clock.install()
      await page.getByRole('button', { name: 'Say error' }).click()
      const said = page.locator('.toast').filter({ hasText: 'Something was said: error' })
      await said.waitFor()
      await page.clock.runFor(600_000)
      assert.equal(await said.count(), 1)
      await page.keyboard.press('Escape')
      await said.waitFor({ state: 'detached' })
    }))

test('the home page has its texts in development', (t) =>
  withPage(t, { javaScript: false }, async (page) => {
    await page.goto(shop.origin)
    const text = await page.getByRole('main').innerText()
    assert.doesNotMatch(text, /\b(occasion|finder)\.[a-z]/)
  }))
