// What shoppers have typed survives a lost connection, and a press that ends outside of a dialog.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { apiPath } from '#web/platform/api/address.ts'
import { withPage } from './browser.ts'
import { addBunny } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('a gift message that cannot be saved stays in its field', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/ERR_FAILED/)
    await addBunny(page, shop.origin)
    await openHydrated(page, `${shop.origin}/cart`)
    await page.getByRole('button', { name: 'Add a message' }).click()
    const message = page.locator('.line-gift textarea')
    await message.fill('Happy Easter, dear Ada 🐣')
    await page.route(`**${apiPath}**`, (route) => route.abort())
    await page.getByRole('button', { name: 'Save message' }).click()
    await page.getByText('nothing was changed').waitFor()
    assert.equal(await message.inputValue(), 'Happy Easter, dear Ada 🐣')
    await page.unroute(`**${apiPath}**`)
    await page.getByRole('button', { name: 'Save message' }).click()
    await page.getByRole('button', { name: 'Edit gift message' }).waitFor()
    await page.reload()
    await page.locator('blockquote', { hasText: 'dear Ada' }).waitFor()
  }))

test('in browsers without `closedby`, only a press that begins outside closes a dialog', (t) =>
  withPage(t, {}, async (page) => {
    await page.addInitScript(() => {
      delete (HTMLDialogElement.prototype as { closedBy?: unknown }).closedBy
    })
    await addBunny(page, shop.origin)
    const dialog = page.getByRole('dialog')
    // Otherwise Chromium closes it itself.
    await dialog.evaluate((element) => element.removeAttribute('closedby'))
    const { x, y, width } = (await dialog.getByRole('heading').first().boundingBox())!
    await page.mouse.move(x + width / 2, y + 5)
    await page.mouse.down()
    await page.mouse.move(50, 400)
    await page.mouse.up()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    assert.ok(await dialog.isVisible())
    await page.mouse.click(50, 400)
    await dialog.waitFor({ state: 'hidden' })
  }))
