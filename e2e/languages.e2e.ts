// Languages and countries in a browser: the country suggestion, fonts without layout shift, and the order of name fields.
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

/** The page before stays in the document, hidden. */
const priceIn = (page: Page, currency: string) =>
  page.locator('.price', { hasText: currency }).filter({ visible: true }).first()

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift since the start of the document. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0))

/** Rounds to 0 with two decimals: less than a pixel of a few lines. */
const unseen = 0.005

test('a shopper in Germany on the American page gets a country suggestion and may decline', async (t) => {
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

test('accepting the country suggestion changes all pages to Germany', async (t) => {
  await withPage(t, { timeZone }, async (page) => {
    await page.goto(`${shop.origin}/plush-teddy`)
    await screenshot(page, 'market-question-1280')
    await question(page).getByRole('button', { name: 'Switch to Germany' }).click()
    await priceIn(page, '€').waitFor()
    assert.equal(await question(page).count(), 0)
    await page.goto(`${shop.origin}/classify/easter`)
    await priceIn(page, '€').waitFor()
  })
})

test('no country suggestion appears in the same country, after a selection, or in the checkout', async (t) => {
  await withPage(t, { timeZone }, async (page) => {
    for (const path of ['/de', '/?ce=FR', '/checkout']) {
      await page.goto(shop.origin + path)
      await page.waitForLoadState('networkidle')
      assert.equal(await page.locator('.question-bar').count(), 0, path)
    }
  })
})

test('without analytics no consent is requested, and the settings link to the privacy policy', async (t) => {
  await withPage(t, { timeZone, asked: true }, async (page) => {
    await page.goto(shop.origin)
    // It appears later than the consent question would.
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
    await priceIn(page, '$').waitFor()
    assert.equal(await page.locator('.price', { hasText: /[￥¥]/ }).count(), 0)
  })
})

test('the country suggestion is in Arabic too', async (t) => {
  await withPage(t, { timeZone, width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/ar`)
    await page.getByRole('region', { name: translateFor('ar')('market.title') }).waitFor()
    await screenshot(page, 'market-question-ar-390')
  })
})

test('loading fonts shifts no line, in any script', async (t) => {
  for (const locale of ['ar', 'ja', 'zh', 'pl'] as const)
    await withPage(t, { width: 390 }, async (page) => {
      await watchShifts(page)
      // Late, as on a slow connection: the page first shows fallback fonts.
      await page.route(/\.woff2$/, async (route) => {
        // Pages that are prerendered have titles too.
        await page.locator('h1:visible').first().waitFor()
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

test('a Japanese form has the family name first, for every country of delivery', async (t) => {
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

test('the market in an Arabic header reads from right to left', async (t) => {
  await withPage(t, { width: 1440 }, async (page) => {
    await page.goto(`${shop.origin}/ar?ce=AE`)
    const places = await page.locator('.language-chooser [data-part="hint"]').evaluate((hint) => {
      const node = document.createTreeWalker(hint, NodeFilter.SHOW_TEXT).nextNode() as Text
      const placeOf = (at: number): number => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect().x
      }
      return {
        first: placeOf(0),
        letter: placeOf(node.data.indexOf('د')),
        stop: placeOf(node.data.lastIndexOf('.')),
      }
    })
    assert.ok(places.first > places.letter && places.letter > places.stop, JSON.stringify(places))
  })
})
