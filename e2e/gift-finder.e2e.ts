// The gift finder: choices change results and address; without scripts the button sends them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { untilHydrated } from './steps.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

test('choices change the gifts and the address, which opens the same gifts again', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await page.goto(shop.origin)
    await untilHydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'my mom', exact: true }).click()
    await page.waitForURL(`${shop.origin}/gift-finder?for=mom`)
    const main = page.getByRole('main')
    await main.getByLabel('Interest').selectOption('tea')
    await page.waitForURL(/likes=tea/)
    const first = main.locator('.gift-finder-screen .product-grid > li').first()
    await first.getByText('tea', { exact: true }).waitFor()
    const gifts = main.locator('.gift-finder-screen .product-grid > li')
    await first.getByText(/^Arrives by /).waitFor()
    const expensive = gifts.getByText('Stoneware Tea Set for Two')
    await expensive.waitFor()
    const budget = main.getByLabel('Budget')
    await budget.selectOption({ index: 2 })
    await page.waitForURL(/under=/)
    await expensive.waitFor({ state: 'detached' })
    await expectNoAxeViolations(page)
    const shared = page.url()
    await page.goto(shared)
    assert.equal(await main.getByLabel('Interest').inputValue(), 'tea')
    assert.equal(await main.getByLabel('For whom').inputValue(), 'mom')
    await page.goto(`${shop.origin}/gift-finder?under=1`)
    await main.getByRole('heading', { name: 'Nothing fits all of it' }).waitFor()
  }))

test('with an interest, a reason tells gifts apart; without one, none is shown', (t) =>
  withPage(t, { javaScript: false }, async (page) => {
    for (const query of ['?for=mom', '?for=colleague&likes=tea']) {
      await page.goto(`${shop.origin}/gift-finder${query}`)
      const gifts = page.locator('.gift-finder-screen .product-grid > li')
      const reasons = await gifts.evaluateAll((all) =>
        all.map((gift) => gift.querySelector('[data-part=facts] span')?.textContent),
      )
      if (query.includes('likes')) assert.ok(new Set(reasons).size > 1, query)
      else assert.deepEqual(new Set(reasons), new Set([undefined]), query)
    }
  }))

test('a link adds the day of the next occasion, unless all gifts arrive before it', (t) =>
  withPage(t, { javaScript: false }, async (page) => {
    const link = page.getByRole('link', { name: /^arriving by .*Christmas/i })
    await page.goto(`${shop.origin}/gift-finder?for=mom&day=2099-12-01`)
    // Arrivals count from the present day: before Christmas of that year, and after that of 2025.
    await page.getByText('All in time for Christmas').waitFor()
    assert.equal(await link.count(), 0)
    const day = 'day=2025-12-01'
    // A shared address may have a day that has passed.
    await page.goto(`${shop.origin}/gift-finder?for=mom&by=2025-11-01&${day}`)
    const path = await link.getAttribute('href')
    await page.goto(`${shop.origin}${path}&${day}`)
    const main = page.getByRole('main')
    assert.equal(await main.getByLabel('For whom').inputValue(), 'mom')
    assert.match(await main.getByLabel('Arrival').locator('option:checked').innerText(), /Christmas/)
    await link.waitFor({ state: 'detached' })
  }))

test('a link shows all gifts that fit, and then leaves the focus on the link to the answers', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/gift-finder?for=mom`)
    await untilHydrated(page)
    const gifts = page.locator('.gift-finder-screen .product-grid > li')
    assert.equal(await gifts.count(), 12)
    const all = page.getByRole('link', { name: /^See all \d+ gifts$/ })
    const count = Number((await all.innerText()).match(/\d+/)![0])
    assert.ok(count > 12)
    await all.press('Enter')
    await page.waitForURL(/for=mom&all=1/)
    await gifts.nth(count - 1).waitFor()
    assert.equal(await gifts.count(), count)
    const change = page.getByRole('link', { name: 'Change your answers' })
    assert.ok(await change.evaluate((link) => link === document.activeElement))
  }))

test('the price of a gift follows its name, and the sentence begins with an occasion that all gifts reach', (t) =>
  withPage(t, { javaScript: false, width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/gift-finder?day=2099-12-01`)
    const gaps = await page.locator('.gift-finder-screen .product-grid > li').evaluateAll((all) =>
      all.map((gift) => {
        const [title, price] = ['h3', '.price'].map((part) =>
          gift.querySelector(part)!.getBoundingClientRect(),
        )
        return price!.top - title!.bottom
      }),
    )
    assert.equal(gaps.length, 12)
    assert.ok(
      gaps.every((gap) => gap >= 0 && gap < 12),
      String(gaps),
    )
    const main = page.getByRole('main')
    assert.match(await main.getByLabel('Arrival').locator('option:checked').innerText(), /Christmas/)
    await page.goto(`${shop.origin}/gift-finder?by=any&day=2099-12-01`)
    assert.equal(await main.getByLabel('Arrival').inputValue(), 'any')
    await main.getByRole('link', { name: 'my mom', exact: true }).click()
    await page.waitForURL(/for=mom/)
  }))

test('without scripts a button finds the gifts', (t) =>
  withPage(t, { javaScript: false, width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/de/gift-finder`)
    const main = page.getByRole('main')
    const recipient = main.getByRole('combobox', { name: 'Für wen' })
    await recipient.selectOption('grandma')
    await main.getByLabel('Thema').selectOption('plants')
    await main.getByRole('button', { name: 'Geschenke finden' }).click()
    await page.waitForURL(/for=grandma&likes=plants/)
    assert.equal(await recipient.inputValue(), 'grandma')
    assert.equal(await main.getByLabel('Thema').inputValue(), 'plants')
    await main.locator('.product-grid > li').first().waitFor()
  }))
