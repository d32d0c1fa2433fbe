// The content security policy in a browser: it allows the shop's own code and blocks everything else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('an editorial page opens on click, and no other string becomes HTML', (t) =>
  withPage(t, {}, async (page, faults) => {
    await page.goto(`${shop.origin}/rich/returns`)
    await page.locator('footer a[href="/rich/delivery"]').first().click()
    await page.waitForURL('**/rich/delivery')
    await page.locator('main .rich-text:visible h2').first().waitFor()
    faults.allow(/TrustedHTML/)
    const written = await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>gift</b>'
        return 'written'
      } catch (error) {
        return (error as Error).name
      }
    })
    assert.equal(written, 'TypeError')
  }))
