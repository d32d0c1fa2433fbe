// A page whose code does not load: it is readable, says that it is incomplete, and offers to reload.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { untilHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

for (const [what, file] of [
  ['the entry', /\/entry-client-[^/]+\.js$/],
  ['a screen', /\/ProductScreen-[^/]+\.js$/],
  ['the texts of a screen', /-ProductScreen\.js$/],
] as const)
  test(`without ${what} a page says that it is incomplete, and one press loads it again`, (t) =>
    withPage(t, {}, async (page, faults) => {
      faults.allow(/ERR_FAILED|dynamically imported module|^error: $/)
      const note = page.getByText('This page didn’t load completely')
      await page.route(file, (route) => route.abort())
      await page.goto(`${shop.origin}/plush-teddy`)
      await note.waitFor()
      assert.ok(await page.getByRole('heading', { level: 1 }).isVisible())
      await page.unroute(file)
      await page.getByRole('link', { name: 'Try again' }).click()
      await note.waitFor({ state: 'hidden' })
      await untilHydrated(page)
      await page.getByLabel('Without a name or text').check()
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    }))

test('without the code of the cart a product stays on the page, and the next press adds it', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/ERR_FAILED/)
    const code = /\/add-selection-[^/]+\.js$/
    await page.route(code, (route) => route.abort())
    await page.goto(`${shop.origin}/name-mug`)
    await untilHydrated(page)
    const text = page.locator('main > :not([data-kept]) [name="personalText"]')
    await text.fill('Ada')
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await page.getByText('We couldn’t reach the shop').first().waitFor()
    assert.equal(await text.inputValue(), 'Ada')
    await page.unroute(code)
    await add.click()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
  }))

test('the first script of a page loads no other code before the first paint', async () => {
  const document = await (await fetch(`${shop.origin}/plush-teddy`)).text()
  const [, address = ''] = /<script type="module" src="([^"]+)" data-entry/.exec(document) ?? []
  const code = await (await fetch(new URL(address, shop.origin))).text()
  assert.ok(code.length > 0 && code.length < 2_000, `${code.length} characters`)
  assert.doesNotMatch(code, /\bfrom\s*["'`]|\bimport\s*["'`]/)
})
