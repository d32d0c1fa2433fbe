// The product page: zoom, sharing, sizes, price, and extreme amounts of content.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { json, sql, type Db } from '#data/database.ts'
import { translateFor } from '#messages/load.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop(overfill)
})
after(() => shop.close())

/** A product with forty colours and a very long name, and one with no reviews, no stock and one picture. */
async function overfill(db: Db): Promise<void> {
  const colours = Array.from({ length: 40 }, (_, at) => `shade-${at + 1}`)
  const mug = (await db.row<{ id: string }>(sql`select id from product where key = 'name-mug'`))!.id
  await db.run(
    sql`update product set options = ${json([{ code: 'colour', values: colours.map((code) => ({ code })) }])} where id = ${mug}`,
  )
  await db.run(sql`
    insert into variant (id, product_id, sku, position, options, stock, weight_grams)
    select gen_random_uuid(), ${mug}, 'SHADE-' || n, 10 + n, json_build_object('colour', 'shade-' || n), case when n % 3 = 0 then 0 else 9 end, 400
    from generate_series(1, 40) n`)
  await db.run(sql`
    insert into variant_price (variant_id, currency, price)
    select id, currency, 1890 from variant, unnest(array['USD', 'EUR', 'JPY']) currency where product_id = ${mug} and sku like 'SHADE-%'`)
  await db.run(sql`
    update product_text set title = 'Unverwechselbarer Steinzeugbecher mit Donaudampfschifffahrtsgesellschaftsmotiv und Widmung für die allerbeste Großmutter der Welt'
    where product_id = ${mug} and locale = 'de'`)
  await db.run(
    sql`update variant set stock = 0 where product_id = (select id from product where key = 'ring-dish')`,
  )
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path)
  await untilHydrated(page)
}

/** Waits for lazily hydrated components too. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root, .product-form button, .product-form input')].every(
      (part) => Object.keys(part).length > 0,
    ),
  )
}

const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures: / })
const dialog = (page: Page) => page.getByRole('dialog')
const shownPicture = (page: Page) =>
  gallery(page)
    .getByRole('button', { name: /^Show picture/ })
    .and(page.locator('[aria-current="true"]'))

async function shows(page: Page, number: number): Promise<void> {
  await until(
    () => shownPicture(page).getAttribute('aria-label'),
    (label) => label === `Show picture ${number} of 4`,
  )
}

test('on a tablet, arrows, thumbnails and keys change the picture, and the first follows the last', (t) =>
  withPage(t, { width: 820, pictures: true }, async (page) => {
    await open(page, '/plush-teddy')
    await shows(page, 1)
    await gallery(page).hover()
    await gallery(page).getByRole('button', { name: 'Next picture' }).click()
    await shows(page, 2)
    await gallery(page).getByRole('button', { name: 'Show picture 4 of 4' }).click()
    await shows(page, 4)
    await gallery(page).getByRole('button', { name: 'Next picture' }).click()
    await shows(page, 1)
    await gallery(page).getByRole('list').first().focus()
    await page.keyboard.press('ArrowRight')
    await shows(page, 2)
    await screenshot(page, 'product-gallery')
  }))

test('the pictures stay beside the form and do not cover the description', (t) =>
  withPage(t, { width: 1440 }, async (page) => {
    await page.goto(`${shop.origin}/name-tumbler`)
    await page.locator('.product-facts').getByText('Shipping and returns').scrollIntoViewIfNeeded()
    const [pictures, words] = await Promise.all(
      ['.gallery [data-part="strip"]', '.product-facts > .disclosure'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    )
    assert.ok(pictures!.y < 0, 'scrolled')
    assert.ok(pictures!.y + pictures!.height <= words!.y)
  }))

test('a picture opens full screen and zooms by keys, buttons and presses', (t) =>
  withPage(t, { pictures: true }, async (page) => {
    await open(page, '/plush-teddy')
    const enlarge = gallery(page).getByRole('button', { name: 'Enlarge picture' })
    await enlarge.click()
    await dialog(page).getByText('Picture 1 of 4').waitFor()
    await expectNoAxeViolations(page)
    const frame = dialog(page).locator('[data-part="picture"]').first()
    const zoom = () => frame.evaluate((element) => Number(element.style.getPropertyValue('--zoom')) || 1)
    await page.keyboard.press('+')
    await until(zoom, (at) => at === 1.5)
    // A swipe on a zoomed picture moves it and does not change it.
    await page.keyboard.press('ArrowRight')
    await until(
      () => frame.evaluate((element) => element.scrollLeft),
      (left) => left > 0,
    )
    await dialog(page).getByText('Picture 1 of 4').waitFor()
    await page.keyboard.press('0')
    await until(zoom, (at) => at === 1)
    await frame.click()
    await until(zoom, (at) => at === 2.5)
    await screenshot(page, 'product-zoom')
    await dialog(page).getByRole('button', { name: 'Zoom out' }).click()
    await until(zoom, (at) => at < 2.5)
    await frame.click()
    await until(zoom, (at) => at === 1)
    await page.keyboard.press('ArrowRight')
    await dialog(page).getByText('Picture 2 of 4').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    assert.ok(await enlarge.evaluate((button) => button === document.activeElement))
    await gallery(page).locator('[data-part="strip"] > li').first().click()
    await dialog(page).getByText('Picture 1 of 4').waitFor()
  }))

test('on a phone the bar appears after scrolling past the button, and leads to the empty personal text', (t) =>
  withPage(t, { width: 390, pictures: true }, async (page) => {
    await open(page, '/name-mug')
    const bar = page.locator('.sticky-buy-bar')
    await page.locator('.add-to-cart').scrollIntoViewIfNeeded()
    assert.equal(await bar.getAttribute('data-shown'), null)
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
    await bar.getByRole('button', { name: 'Personalize & add' }).click()
    const field = page.getByLabel('Name or word on the mug')
    assert.ok(await field.evaluate((input) => input === document.activeElement))
    await field.fill('Ida')
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
    await bar.getByRole('button', { name: 'Add to cart' }).waitFor()
  }))

test('two fingers zoom a picture, and in Arabic the directions are reversed', (t) =>
  withPage(t, { width: 390, pictures: true }, async (page) => {
    await open(page, '/ar/plush-teddy')
    await page.locator('.gallery [data-part="tools"] button').last().click()
    const frame = dialog(page).locator('[data-part="picture"]').first()
    await frame.locator('img').last().waitFor()
    const client = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 420, id: 1 },
      { x: 195 + apart, y: 420, id: 2 },
    ]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(80) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await until(
      () => frame.evaluate((element) => Number(element.style.getPropertyValue('--zoom'))),
      (zoom) => Math.abs(zoom - 2) < 0.1,
    )
    await screenshot(page, 'product-pinch-ar')
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowLeft')
    await dialog(page).getByText('الصورة 2 من 4').waitFor()
  }))

test('the page is shared by the device, or as a link without the parameters of the visit', (t) =>
  withPage(t, {}, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await open(page, '/plush-teddy?ce=DE')
    await gallery(page).getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied').waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${shop.origin}/plush-teddy`)

    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (content: object) => {
          document.body.dataset['shared'] = JSON.stringify(content)
          return Promise.resolve()
        },
      })
    })
    await page.reload()
    await untilHydrated(page)
    await gallery(page).getByRole('button', { name: 'Share' }).click()
    const shared = await page.waitForFunction(() => document.body.dataset['shared'])
    assert.deepEqual(JSON.parse((await shared.jsonValue()) ?? ''), {
      title: 'Honey Teddy Bear',
      url: `${shop.origin}/plush-teddy`,
    })
  }))

test('without a clipboard, as on an insecure origin, a note says that the link was not copied', (t) =>
  withPage(t, {}, async (page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    })
    await open(page, '/plush-teddy')
    await gallery(page).getByRole('button', { name: 'Share' }).click()
    await page.getByText(translateFor('us')('share.failed')).waitFor()
  }))

test('a device whose clock is ahead requests the delivery dates of each country once', (t) =>
  withPage(t, {}, async (page) => {
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() + 3 * 86_400_000
    })
    let calls = 0
    page.on('request', (request) => void (request.url().includes('catalog.delivery') && calls++))
    await open(page, '/plush-teddy')
    for (const country of ['Japan', 'Germany', 'France']) {
      await page.getByLabel('Deliver to').selectOption({ label: country })
      await page.locator('.delivery-estimate [aria-busy="false"]').waitFor()
    }
    assert.equal(calls, 4, 'those of the page have expired')
  }))

test('sizes are in centimetres and inches, with the unit of the country first', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/plush-teddy')
    await page.getByRole('button', { name: 'Size chart' }).click()
    const large = dialog(page).getByRole('row', { name: /Large/ })
    assert.equal(await large.getByRole('cell').first().innerText(), '18.9 in\n48 cm')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await open(page, '/de/plush-teddy')
    await page.getByRole('button', { name: 'Größentabelle' }).click()
    const gross = dialog(page).getByRole('row', { name: /Groß/ })
    assert.equal(await gross.getByRole('cell').first().innerText(), '48 cm\n18,9 in')
    await screenshot(page, 'product-sizes-de')
  }))

test('a compare-at price is labelled as the lowest of thirty days, in lists and on the page', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/de/velvet-jewellery-box')
    const price = page.locator('.product-header .price')
    assert.match(await price.innerText(), /42,00\s€\s+Niedrigster Preis der letzten 30 Tage\s+49,00\s€/)
    assert.equal(await price.locator('s').innerText(), '49,00\u00a0€')
    await open(page, '/de/classify/jewellery')
    const card = page.getByRole('article').filter({ hasText: 'Schmuckkästchen aus Samt' })
    assert.match(await card.innerText(), /30-\u2060Tage-\u2060Tiefstpreis\s+49,00\s€/)
    // Other countries have no such law: the page shows the percentage.
    await open(page, '/gold-foil-bunny')
    assert.match(await page.locator('.product-header .price').innerText(), /\$9\.90\s+\$12\.90 −23%/)
  }))

test('extremely long and empty content fits at every width', (t) =>
  withPage(t, { width: 1440 }, async (page) => {
    for (const path of ['/de/name-mug', '/ar/plush-teddy', '/ja/gold-foil-bunny', '/ja/ring-dish']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const beyond = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        assert.ok(beyond <= 0, `${path} is ${beyond} pixels too wide`)
        await expectNoAxeViolations(page)
        await screenshot(page, `product-full-${width}-${path.slice(1).replace('/', '-')}`)
      }
    }
    // Not the pages prerendered behind it.
    const shown = page.locator('main > :not([data-kept])')
    assert.match(await shown.locator('.product-header .price').innerText(), /^¥2,280$/)
    // A sold-out product offers alternatives and no disabled button.
    await shown.locator('.back-in-stock').getByRole('button').waitFor()
    assert.equal(await shown.locator('.add-to-cart').count(), 0)
  }))

test('ingredients and allergens of a gift of several parts are a line for each part', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await open(page, '/chocolate-bunny')
    const lines = (term: string) =>
      page
        .locator('.product-facts dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd')
        .allInnerTexts()
    assert.deepEqual(
      (await lines('Ingredients')).map((line) => line.split(':')[0]),
      ['Milk chocolate bunny', 'Dark chocolate bunny', 'Praline eggs'],
    )
    const [, dark, eggs] = await lines('Allergens')
    assert.match(dark!, /^Dark chocolate bunny: contains hazelnuts and soy\. May contain milk\.$/)
    assert.match(eggs!, /^Praline eggs.*contain milk, hazelnuts and soy\.$/)
  }))
