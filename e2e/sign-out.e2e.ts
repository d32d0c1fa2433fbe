// A browser that several people use: what the next visitor has after a sign-out.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { withPage } from './browser.ts'
import { addBunny, bunny } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { clickLink, openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** The page of the account may load its overview again during the sign-out. */
const lateOverview = / 401 POST \S+ account\.overview/
const emptyCart = (page: Page) => page.getByRole('link', { name: 'Cart', exact: true })
const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem('cart'))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL(`${shop.origin}/`)
  await emptyCart(page).waitFor()
}

test('a reply that arrives after the sign-out does not bring back the cart', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(lateOverview)
    await openSignedIn(page, shop, 'late@example.com', '/user/center')
    await addBunny(page, shop.origin)
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const isView = (request: Request) => request.postData()?.includes('cart.view') === true
    await page.route('**/*', async (route) => {
      if (!isView(route.request())) return route.fallback()
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    await Promise.all([page.waitForRequest(isView), page.goto(`${shop.origin}/cart`)])
    await page.getByRole('link', { name: 'Account' }).first().click()
    await signOut(page)
    await clickLink(page, '/cart')
    await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor()
    release()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    assert.ok(!(await storedCart(page))?.includes(bunny))
  }))

test('what the next guest puts into the cart of the same document survives a reload', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(lateOverview)
    await openSignedIn(page, shop, 'first@example.com', '/user/center')
    await signOut(page)
    await clickLink(page, '/chocolate-bunny')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.waitForFunction(() => localStorage.getItem('cart'))
    await page.goto(`${shop.origin}/cart`)
    await page.locator('.cart-screen:not([aria-busy])').getByRole('heading', { name: bunny }).waitFor()
  }))
