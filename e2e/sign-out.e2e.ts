// A browser that several people use: what the next visitor has after a sign-out.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openScreen, pressSave, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { addBunny, bunny, choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { clickLink, holdReply, openSignedIn, signInAgain } from './steps.ts'

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
    const { arrived, release } = await holdReply(page, 'cart.view')
    await page.goto(`${shop.origin}/cart`)
    await arrived
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

test('a sign-in while the guest’s cart loads shows the cart of the customer', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(lateOverview)
    const email = 'back@example.com'
    await openSignedIn(page, shop, email, '/user/center')
    await addBunny(page, shop.origin)
    await page.goto(`${shop.origin}/user/center`)
    await signOut(page)
    const { arrived, release } = await holdReply(page, 'cart.view')
    await page.goto(`${shop.origin}/cart`)
    await arrived
    await clickLink(page, '/user/center')
    await signInAgain(page, shop, email)
    await page.locator('.account-page').waitFor()
    release()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  }))

test('an order that is placed during a sign-out in another tab can be paid, and is shown', (t) =>
  withPage(t, {}, async (page) => {
    const email = 'buyer@example.com'
    await openSignedIn(page, shop, email, '/user/center')
    await addBunny(page, shop.origin)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, email)
    const { arrived, release } = await holdReply(page, 'order.place')
    await order(page)
    await arrived
    const other = await page.context().newPage()
    await other.goto(`${shop.origin}/user/center`)
    await signOut(other)
    release()
    await choosePayment(page, 'Approve')
    await seeThanks(page)
  }))

test('an order whose reply is lost during a sign-out is found by the repeated call', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/ERR_CONNECTION_RESET/)
    const email = 'repeated@example.com'
    await openSignedIn(page, shop, email, '/user/center')
    await addBunny(page, shop.origin)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, email)
    const other = await page.context().newPage()
    await other.goto(`${shop.origin}/user/center`)
    let isLost = false
    await page.route('**/*', async (route) => {
      if (isLost || !route.request().postData()?.includes('order.place')) return route.fallback()
      isLost = true
      await route.fetch()
      await signOut(other)
      await route.abort('connectionreset')
    })
    await order(page)
    await choosePayment(page, 'Approve')
    await seeThanks(page)
  }))

test('a sign-out from the shop does not disturb staff in another tab', (t) =>
  withStaffPage(t, shop, {}, async (page) => {
    const other = await page.context().newPage()
    await openSignedIn(other, shop, 'staff@example.com', '/user/center')
    await openScreen(page, shop, '/settings/shop')
    await page.getByLabel('Show “only a few left” below').fill('9')
    const { arrived, release } = await holdReply(page, 'admin.changeSettings')
    await pressSave(page)
    await arrived
    await signOut(other)
    release()
    await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
  }))
