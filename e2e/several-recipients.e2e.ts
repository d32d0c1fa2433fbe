// The cards of several recipients at the checkout.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, type PlainDate } from '#domain/calendar/calendar.ts'
import { withPage } from './browser.ts'
import { goToCheckout } from './buying.ts'
import { bringCart, milkBunny } from './filled-cart.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { addCard, choice } from './recipient-card.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const wishedDay = addDays(new Date().toISOString().slice(0, 10) as PlainDate, 60)

test('after a recipient is removed, the others keep their day and their card', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop, [milkBunny, milkBunny, milkBunny])
    await goToCheckout(page, shop.origin)
    await page.getByRole('button', { name: 'Send to several people' }).click()
    await page.getByRole('button', { name: 'Add a recipient' }).click()
    const card = (at: number) => page.locator('.recipient-card').nth(at)
    for (const at of [1, 2]) await card(at).getByRole('button', { name: 'One more' }).click()
    const picture = await card(0).locator('.recipient-gift .picture').boundingBox()
    assert.ok(picture!.width <= 48, `its picture is ${picture!.width} pixels wide, over its name`)
    await choice(card(0), 'On a special day').check()
    await choice(card(2), 'On a special day').check()
    await card(2).getByLabel('Deliver on a specific day').fill(wishedDay)
    await addCard(card(1), 'For the second')
    await screenshot(page, 'checkout-several')
    await card(0).getByRole('button', { name: 'Remove' }).click()
    await card(2).waitFor({ state: 'detached' })
    assert.equal(await choice(card(0), 'As soon as possible').isChecked(), true)
    assert.equal(await card(0).getByRole('textbox', { name: 'Add a card' }).inputValue(), 'For the second')
    assert.equal(await card(1).getByLabel('Deliver on a specific day').inputValue(), wishedDay)
    await choice(card(1), 'As soon as possible').check()
    await card(1).getByLabel('Deliver on a specific day').waitFor({ state: 'detached' })
  }))
