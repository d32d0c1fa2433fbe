// A shopper in another country than the page shows is asked, and nothing changes without an answer.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { translateFor } from '#messages/load.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const question = (page: Page) => page.getByRole('region', { name: 'Country and currency' })
const timeZone = 'Europe/Berlin'

test('a shopper in Germany on the American page is asked, and may stay', async (t) => {
  await withPage(t, { timeZone, width: 390 }, async (page) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${shop.origin}/plush-teddy`)
    await question(page).waitFor()
    assert.match(await question(page).innerText(), /Shipping to Germany\? We can show prices in EUR/)
    await expectNoAxeViolations(page)
    await screenshot(page, 'market-question-390')
    assert.deepEqual(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), [])
    await question(page).getByRole('button', { name: 'Stay with United States' }).click()
    await question(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await question(page).count(), 0)
    assert.match(await page.locator('.price').first().innerText(), /\$/)
  })
})

test('or have everything for Germany, once and for all pages', async (t) => {
  await withPage(t, { timeZone }, async (page) => {
    await page.goto(`${shop.origin}/plush-teddy`)
    await screenshot(page, 'market-question-1280')
    await question(page).getByRole('button', { name: 'Switch to Germany' }).click()
    await page.locator('.price', { hasText: '€' }).first().waitFor()
    assert.equal(await question(page).count(), 0)
    await page.goto(`${shop.origin}/classify/easter`)
    await page.locator('.price', { hasText: '€' }).first().waitFor()
  })
})

test('who is where the page thinks, chose a country, or pays, is not asked', async (t) => {
  await withPage(t, { timeZone }, async (page) => {
    for (const path of ['/de', '/?ce=FR', '/checkout']) {
      await page.goto(shop.origin + path)
      await page.waitForLoadState('networkidle')
      assert.equal(await page.locator('.market-question').count(), 0, path)
    }
  })
})

test('the question is asked in Arabic too', async (t) => {
  await withPage(t, { timeZone, width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/ar`)
    await page.getByRole('region', { name: translateFor('ar')('market.title') }).waitFor()
    await screenshot(page, 'market-question-ar-390')
  })
})
