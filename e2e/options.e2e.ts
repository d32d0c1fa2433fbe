// The chosen option is the shown one: picture, price, address, cart. Pictures move to the zoom and into the drawer.
// The price leads to the fees of shipping.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { movesOf, recordMoves, untilFast, untilMoved } from './picture-moves.ts'
import { openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** The picture on top of the first tile. */
const firstPicture = (page: Page) =>
  page.locator('.gallery:visible [data-part="strip"] > :first-child > div').last().locator('picture img')
const shows = async (page: Page, name: string) =>
  void (await until(
    () => firstPicture(page).getAttribute('src'),
    (src) => src?.startsWith(`/media/${name}-`) === true,
  ))
const label = (page: Page) => page.locator('.gallery:visible [data-part="shown"]').first()
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('a chosen colour shows its picture and is part of the address; back leaves the product', (t) =>
  withPage(t, { pictures: true }, async (page) => {
    await openHydrated(page, `${shop.origin}/classify/kitchen`)
    await page.locator('.product-card > a[href="/name-mug"]').click()
    await shows(page, 'name-mug-oat-blank')
    await page.getByRole('radio', { name: 'Sky' }).check()
    await shows(page, 'name-mug-sky-blank')
    await page.waitForURL('**/name-mug?variant=MUG-SKY')
    assert.equal(await label(page).count(), 0)
    await page.getByRole('radio', { name: 'Blush', exact: true }).check()
    await shows(page, 'name-mug-blush-blank')
    await page.waitForURL('**/name-mug?variant=MUG-BLU')
    await page.goBack()
    await page.waitForURL('**/classify/kitchen')
    await page.goForward()
    await shows(page, 'name-mug-blush-blank')
    assert.equal(addressOf(page), '/name-mug?variant=MUG-BLU')
    assert.ok(await page.getByRole('radio', { name: 'Blush', exact: true }).isChecked())
    await page.reload()
    await shows(page, 'name-mug-blush-blank')
    assert.ok(await page.getByRole('radio', { name: 'Blush', exact: true }).isChecked())
    // The plain address is the product as it is first shown.
    await page.goBack()
    await page.waitForURL('**/classify/kitchen')
    await page.locator('.product-card > a[href="/name-mug"]').click()
    await page.waitForURL('**/name-mug')
    await shows(page, 'name-mug-oat-blank')
  }))

test('the server shows the variant of the address, without scripts', (t) =>
  withPage(t, { javaScript: false }, async (page) => {
    await page.goto(`${shop.origin}/plush-teddy?variant=TED-L`)
    assert.ok(await page.getByRole('radio', { name: 'Large' }).isChecked())
    await page.locator('.product-header').getByText('$46.00').first().waitFor()
    assert.equal(await label(page).textContent(), 'Pictured: Small')
    await page.goto(`${shop.origin}/name-mug?variant=MUG-SAG`)
    await shows(page, 'name-mug-sage-blank')
    assert.equal(await page.locator('link[rel="canonical"]').getAttribute('href'), `${shop.origin}/name-mug`)
    await page.goto(`${shop.origin}/name-mug?variant=REMOVED`)
    assert.equal(addressOf(page), '/name-mug')
  }))

test('a picture of another option says which one it shows, in the language of the page', (t) =>
  withPage(t, {}, async (page) => {
    await openHydrated(page, `${shop.origin}/easter-basket`)
    assert.equal(await label(page).count(), 0)
    await page.getByRole('radio', { name: 'Sky' }).check()
    assert.equal(await label(page).textContent(), 'Pictured: Rose')
    await page.getByRole('button', { name: 'Enlarge picture' }).click()
    await page.getByRole('dialog').getByText('Pictured: Rose').waitFor()
    await page.goto(`${shop.origin}/de/easter-basket?variant=BAS-SKY`)
    assert.match((await label(page).textContent())!, /^Abgebildet: Rosé?/)
  }))

test('a line of the cart has the picture of its variant and leads back to it', (t) =>
  withPage(t, {}, async (page) => {
    await openHydrated(page, `${shop.origin}/name-mug?variant=MUG-SKY`)
    await page.getByLabel('Name or word on the mug').fill('Ida')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const line = page.locator('.mini-cart > [data-part="added"]')
    assert.match((await line.locator('picture img').getAttribute('src'))!, /name-mug-sky-blank/)
    assert.equal(await line.locator('a').getAttribute('href'), '/name-mug?variant=MUG-SKY')
    await page.goto(`${shop.origin}/cart`)
    await page.locator('.cart-line h3 a').click()
    await shows(page, 'name-mug-sky-blank')
  }))

test('the picture grows into the zoom and moves into the drawer', (t) =>
  withPage(t, { motion: true, width: 1280 }, async (page) => {
    await page.addInitScript(recordMoves)
    await openHydrated(page, `${shop.origin}/plush-bunny`)
    await untilFast(page)
    await page.locator('.gallery [data-part="strip"] > li').first().click()
    await page.getByRole('dialog').waitFor()
    await untilMoved(page, 'whole-picture')
    await page.keyboard.press('Escape')
    await page.locator('[name="withoutText"]').check()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.locator('.mini-cart > [data-part="added"]').waitFor()
    await untilMoved(page, 'picture')
    await page.waitForFunction(() => !document.querySelector('[style*="view-transition-name"]'))
  }))

test('with reduced motion no picture moves or fades', (t) =>
  withPage(t, { width: 1280, pictures: true }, async (page) => {
    await page.addInitScript(recordMoves)
    await openHydrated(page, `${shop.origin}/name-mug`)
    await untilFast(page)
    await page.getByRole('radio', { name: 'Sky' }).check()
    await shows(page, 'name-mug-sky-blank')
    assert.equal(
      await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'opacity').length,
      ),
      0,
    )
    await page.locator('.gallery [data-part="strip"] > li').first().click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await movesOf(page), [])
  }))

test('the note about shipping leads to the fees of the country', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/name-mug`)
    const fee = page.locator('.delivery-estimate').getByText('$14.90 for this gift')
    const inView = () => fee.evaluate((line) => line.getBoundingClientRect().bottom < innerHeight)
    assert.equal(await inView(), false)
    await page.getByRole('link', { name: 'Plus shipping.' }).click()
    await until(inView, Boolean)
  }))

test('the drawer marks only the gift just added, also when its wrapping changes there', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    const address = `${shop.origin}/chocolate-bunny`
    const add = page.locator('#main form').getByRole('button', { name: 'Add to cart' })
    const marked = page.locator('.mini-cart > [data-part="added"]')
    await openHydrated(page, address)
    await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).check()
    await add.click()
    await marked.getByText('Blush dots, Raspberry ribbon').waitFor()
    await openHydrated(page, address)
    await add.click()
    await marked.first().waitFor()
    assert.equal(await marked.count(), 1)
    await marked.getByRole('button', { name: 'Gift wrap', pressed: false }).click()
    await marked.getByText('Blush dots, Raspberry ribbon').waitFor()
    assert.equal(await marked.count(), 1)
    await page.getByRole('dialog').getByText('1 more gift in your cart').waitFor()
  })
})
