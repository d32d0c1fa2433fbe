// The three animations around a gift: the box that turns, the packing after an order, and the unwrapping.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { withPage } from './browser.ts'
import { buyCart } from './buying.ts'
import { filmStrip, pauseAt } from './film-strip.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** Milliseconds from the start to the end of the last animation in an element. */
const duration = (element: Locator): Promise<number> =>
  element.evaluate((root) =>
    Math.max(
      ...root
        .getAnimations({ subtree: true })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  )

const framesAt = (element: Locator, times: readonly number[]) =>
  times.map((time) => () => pauseAt(element, time))

test('the wrapped box turns with the arrow keys', (t) =>
  withPage(t, { width: 390, motion: true }, async (page) => {
    await openHydrated(page, `${shop.origin}/chocolate-bunny`)
    await page.locator('.gift-choices').scrollIntoViewIfNeeded()
    await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).check()
    const box = page.locator('.wrap-box')
    const turned = box.locator('> div')
    const before = await turned.evaluate((element) => getComputedStyle(element).transform)
    const turn = async (): Promise<void> => {
      await page.getByRole('slider', { name: /The gift, wrapped/ }).focus()
      for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
      await turned.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
    }
    await filmStrip('wrapping', box, [() => Promise.resolve(), turn, turn, turn, turn, turn])
    await turn()
    assert.notEqual(await turned.evaluate((element) => getComputedStyle(element).transform), before)
  }))

test('an ordered gift is packed once, in two and a half seconds, and its recipient unwraps it', async (t) => {
  await withPage(t, { width: 390, motion: true }, async (page) => {
    await openHydrated(page, `${shop.origin}/chocolate-bunny`)
    await page.locator('.gift-choices').scrollIntoViewIfNeeded()
    await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).check()
    await page.getByLabel('Gift message').fill('For you, with love')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await buyCart(page, shop.origin, 'packed@example.com')
    const parcel = page.locator('.gift-parcel[data-phase="packing"]')
    await parcel.waitFor()
    assert.match(await parcel.locator('[data-part="tag"]').innerText(), /^For Anna$/)
    assert.ok((await duration(parcel)) <= 2_500)
    await filmStrip(
      'packing',
      page.locator('.order-placed'),
      framesAt(parcel, [0, 500, 900, 1300, 1700, 2500]),
    )
    await page.reload()
    await page.locator('.gift-parcel[data-phase="packed"]').waitFor()
  })
  const { code } = (await shop.db.row<{ code: string }>(
    sql`select g.gift_code as code from shipment_group g join orders o on o.id = g.order_id
      where o.email = 'packed@example.com'`,
  ))!
  await withPage(t, { width: 390, motion: true }, async (page) => {
    await page.goto(`${shop.origin}/gift#${code}`)
    await page.locator('.gift-box').getByRole('button', { name: 'Unwrap it' }).click()
    const parcel = page.locator('.gift-parcel[data-phase="opening"]')
    await parcel.waitFor()
    await pauseAt(parcel, 0)
    assert.ok((await duration(parcel)) <= 2_500)
    await filmStrip('unwrapping', page.locator('.gift-page'), [
      ...framesAt(parcel, [0, 350, 1000, 1500, 1800, 2390]),
      () => finishUnwrapping(page),
    ])
    await finishUnwrapping(page)
  })
})

/** Ends the animation and waits for the message. */
async function finishUnwrapping(page: Page): Promise<void> {
  await page.locator('.gift-parcel').evaluate((root) => {
    for (const animation of root.getAnimations({ subtree: true })) animation.finish()
  })
  await page.getByRole('heading', { name: 'In your parcel' }).waitFor()
  await page.locator('blockquote.handwritten', { hasText: 'For you, with love' }).waitFor()
}
