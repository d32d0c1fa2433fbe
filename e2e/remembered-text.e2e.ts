// A text that was typed for one product is drawn on the other ones, in lists and on their pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { stepTo } from './step-through.ts'
import { openHydrated, openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** Not on the visited pages behind it. */
const shown = (page: Page) => page.locator('main > :not([data-kept])')
const field = (page: Page) => shown(page).locator('[name="personalText"]')
const card = (page: Page, product: string) => shown(page).locator(`.product-card:has(a[href*="${product}"])`)
const textOn = (page: Page, product: string) =>
  card(page, product).locator('.typed-text-picture[data-loaded] text')

/** And waits for the pause after the last key press. */
async function typeText(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.waitForFunction((typed) => sessionStorage.getItem('typed-text') === typed, text)
}

test('lists and other products show the typed text, where the product can have it', (t) =>
  withPage(t, { pictures: true }, async (page) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('catalog.letterings')) calls.push(request.url())
    })
    await openHydrated(page, `${shop.origin}/name-mug`)
    await typeText(page, 'Ida')
    await stepTo(page, '/classify/personalised')
    for (const product of ['name-mug', 'tote-bag', 'linen-notebook']) {
      await card(page, product).scrollIntoViewIfNeeded()
      await textOn(page, product).getByText('Ida').waitFor()
    }
    const asked = calls.map((url) => new URL(url).searchParams.get('keys[]')!.split(','))
    assert.ok(
      asked.some((keys) => ['name-mug', 'tote-bag', 'linen-notebook'].every((key) => keys.includes(key))),
      `one call for a list: ${calls.join()}`,
    )
    assert.equal(new Set(asked.flat()).size, asked.flat().length, `each product once: ${calls.join()}`)
    await card(page, 'signature-gift-box').locator('.typed-text-tag').getByText('Ida').waitFor()
    await stepTo(page, '/tote-bag')
    assert.equal(await field(page).inputValue(), 'Ida')
    await shown(page).locator('.gallery .drawn-text').first().getByText('Ida').waitFor()

    await stepTo(page, '/name-mug')
    await typeText(page, 'Ида')
    await stepTo(page, '/classify/personalised')
    await textOn(page, 'name-mug').getByText('Ида').waitFor()
    assert.equal(await textOn(page, 'heart-necklace').count(), 0)
    assert.equal(
      await card(page, 'heart-necklace').locator('.typed-text-tag').count(),
      0,
      'no room or letters',
    )
    await stepTo(page, '/heart-necklace')
    assert.equal(await field(page).inputValue(), '')

    await stepTo(page, '/name-mug')
    await typeText(page, '')
    await stepTo(page, '/classify/personalised')
    assert.equal(await shown(page).locator('.typed-text-picture, .typed-text-tag').count(), 0)
  }))

test('a reload keeps the typed text, and the sign-out removes it', (t) =>
  withPage(t, {}, async (page) => {
    await openSignedIn(page, shop, 'ida@example.com', '/user/center')
    await stepTo(page, '/name-mug')
    await typeText(page, 'Ida')
    await page.reload()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="personalText"]')?.value === 'Ida',
    )
    await stepTo(page, '/user/center')
    await shown(page).getByRole('button', { name: 'Sign out' }).first().click()
    await page.waitForFunction(() => sessionStorage.getItem('typed-text') === '')
  }))
