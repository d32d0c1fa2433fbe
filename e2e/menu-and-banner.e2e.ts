// The wide menu's panel, category banners, short lists, stories in long lists, the gifts of a text, and ways between pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { locales } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'
import { untilHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const menuOf = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Gifts', exact: true })
const panelOf = (page: Page) => menuOf(page).getByRole('region')

test('the menu shows subcategories and gifts with their pictures on hover, without moving the page', (t) =>
  withPage(t, { width: 1280 }, async (page) => {
    await page.goto(shop.origin)
    await untilHydrated(page)
    const top = await page.getByRole('main').boundingBox()
    assert.equal(await panelOf(page).count(), 0)
    await menuOf(page).getByRole('link', { name: 'For the home', exact: true }).hover()
    const panel = panelOf(page)
    await panel.getByRole('link', { name: 'Candles' }).waitFor()
    await panel.getByRole('link', { name: 'See all' }).waitFor()
    await until(
      () => panel.locator('li .picture > picture').count(),
      (count) => count === 5,
    )
    assert.deepEqual(await page.getByRole('main').boundingBox(), top)
    await expectNoAxeViolations(page)
    await screenshot(page, 'menu-panel')
    // Without subcategories a category has no panel.
    await menuOf(page).getByRole('link', { name: 'Flowers & plants', exact: true }).hover()
    await panel.waitFor({ state: 'detached' })
    await menuOf(page).getByRole('link', { name: 'For the home', exact: true }).hover()
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await menuOf(page).getByRole('link', { name: 'Sweets & tea', exact: true }).hover()
    await panel.waitFor()
    await page.mouse.move(640, 860)
    await panel.waitFor({ state: 'detached' })
  }))

test('with the keyboard the panel follows the focus, and Escape returns to its category', (t) =>
  withPage(t, { width: 1280 }, async (page) => {
    await page.goto(shop.origin)
    await untilHydrated(page)
    const category = menuOf(page).getByRole('link', { name: 'For the home', exact: true })
    await category.focus()
    await panelOf(page).getByRole('link', { name: 'Candles' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Candles & scents')
    await page.keyboard.press('Escape')
    await panelOf(page).waitFor({ state: 'detached' })
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'For the home')
    await page.keyboard.press('Tab')
    await panelOf(page).waitFor()
    await page.keyboard.press('Shift+Tab')
    await panelOf(page).getByRole('link', { name: 'Candles' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Candles & scents' }).waitFor()
    await panelOf(page).waitFor({ state: 'detached' })
  }))

test('a category has its picture above the list; only lists from eight gifts on have filters', (t) =>
  withPage(t, {}, async (page) => {
    for (const [path, isLong] of [
      ['/classify/gift-boxes', false],
      ['/classify/wellness', false],
      ['/classify/sweets', true],
    ] as const) {
      await page.goto(shop.origin + path)
      const main = page.getByRole('main')
      const banner = main.locator('.category-head .picture > picture')
      await banner.waitFor()
      const { height } = (await main.locator('.category-head').boundingBox())!
      assert.ok(height <= 270, `prices stay in the first view below a header of ${height} pixels: ${path}`)
      assert.ok(Math.abs((await banner.boundingBox())!.height - height) < 1, path)
      const gifts = await main.getByRole('article').count()
      assert.equal(gifts >= 8, isLong, `${path}: ${gifts}`)
      const filters = main.getByRole('complementary', { name: 'Filters' })
      assert.equal(await filters.count(), isLong ? 1 : 0, path)
      await expectNoAxeViolations(page)
    }
  }))

test('four gifts stand in one row on a tablet', (t) =>
  withPage(t, { width: 820 }, async (page) => {
    await page.goto(`${shop.origin}/classify/wellness`)
    const gifts = await page.getByRole('main').getByRole('article').all()
    const tops = await Promise.all(gifts.map(async (gift) => (await gift.boundingBox())!.y))
    assert.deepEqual([tops.length, new Set(tops).size], [4, 1])
  }))

test('the longest categories have at most 30,000 bytes of HTML in every language', async () => {
  for (const category of ['home', 'personalised', 'mothers-day'])
    for (const locale of locales) {
      const address = localePath(locale, `/classify/${category}`)
      // A busy machine refuses a rendering.
      const { headers } = await until(
        () => fetch(shop.origin + address, { headers: { 'accept-encoding': 'br' } }),
        ({ status }) => status === 200,
      )
      const bytes = Number(headers.get('content-length'))
      assert.ok(bytes > 10_000 && bytes <= 30_000, `${address}: ${bytes}`)
    }
})

test('a title on a phone does not break between two short words with a hyphen', (t) =>
  withPage(t, { width: 390, javaScript: false }, async (page) => {
    await page.goto(`${shop.origin}/classify/easter`)
    const tops = await page.getByRole('heading', { name: /Wooden Pull/ }).evaluate((title) => {
      const words = document.createRange()
      const text = title.firstChild!
      words.setStart(text, text.textContent!.indexOf('Pull'))
      words.setEnd(text, text.textContent!.indexOf('Along') + 1)
      return [...words.getClientRects()].map(({ top }) => top)
    })
    assert.equal(new Set(tops).size, 1)
  }))

test('a list ends with a post about its occasion, not when it is filtered, or with the gift finder', (t) =>
  withPage(t, { javaScript: false }, async (page) => {
    await page.goto(`${shop.origin}/classify/christmas`)
    const story = page.getByRole('main').locator('.story-tile')
    assert.match(await story.innerText(), /Christmas/)
    await page.goto(`${shop.origin}/classify/mothers-day`)
    assert.match(await story.innerText(), /Mother’s Day/)
    await page.goto(`${shop.origin}/classify/personalised`)
    assert.match(await story.innerText(), /How a name gets onto wood/)
    await page.goto(`${shop.origin}/classify/home`)
    assert.equal(await story.count(), 0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Open the gift finder/ })
      .waitFor()
    await page.goto(`${shop.origin}/classify/christmas?max=30`)
    await page.getByRole('link', { name: /^Remove filter/ }).waitFor()
    assert.equal(await story.count(), 0)
    await page.goto(`${shop.origin}/classify/christmas`)
    await story.click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.match(page.url(), /\/rich\//)
  }))

test('a post shows the gifts that it names, the page about the shop its makers and the gift finder', (t) =>
  withPage(t, { width: 390, javaScript: false }, async (page) => {
    for (const [path, gift, count, category] of [
      ['/rich/blog-christmas-gifts', 'Soy Wax Scented Candle', 4, 'All Christmas gifts'],
      ['/de/rich/blog-christmas-gifts', 'Duftkerze aus Sojawachs', 4, 'Alle Weihnachtsgeschenke'],
    ] as const) {
      await page.goto(shop.origin + path)
      const gifts = page.getByRole('main').locator('[data-part="gift-cards"] > li')
      await gifts.getByText(gift).waitFor()
      assert.equal(await gifts.count(), count, path)
      await page.getByRole('link', { name: category, exact: true }).waitFor()
    }
    for (const path of ['/rich/about', '/de/rich/about', '/ar/rich/about', '/ja/rich/about']) {
      await page.goto(shop.origin + path)
      assert.equal(
        await page.locator('[data-part="makers"] > li:has(img):has(strong):has(a)').count(),
        8,
        path,
      )
      await page.getByRole('listitem').filter({ hasText: 'Kiln & Clay' }).getByRole('link').first().waitFor()
      const finder = page.locator('[data-part="finder"] a').first()
      assert.match((await finder.getAttribute('href')) ?? '', /\/gift-finder\?for=mom$/)
    }
  }))

test('on a phone the breadcrumbs of a post link back to the blog only', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/rich/blog-easter-table`)
    const links = page.getByRole('navigation', { name: 'You are here' }).getByRole('link')
    assert.deepEqual(await links.allTextContents(), ['Blog'])
  }))

test('the site map has no link to itself', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/sitemap`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Newsletter' }).waitFor()
    assert.equal(await main.getByRole('link', { name: 'Sitemap' }).count(), 0)
  }))
