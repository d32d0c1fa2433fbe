// The area of the scroll bar, which stays empty while nothing scrolls, has the colour of what is beside it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { addBunny } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

test('the drawer and the page of a gift reach to the edge of the window, and other pages do not change', async (t) => {
  await withPage(t, { width: 1440 }, async (page) => {
    await addBunny(page, shop.origin)
    await page.getByRole('dialog').waitFor()
    assert.equal(await colourOf(page, 'html'), await colourOf(page, 'dialog[open]'))

    await openHydrated(page, `${shop.origin}/gift`)
    const gift = await colourOf(page, '.gift-page')
    assert.equal(await colourOf(page, 'html'), gift)
    await page.locator('.header a').click()
    await page.locator('.home-screen').waitFor()
    assert.equal(await colourOf(page, 'html'), await colourOf(page, 'body'))
    assert.notEqual(await colourOf(page, 'html'), gift)
  })
})
