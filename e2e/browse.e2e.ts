// Browsing: categories, filters, sorting and search, with and without JavaScript, by keyboard, from right to left.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'
import { untilComplete } from './step-through.ts'
import { untilHydrated } from './steps.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Prices of the visible list in its order, without currency. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('.price > span:first-child bdi').allTextContents()
  return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
}

async function countIs(page: Page, count: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: count }).waitFor()
}

async function sortBy(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Sort:/ }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: `Sort: ${name}` }).waitFor()
}

function sorted(numbers: readonly number[], direction: 1 | -1): number[] {
  return numbers.toSorted((a, b) => direction * (a - b))
}

test('a shopper filters and sorts a list and adds a product to the cart', (t) =>
  withPage(t, { pictures: true }, async (page) => {
    await page.goto(`${shop.origin}/?day=2027-03-01`)
    await untilHydrated(page)
    await page.getByRole('link', { name: 'See the gifts' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Easter', exact: true }).waitFor()
    const all = await cards(page).count()

    await page.getByLabel('To', { exact: true }).fill('30')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('link', { name: 'Remove filter: Up to $30.00' }).waitFor()
    const affordable = await prices(page)
    assert.ok(affordable.length < all && affordable.every((price) => price <= 30))

    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('link', { name: /^Easter bunnies/ }).click()
    await page.getByRole('link', { name: 'Remove filter: Easter bunnies' }).waitFor()
    await filters.getByRole('link', { name: /^Chocolate/ }).click()
    await page.getByRole('link', { name: 'Remove filter: Chocolate' }).waitFor()
    await countIs(page, '2 gifts')

    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await countIs(page, `${all} gifts`)
    for (const [name, direction] of [
      ['Price low to high', 1],
      ['Price high to low', -1],
    ] as const) {
      await sortBy(page, name)
      const shown = await until(
        () => prices(page),
        (now) => String(now) === String(sorted(now, direction)),
      )
      assert.equal(shown.length, all)
    }
    await sortBy(page, 'Preview Maximum')
    await sortBy(page, 'Best selling')

    await cards(page)
      .getByRole('link', { name: /^Chocolate Bunny/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Chocolate Bunny' }).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  }))

test('a shopper selects an option and enters a personal text, which appears on the picture', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/name-mug`)
    await untilHydrated(page)
    // The radio button is invisible: the shopper presses the colour.
    await page.getByTitle('Sage').click()
    assert.equal(await page.getByRole('radio', { name: 'Sage' }).isChecked(), true)
    await page.getByLabel('Name or word on the mug').fill('Grandma')
    await page
      .getByRole('region', { name: /^Pictures/ })
      .locator('textPath', { hasText: 'Grandma' })
      .first()
      .waitFor()
    await page.getByText('can’t be returned for a change of mind').first().waitFor()
    await page.getByLabel('Name or word on the mug').fill('A name that is far too long')
    await page.getByText('At most 12 characters fit').waitFor()
    await page.getByLabel('Name or word on the mug').fill('Oma 🐣')
    await page.getByText('We can’t make 🐣 on this gift').waitFor()
    await page.getByLabel('Name or word on the mug').fill('Oma')
    await page.getByLabel('Deliver to').selectOption({ label: 'Japan' })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').getByText('“Oma”').waitFor()
  }))

test('on a phone the filters are in a sheet that stays open while the list changes', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/classify/mothers-day`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('complementary', { name: 'Filters' })
    await sheet.getByRole('link', { name: /^Floral/ }).click()
    await sheet.getByRole('button', { name: /^Show \d+ gifts?$/ }).waitFor()
    await until(
      () => Promise.resolve(page.url()),
      (url) => url.includes('tag=floral'),
    )
    await screenshot(page, 'filters')
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await page.getByRole('link', { name: 'Remove filter: Floral' }).waitFor()
    await sheet.waitFor({ state: 'hidden' })
  }))

test('filters, sorting, pages and search work without JavaScript', (t) =>
  withPage(t, { javaScript: false }, async (page, faults) => {
    // Chromium refuses to preload scripts that it may not run.
    faults.allow(/request failed: csp .*\.js$/)
    await page.goto(`${shop.origin}/classify/easter`)
    await page.getByLabel('To', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Apply' }).click()
    assert.ok((await prices(page)).every((price) => price <= 20))
    await page.getByRole('button', { name: /^Sort:/ }).click()
    await page.getByRole('link', { name: 'Price low to high' }).click()
    const shown = await prices(page)
    assert.deepEqual(shown, sorted(shown, 1))
    assert.match(page.url(), /max=20/)

    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('link', { name: /^Easter bunnies \d+$/ }).click()
    await filters.getByRole('link', { name: /^Handmade \d+$/ }).click()
    const { searchParams } = new URL(page.url())
    assert.deepEqual(
      ['max', 'sort', 'category', 'tag'].map((key) => searchParams.get(key)),
      ['20', 'price-asc', 'easter-bunnies', 'handmade'],
    )
    // The address contains the whole state: another shopper sees the same list.
    const shared = await cards(page).getByRole('heading').allTextContents()
    assert.ok(shared.length > 0)
    await page.goto(page.url())
    assert.deepEqual(await cards(page).getByRole('heading').allTextContents(), shared)

    await page.getByRole('searchbox').fill('bunny')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { name: 'Results for “bunny”' }).waitFor()
    assert.ok((await cards(page).count()) > 0)

    await page.goto(`${shop.origin}/search`)
    await page.getByRole('link', { name: 'Page 2' }).click()
    assert.match(page.url(), /page=2/)
    assert.ok((await cards(page).count()) > 0)
  }))

test('the keyboard alone filters a list and opens a product', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/?day=2027-03-01`)
    await untilHydrated(page)
    await page.keyboard.press('Tab')
    assert.equal(await focused(page), 'Skip to content')
    await tabTo(page, 'Easter')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Easter', exact: true }).waitFor()
    await tabTo(page, 'Sort: Recommended')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Price low to high')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sort: Price low to high' }).waitFor()
    const first = (await cards(page).first().getByRole('heading').textContent()) ?? ''
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: first }).waitFor()
    await tabTo(page, 'Add to cart')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
  }))

test('a shopper changes language and country on any page and stays there', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/name-mug`)
    await untilHydrated(page)
    const chooser = page.getByRole('banner').getByRole('button', { name: 'Language and country' })
    assert.match((await chooser.textContent()) ?? '', /US · \$/)
    await chooser.click()
    await page.getByRole('banner').getByText('Country and currency').click()
    await page.getByRole('link', { name: 'Germany' }).click()
    await page.waitForURL(/ce=DE/)
    await page.getByText('€').first().waitFor()
    // The panel moves while the code of its lists loads.
    await untilComplete(page)
    // The country in the footer opens the same panel.
    const below = page.getByRole('contentinfo').getByRole('button', { name: 'Language and country' })
    // Blocks above the footer load when they come into view, and move it.
    await below.scrollIntoViewIfNeeded()
    await untilComplete(page)
    await below.click()
    await page.getByRole('banner').getByText('Language', { exact: true }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    // The same product has another address in each language.
    await page.waitForURL(/\/de\/steinzeugbecher-mit-namen/)
    const hrefOf = (tag: string) => page.locator(`link[hreflang="${tag}"]`).getAttribute('href')
    assert.equal(await hrefOf('fr-FR'), `${shop.origin}/fr/mug-en-gres-personnalise`)
    assert.equal(await hrefOf('x-default'), `${shop.origin}/name-mug`)
    const cookies = await page.context().cookies()
    assert.deepEqual(
      cookies
        .filter(({ name }) => name === 'locale' || name === 'country')
        .map(({ value, path, sameSite, secure }) => `${value} ${path} ${sameSite} ${secure}`)
        .sort(),
      ['DE / Lax false', 'de / Lax false'],
    )
    const lifetimes = cookies.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400))
    assert.deepEqual(lifetimes, [365, 365])
  }))

/** Accessible name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document
    const words = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    return words.replaceAll(/\s+/g, ' ').trim()
  })
}

/** Presses Tab until an element whose name starts with `name` has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await focused(page)).startsWith(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

test('a short header with search and cart appears when scrolling up', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/classify/mothers-day`)
    await untilHydrated(page)
    const bar = page.getByRole('navigation', { name: 'Search for a gift' })
    const shown = async (is: boolean) =>
      until(
        () => bar.count(),
        (count) => count > 0 === is,
      )
    await page.mouse.wheel(0, 900)
    // Its code loads with the first scroll after the page is complete.
    await until(
      async () => {
        await page.mouse.wheel(0, 40)
        return page.locator('.scroll-bar').count()
      },
      (count) => count === 1,
    )
    await shown(false)
    await page.mouse.wheel(0, -200)
    await shown(true)
    assert.equal((await bar.boundingBox())?.height, 56)
    await expectNoAxeViolations(page)
    await bar.getByRole('button', { name: 'Search for a gift' }).click()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'query')
    await shown(false)
  }))

test('the footer shows payment methods, seller and terms; on phones its groups open on press', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await page.goto(shop.origin)
    await untilHydrated(page)
    const footer = page.getByRole('contentinfo')
    const marks = footer.getByRole('list', { name: 'Payment methods' }).getByRole('img')
    const names = await marks.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
    assert.deepEqual(names, ['Visa', 'Mastercard', 'PayPal', 'Apple Pay', 'Google Pay', 'Klarna'])
    await footer.getByText('© Posy Gifts GmbH').waitFor()
    await footer.getByRole('link', { name: 'Terms' }).waitFor()
    const withdrawal = footer.getByRole('link', { name: 'Withdraw from the contract here' })
    assert.equal(await withdrawal.count(), 0, 'the right exists in Europe')
    assert.equal(await footer.getByRole('link', { name: 'Track an order' }).count(), 0)
    await footer.getByText('Customer service').click()
    await footer.getByRole('link', { name: 'Track an order' }).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await footer.getByRole('link', { name: 'About us' }).waitFor()
    await page.goto(`${shop.origin}/name-mug?ce=DE`)
    await withdrawal.click()
    await page.getByRole('heading', { name: 'Track your order', level: 1 }).waitFor()
  }))
