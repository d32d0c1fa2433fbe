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
    await gifts.filter({ hasText: 'tea' }).filter({ hasText: 'For my mom' }).first().waitFor()
    assert.equal(await gifts.filter({ hasNot: page.getByRole('list') }).count(), 0)
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

test('no line of the Japanese sentence begins with a particle', (t) =>
  withPage(t, { width: 820, javaScript: false }, async (page) => {
    await page.goto(`${shop.origin}/ja/gift-finder?for=mom`)
    const phrases = page.locator('[data-part=sentence] > [data-part=phrase]')
    assert.match(await phrases.nth(0).innerText(), /へ\u2060の\u2060ギフト。$/)
    assert.match(await phrases.nth(1).innerText(), /^好みは/)
  }))

test('every gift has a reason, and its price is not one', (t) =>
  withPage(t, { javaScript: false }, async (page) => {
    for (const query of ['', '?for=mom', '?for=colleague&likes=tea']) {
      await page.goto(`${shop.origin}/gift-finder${query}`)
      const gifts = page.locator('.gift-finder-screen .product-grid > li')
      assert.ok((await gifts.count()) > 0, query)
      assert.equal(await gifts.filter({ hasNot: page.getByRole('list') }).count(), 0, query)
      assert.equal(await gifts.getByText(/^up to/i).count(), 0, query)
      const first = gifts.locator('[data-part=facts] li:first-child')
      assert.equal(await first.getByText('Best seller').count(), 0, query)
      const second = gifts.locator('[data-part=facts] li:nth-child(2)')
      if (query === '?for=mom')
        assert.equal(await second.getByText('For my mom').count(), 0, 'the sentence says so')
    }
  }))

test('without scripts a button finds the gifts', (t) =>
  withPage(t, { javaScript: false, width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/de/gift-finder`)
    const main = page.getByRole('main')
    await main.getByLabel('Für wen').selectOption('grandma')
    await main.getByLabel('Thema').selectOption('plants')
    await main.getByRole('button', { name: 'Geschenke finden' }).click()
    await main.getByText('Für meine Oma', { exact: true }).first().waitFor()
    assert.match(page.url(), /for=grandma&likes=plants/)
  }))
