// The pictures of an order move from the account to its page, to a product, and back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { movesOf, recordMoves, untilFast, untilMoved, type Move } from './picture-moves.ts'
import { paidOrder } from './placed-order.ts'
import { openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const items = [{ sku: 'CHB-MIL' }, { sku: 'MUG-SKY', personalisation: 'Ida' }]

async function press(page: Page, selector: string): Promise<Move> {
  const seen = (await movesOf(page)).length
  await page.locator(selector).click()
  return untilMoved(page, 'picture', seen)
}

/** Hovers first, as a mouse does: order and code are there before the press. */
async function openOrder(page: Page, selector: string): Promise<Move> {
  const reply = page.waitForResponse((each) => each.request().postData()?.includes('order.view') ?? false)
  await page.locator(selector).hover()
  await (await reply).finished()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/LoadedOrder-')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return press(page, selector)
}

async function goBack(page: Page): Promise<Move> {
  await page.waitForFunction(() => !document.querySelector('[style*="view-transition-name"]'))
  const seen = (await movesOf(page)).length
  await page.goBack()
  return untilMoved(page, 'picture', seen)
}

test('a pressed picture of an order moves to its line without a loading state, on to its product, and back', async (t) => {
  const email = 'ole@example.com'
  await paidOrder(shop, email, { items })
  await withPage(t, { motion: true, width: 1280 }, async (page) => {
    await page.addInitScript(recordMoves)
    for (const path of ['/user/order', '/user/center']) {
      if (path === '/user/order') await openSignedIn(page, shop, email, path)
      else await page.goto(shop.origin + path)
      await page.locator('.order-card').waitFor()
      await untilFast(page)
      const toOrder = await openOrder(page, '.order-card .picture >> nth=1')
      assert.match(toOrder.to, /Personalized Stoneware Mug/)
      assert.equal(toOrder.isLoading, false, path)
      const toList = await goBack(page)
      assert.match(toList.to, /Chocolate Bunny/, 'the card names both gifts')
      assert.equal(toList.isLoading, false, path)
    }
    // The button has no picture.
    const fromButton = await openOrder(page, '.order-card [data-part="actions"] a')
    assert.match(fromButton.to, /Chocolate Bunny/)
    const toProduct = await press(page, '.order-sheet a[data-part="picture"] >> nth=1')
    await page.getByRole('heading', { name: 'Personalized Stoneware Mug', level: 1 }).waitFor()
    assert.equal(toProduct.isLoading, false)
  })
})
