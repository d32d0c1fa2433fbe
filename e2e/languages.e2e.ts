// Languages and countries in a browser: who is in another country than the page shows is asked, the fonts of every
// script arrive without moving a line, and names are asked in their readers' order.
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

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all that moved by itself since the document began. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0))

/** Reads as 0 with two decimals: less than a pixel of a few lines. */
const unseen = 0.005

test('a shopper in Germany on the American page is asked, and may stay', async (t) => {
  await withPage(t, { timeZone, width: 390 }, async (page) => {
    await watchShifts(page)
    await page.goto(`${shop.origin}/plush-teddy`)
    await question(page).waitFor()
    assert.match(await question(page).innerText(), /Shipping to Germany\? We can show prices in EUR/)
    assert.ok((await shiftOf(page)) < unseen)
    await expectNoAxeViolations(page)
    await screenshot(page, 'market-question-390')
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
      assert.equal(await page.locator('.question-bar').count(), 0, path)
    }
  })
})

test('where nothing is measured nobody is asked, and the settings lead to the privacy policy', async (t) => {
  await withPage(t, { timeZone, asked: true }, async (page) => {
    await page.goto(shop.origin)
    // It comes after the other question would have come.
    await question(page).getByRole('button', { name: 'Switch to Germany' }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.locator('[data-name="consent"]').count(), 0)
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await page.getByRole('heading', { name: 'Privacy policy', level: 1 }).waitFor()
  })
})

test('another language keeps the market and its prices, with and without scripts', async (t) => {
  await withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/plush-teddy`)
    const head = page.getByRole('banner')
    await head.getByRole('button', { name: /Language and country/ }).click()
    await head.getByText('Language', { exact: true }).click()
    const japanese = page.getByRole('link', { name: '日本語' })
    assert.match((await japanese.getAttribute('href')) ?? '', /ce=US/, 'without scripts the address says it')
    await japanese.click()
    await page.waitForURL(`${shop.origin}/ja/plush-teddy`)
    await page.locator('.price', { hasText: '$' }).first().waitFor()
    assert.equal(await page.locator('.price', { hasText: /[￥¥]/ }).count(), 0)
  })
})

test('the question is asked in Arabic too', async (t) => {
  await withPage(t, { timeZone, width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/ar`)
    await page.getByRole('region', { name: translateFor('ar')('market.title') }).waitFor()
    await screenshot(page, 'market-question-ar-390')
  })
})

test('no line moves when the fonts arrive, in any script', async (t) => {
  for (const locale of ['ar', 'ja', 'zh', 'pl'] as const)
    await withPage(t, { width: 390 }, async (page) => {
      await watchShifts(page)
      // Late, as on a narrow line: the page is read in other letters first.
      await page.route(/\.woff2$/, async (route) => {
        await page.locator('h1').first().waitFor()
        await route.continue()
      })
      for (const path of ['', '/plush-teddy', '/classify/easter']) {
        await page.goto(`${shop.origin}/${locale}${path}`)
        await page.waitForLoadState('networkidle')
        await page.evaluate(async () => void (await document.fonts.ready))
        const shift = await shiftOf(page)
        assert.ok(shift < unseen, `${locale}${path}: ${shift}`)
        await screenshot(page, `fonts-${locale}${path.replaceAll('/', '-')}`)
      }
    })
})

test('a Japanese shopper is asked for the family name first, wherever the gift goes', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/ja/chocolate-bunny`)
    await page
      .getByRole('button', { name: translateFor('ja')('product.add') })
      .first()
      .click()
    await page.locator('dialog[open]').first().waitFor()
    await page.goto(`${shop.origin}/ja/checkout?ce=DE`)
    await page.locator('[data-field="lastName"]').first().waitFor()
    const fields = await page
      .locator('[data-field]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.field))
    assert.ok(fields.indexOf('lastName') < fields.indexOf('firstName'), fields.join(' '))
    await screenshot(page, 'checkout-ja-390')
  })
})
