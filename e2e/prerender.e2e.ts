// Prerendered screens: hidden in the document, and shown at once by the matching navigation.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { clickLink, openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const open = (page: Page, path: string) => openHydrated(page, shop.origin + path)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('products of the first visible cards are prerendered and open completely', (t) =>
  withPage(t, { prefetching: true, width: 390 }, async (page) => {
    await open(page, '/classify/easter')
    const ready = page.locator('main > [data-kept="ahead"] h1')
    await ready.first().waitFor({ state: 'attached' })
    const title = (await ready.first().textContent()) ?? ''
    assert.equal(await heading(page, title).count(), 0, 'nobody meets it, by eye or by ear')
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    await heading(page, title).waitFor()
    await page.waitForFunction((name) => document.title.startsWith(name), title)
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    // The lower part is present too, and presses work.
    await page.getByRole('heading', { name: 'You might also like' }).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
    await page.waitForFunction(() => document.querySelectorAll('main > :not([data-kept])').length === 1)
  }))

test('a new search never shows the words of the previous one', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    await open(page, '/search?query=egg')
    await clickLink(page, '/name-mug')
    await heading(page, 'Personalized Stoneware Mug').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    await page.evaluate(() => {
      const seen: string[] = Object.assign(globalThis, { seen: [] }).seen
      const look = (): void => {
        const shown = [...document.querySelectorAll('main h1')].find((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        )
        if (shown && seen.at(-1) !== shown.textContent) seen.push(shown.textContent ?? '')
        requestAnimationFrame(look)
      }
      look()
    })
    await clickLink(page, '/search?query=mug')
    await heading(page, 'Results for “mug”').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    assert.deepEqual(seen, ['Personalized Stoneware Mug', 'Results for “mug”'])
  }))
