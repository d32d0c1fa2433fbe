// Search pages that are not a plain list: one result, none, and a price in the query.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('the only result has its words and its button beside its picture, above gifts that go with it', (t) =>
  withPage(t, { width: 1440 }, async (page) => {
    await openHydrated(page, `${shop.origin}/search?query=stoneware+mug`)
    await page.getByRole('heading', { name: 'You might also like' }).waitFor()
    const cards = page.getByRole('main').getByRole('article')
    // The gift, and a row of others.
    assert.ok((await cards.count()) >= 5)
    const main = page.getByRole('main')
    const next = main.getByRole('link', { name: 'Personalize', exact: true })
    const picture = cards.first().locator('[data-part=picture]')
    const [shown, button] = await Promise.all([picture.boundingBox(), next.boundingBox()])
    assert.ok(button!.x > shown!.x + shown!.width)
    assert.ok(button!.y + button!.height < shown!.y + shown!.height)
    // The same order as on the product page.
    const facts = await main.getByRole('article').first().innerText()
    assert.match(facts, /Stoneware Mug[^]*4\.8 · 5 reviews[^]*\$18\.90/)
    await main.getByText(/^Arrives by [A-Z][a-z]+,\s/).waitFor()
    await main.getByText(/^A generous mug/).waitFor()
    await expectNoAxeViolations(page)
    await next.click()
    await page.waitForURL(/name-mug/)
  }))

test('two results are large cards with their facts, beside each other and level, with their category, above related gifts', (t) =>
  withPage(t, {}, async (page) => {
    await openHydrated(page, `${shop.origin}/search?query=mug`)
    const main = page.getByRole('main')
    const [first, second] = await main.getByRole('link', { name: 'Personalize', exact: true }).all()
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [one, other] = await Promise.all([first!.boundingBox(), second!.boundingBox()])
      assert.ok(one!.x + one!.width < other!.x && one!.y === other!.y, `${width}`)
    }
    assert.equal(await main.getByText(/^Arrives by /).count(), 2)
    await main.getByRole('navigation').getByRole('link', { name: 'Kitchen & table' }).waitFor()
    const related = main.locator('section', {
      has: page.getByRole('heading', { name: 'You might also like' }),
    })
    // Gifts of the first category come first.
    const titles = await related.getByRole('heading', { level: 3 }).allInnerTexts()
    assert.deepEqual(titles.slice(0, 2).sort(), ['Spring Garden Loose Leaf Tea', 'Stoneware Tea Set for Two'])
    for (const [width, columns] of [
      [390, 2],
      [820, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const shown = await related.getByRole('article').filter({ visible: true }).count()
      assert.ok(shown > 0 && shown % columns === 0, `${shown} gifts at ${width}`)
    }
    await expectNoAxeViolations(page)
    // A link below leads to the gift finder.
    await page.setViewportSize({ width: 390, height: 900 })
    await main.getByRole('link', { name: 'Open the gift finder' }).click()
    await page.waitForURL(/\/gift-finder$/)
  }))

test('a few results lead to the categories that they share', (t) =>
  withPage(t, {}, async (page) => {
    await openHydrated(page, `${shop.origin}/search?query=egg`)
    const suggestions = page.getByRole('navigation', { name: 'Suggestions' })
    await expectNoAxeViolations(page)
    await suggestions.getByRole('link', { name: 'Easter', exact: true }).click()
    await page.waitForURL(/classify\/easter$/)
  }))

test('the only result without a choice goes into the cart on its search page', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/search?query=globe`)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog').getByText('Snow Globe with Cottage').waitFor()
  }))

test('a press on the only result counts before its code has loaded', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/FoundResults-[^/]+\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await openHydrated(page, `${shop.origin}/search?query=globe`)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
    release()
    await page.getByRole('dialog').getByText('Snow Globe with Cottage').waitFor({ timeout: 10_000 })
  }))

test('a search without results leads to the gift finder and to the categories', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/search?query=zzzzz&day=2026-12-01`)
    await page.getByRole('heading', { name: 'Nothing found for “zzzzz”' }).waitFor()
    const categories = page.locator('.category-tiles')
    await page.getByRole('main').getByRole('link', { name: 'Sweets & tea' }).waitFor()
    assert.equal(await categories.getByRole('link').first().innerText(), 'Christmas', 'the season is first')
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('link', { name: 'Gift finder' }).click()
    await page.waitForURL(/gift-finder/)
  }))

test('a price in the query becomes a filter, and the typed words stay in the box', (t) =>
  withPage(t, {}, async (page) => {
    await openHydrated(page, shop.origin)
    const box = page.getByRole('search').getByLabel('Search for a gift')
    await box.fill('gift under 20')
    await box.press('Enter')
    await page.getByRole('heading', { name: 'Gifts up to $20' }).waitFor()
    assert.equal(await box.inputValue(), 'gift under 20')
    // Another order keeps them, another price does not.
    await page.getByRole('button', { name: /^Sort:/ }).click()
    await page.getByRole('link', { name: 'Price low to high' }).click()
    await page.waitForURL(/sort=price-asc/)
    assert.equal(await box.inputValue(), 'gift under 20')
    // The title names the price: no filter repeats it.
    const main = page.getByRole('main')
    assert.equal(await main.getByRole('link', { name: /^Remove filter/ }).count(), 0)
    await main.getByRole('heading', { name: 'Gifts from $20 to $30' }).waitFor()
    const all = main.getByRole('link', { name: /^All \d+$/ })
    assert.match((await all.getAttribute('href'))!, /min=20&max=30$/)
    await main.locator('nav > [aria-current]').getByText('Up to $20').waitFor()
    await main.getByRole('link', { name: 'Up to $30' }).click()
    await page.getByRole('heading', { name: 'Gifts up to $30' }).waitFor()
    await main.getByRole('link', { name: 'All prices' }).click()
    await page.getByRole('heading', { name: 'All gifts' }).waitFor()
    assert.equal(await box.inputValue(), '')
    await expectNoAxeViolations(page)
  }))

test('a search below every price has its heading, and gifts that cost a little more', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/ar/search?max=20&day=2026-11-26`)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    assert.match(await heading.innerText(), /100/)
    assert.ok((await heading.boundingBox())!.height > 20)
    await main.getByText(/20[^]*إليك هدايا[^]*100/).waitFor()
    // The lowest prices are first; gifts of distant occasions are apart.
    const lists = main.locator('.list-view .product-grid')
    assert.equal(await lists.count(), 2)
    const prices = await lists.first().locator('.price').allInnerTexts()
    const amounts = prices.map((price) => Number.parseFloat(/\d+\.\d\d/.exec(price)![0]))
    assert.ok(amounts.length > 4)
    assert.deepEqual(
      amounts,
      amounts.toSorted((one, other) => one - other),
    )
    // Further filters keep the larger price, which is the one of the heading.
    const shown = main.locator('nav > [aria-current]')
    const max = new URL((await shown.getAttribute('href'))!, page.url()).searchParams.get('max')
    assert.equal(max, '100')
    await main.locator('.filter-links a').first().click()
    await page.waitForURL((url) => url.searchParams.get('max') === max && url.searchParams.has('category'))
  }))

test('a price below every gift leads to dearer gifts', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/search?query=${encodeURIComponent('gift under 5')}`)
    await page.getByRole('heading', { name: /^Gifts up to \$\d+$/, level: 1 }).waitFor()
    await page.getByText(/^There are no gifts up to \$5\. Here are gifts up to \$\d+\.$/).waitFor()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Sort:/ })
      .waitFor()
    assert.equal(await page.locator('.empty-state').count(), 0)
  }))

test('a search by price shows the gifts of distant occasions apart, after all others', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/search?max=20&day=2026-11-26`)
    const titlesIn = (list: Locator) => list.locator('.product-grid h3').allInnerTexts()
    const later = page.locator('.list-view [data-part="later"]')
    await later.getByRole('heading', { name: /^For other occasions \d+ gifts$/ }).waitFor()
    const others = await titlesIn(later)
    assert.ok(others.some((title) => title.includes('Bunny')))
    const all = await titlesIn(page.locator('.list-view'))
    assert.deepEqual(all.slice(-others.length), others)
    assert.ok(all.slice(0, -others.length).every((title) => !title.includes('Bunny')))
    // Each part has its own count. The first themes are of the first part.
    assert.equal(
      await page.getByRole('main').getByRole('status').innerText(),
      `${all.length - others.length} gifts · ${others.length} for other occasions`,
    )
    const themes = page.locator('.filter-links', { has: page.getByRole('heading', { name: 'Themes' }) })
    const names = await themes.locator('li a > span:nth-child(2)').allTextContents()
    assert.ok(names.indexOf('With a bunny') > names.indexOf('Birthday'), names.join(' '))
    // In the category of a distant occasion the themes with most gifts are first.
    await page.goto(`${shop.origin}/classify/easter?day=2026-11-26`)
    const counts = (await themes.locator('li a > small').allTextContents()).map(Number)
    assert.ok(counts.length > 2)
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => b - a),
    )
    // Another order does not mix them.
    await page.goto(`${shop.origin}/search?max=20&sort=price-asc&day=2026-11-26`)
    await later.waitFor()
    assert.deepEqual((await titlesIn(later)).toSorted(), others.toSorted())
  }))

test('gifts of distant occasions have the full width, and leave no short last row', (t) =>
  withPage(t, {}, async (page) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${shop.origin}/ar/search?max=20&day=2026-11-26`)
      const later = page.locator('[data-part="later"]')
      const { width: full } = (await page.locator('.list-view').boundingBox())!
      assert.equal((await later.boundingBox())!.width, full)
      const tops = await later
        .locator('li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
      assert.ok(tops.length > 6)
      assert.ok(tops.filter((top) => top === tops.at(-1)).length > 2, `${width}: ${tops.join(' ')}`)
    }
  }))

test('a link to the gift finder fills the last row of a search', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    for (const [path, columns, width] of [
      ['/ar/search?max=75&day=2026-11-26', 2, 390],
      ['/ar/search?max=75&day=2026-11-26', 3, 1440],
      ['/search?max=20&day=2026-11-26', 2, 390],
      ['/search?max=20&day=2026-11-26', 3, 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(shop.origin + path)
      const grid = page.locator('.list-view .product-grid').first()
      await grid.waitFor()
      const ends = await grid.evaluate((list) => {
        const [last] = [...list.children]
          .map((item) => item.getBoundingClientRect())
          .filter(({ width }) => width)
          .slice(-1)
        const own = list.getBoundingClientRect()
        return Math.abs(document.dir === 'rtl' ? last!.left - own.left : own.right - last!.right)
      })
      assert.ok(ends < 1, `${path} ${columns} columns`)
    }
  }))

test('few gifts are followed by ways on: best sellers, or the categories beside theirs', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/search?query=egg`)
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor()
    await page.goto(`${shop.origin}/classify/candles`)
    const others = page.getByRole('region', { name: 'More gifts' }).getByRole('link')
    assert.deepEqual((await others.allInnerTexts()).slice(0, 3), [
      'Kitchen & table',
      'Decoration',
      'Flowers & plants',
    ])
    await page.goto(`${shop.origin}/classify/candles?max=30`)
    await others.first().waitFor()
    await page.goto(`${shop.origin}/classify/easter`)
    await page.locator('.list-view').waitFor()
    assert.equal(await others.count(), 0)
  }))
